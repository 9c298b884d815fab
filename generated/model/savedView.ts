/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SavedViewFields } from './savedViewFields.ts';
import type { SavedViewRecord } from './savedViewRecord.ts';

/**
 * How somebody likes to look at a list.
 */
export type SavedView = SavedViewFields & SavedViewRecord & Required<Pick<SavedViewFields & SavedViewRecord, 'path' | 'name' | 'query' | 'shared'>>;
