import type { ReactNode } from 'react';

/** One line of the palette: something to open, or to do. */
export interface PaletteEntry {
  /** Tells it from all others. */
  id: string;
  title: string;
  second?: string;
  picture: ReactNode;
  /** Address in the console; without one `run` does it. */
  href?: string;
  run?(): void;
  /** It leads to all that a group holds, and is set apart from the things. */
  isAll?: boolean;
}

/** Lines that belong together, under a heading. */
export interface PaletteGroup {
  id: string;
  label: string;
  /** How many there are in all, where more than those shown. */
  total?: number;
  /** What the service calls the kind of its things: Tab looks for these alone. */
  kind?: string;
  entries: readonly PaletteEntry[];
}
