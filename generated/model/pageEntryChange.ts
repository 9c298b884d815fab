/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PageEntryFields } from './pageEntryFields.ts';

/**
 * What changes in a page; a property that is left out keeps its value.
 */
export type PageEntryChange = PageEntryFields;
