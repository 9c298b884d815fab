import type { KeptText } from '../tree/use-closed-rows.ts';

/** Addresses that the page leads to. */
export interface MenuPlaces {
  home: string;
  routes: string;
  route(id: string): string;
}

/** Props of the page of the menu. */
export interface MenuPageProps {
  places: MenuPlaces;
  /** Keeps what of the tree is closed; left out, it is forgotten with the page. */
  kept?: KeptText | undefined;
}
