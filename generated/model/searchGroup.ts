/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SearchItem } from './searchItem.ts';
import type { SearchKind } from './searchKind.ts';

/**
 * The things of one kind that fit.
 */
export interface SearchGroup {
  kind: SearchKind;
  /**
     * How many fit in all: as many as the list of this kind finds.
     * @minimum 0
     */
  total: number;
  /** The first of them, those first in whose name a word begins as what is looked for. */
  items: SearchItem[];
}
