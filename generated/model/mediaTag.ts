/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Name } from './name.ts';
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
  /**
     * What the tag is called in each language that this differs in; `display` for the others.
     * @maxItems 10
     */
  titles?: Name[];
}
