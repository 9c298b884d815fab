/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { TagName } from './tagName.ts';

/**
 * What one may send about a new tag.
 */
export interface TagInput {
  name: TagName;
}
