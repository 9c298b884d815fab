/** Addresses that the page leads to. */
export interface RolloverPlaces {
  list: string;
  /** The list of seasons. */
  seasons: string;
  competition(uuid: string): string;
  /** The rollover of all competitions of a season. */
  wholeSeason(seasonUuid: string): string;
  connectTeams(uuid: string): string;
}
