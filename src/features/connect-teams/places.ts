/** Addresses that the page leads to. */
export interface ConnectTeamsPlaces {
  list: string;
  competition(uuid: string): string;
  team(uuid: string): string;
}
