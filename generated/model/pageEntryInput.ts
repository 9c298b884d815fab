/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PageEntryFields } from './pageEntryFields.ts';

/**
 * What one may send about a page. On an update a property that is left out keeps its value.
 */
export type PageEntryInput = PageEntryFields & Required<Pick<PageEntryFields, 'title' | 'slug' | 'layoutId'>>;
