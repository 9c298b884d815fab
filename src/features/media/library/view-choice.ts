/** How a list of media is shown. */
export type MediaView = 'grid' | 'table';

const keyOf = (user: string): string => `touchline.mediaView.${user}`;

/** How a user wants media shown; as a grid until told otherwise, or where storage is refused. */
export function readMediaView(user: string): MediaView {
  try {
    return localStorage.getItem(keyOf(user)) === 'table' ? 'table' : 'grid';
  } catch {
    return 'grid';
  }
}

/** Keeps a user's choice in this browser. Without storage it lasts until the page is left. */
export function keepMediaView(user: string, view: MediaView): void {
  try {
    localStorage.setItem(keyOf(user), view);
  } catch {
    // The list shows it all the same.
  }
}
