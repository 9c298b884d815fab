/** Addresses that the page leads to. */
export interface MenuPlaces {
  home: string;
  routes: string;
  route(id: string): string;
}
