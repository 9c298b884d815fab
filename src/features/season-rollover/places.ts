/** Addresses that the page leads to. */
export interface RolloverPlaces {
  list: string;
  competition(uuid: string): string;
  connectTeams(uuid: string): string;
}
