import { useSyncExternalStore } from 'react';

/** What of the palette is open: the search, or the list of keys. */
export type PalettePart = 'search' | 'keys';

let shown: PalettePart | undefined;
let early = '';
const listeners = new Set<() => void>();

/** Opens a part of the palette; undefined closes it. */
export function showPalette(part: PalettePart | undefined): void {
  shown = part;
  early = '';
  for (const notify of listeners) notify();
}

/** What is open; renders again when it changes. */
export function usePalettePart(): PalettePart | undefined {
  return useSyncExternalStore(subscribe, paletteShown);
}

/** What is open now. */
export const paletteShown = (): PalettePart | undefined => shown;

/** Keeps what is typed before the field of the search is there; tells whether the key was one of typing. */
export function typeEarly(key: string): boolean {
  if (key === 'Backspace') early = early.slice(0, -1);
  else if (key.length === 1) early += key;
  else return key === 'Enter';
  return true;
}

/** What was typed before the field of the search was there. */
export const typedEarly = (): string => early;

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
