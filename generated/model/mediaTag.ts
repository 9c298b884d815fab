/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { TagValue } from './tagValue.ts';

/**
 * A tag of an item. Written, its value is what counts.
 */
export interface MediaTag {
  value: TagValue;
  /**
     * Name of the tag.
     * @maxLength 300
     */
  name?: string;
}
