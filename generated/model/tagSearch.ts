/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { TagResourceType } from './tagResourceType.ts';

/**
 * What a search for tags asks.
 */
export interface TagSearch {
  /**
     * Text to search for, letter case, marks and surrounding blanks ignored. Empty: the newest.
     * @maxLength 100
     */
  searchString: string;
  /**
     * Only tags of these kinds.
     * @maxItems 5
     */
  onlyResourceTypes?: TagResourceType[];
  /**
     * No tags of these kinds.
     * @maxItems 5
     */
  excludeResourceTypes?: TagResourceType[];
}
