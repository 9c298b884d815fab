/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PageEntryFields } from './pageEntryFields.ts';
import type { PageEntryRecord } from './pageEntryRecord.ts';

/**
 * A page of the site that is drawn with a layout (page organisation, specification §3).
 */
export type PageEntry = PageEntryFields & PageEntryRecord & Required<Pick<PageEntryFields & PageEntryRecord, 'title' | 'slug' | 'parentId' | 'layoutId' | 'routeId' | 'visible' | 'inSitemap' | 'sortOrder'>>;
