import { useSyncExternalStore } from 'react';

/** What of the palette is open: the search, or the list of keys. */
export type PalettePart = 'search' | 'keys';

let shown: PalettePart | undefined;
const listeners = new Set<() => void>();

/** Opens a part of the palette; undefined closes it. */
export function showPalette(part: PalettePart | undefined): void {
  shown = part;
  for (const notify of listeners) notify();
}

/** What is open; renders again when it changes. */
export function usePalettePart(): PalettePart | undefined {
  return useSyncExternalStore(subscribe, paletteShown);
}

/** What is open now. */
export const paletteShown = (): PalettePart | undefined => shown;

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
