/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SearchGroup } from './searchGroup.ts';

/**
 * What was found, kind by kind.
 */
export interface SearchResult {
  /** The kinds of which something fits, and that the site has. */
  groups: SearchGroup[];
}
