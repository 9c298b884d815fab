/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { TagResourceType } from './tagResourceType.ts';

export type SearchDeactivatedTagsParams = {
/**
 * Text to search for, letter case, marks and surrounding blanks ignored.
 * @maxLength 100
 */
searchQuery?: string;
/**
 * Only tags of these kinds.
 * @maxItems 5
 */
include?: TagResourceType[];
/**
 * No tags of these kinds.
 * @maxItems 5
 */
exclude?: TagResourceType[];
/**
 * At most so many tags.
 * @minimum 1
 * @maximum 100
 */
count?: number;
};
