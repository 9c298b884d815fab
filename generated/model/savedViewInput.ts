/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SavedViewFields } from './savedViewFields.ts';

/**
 * What one may send about a view.
 */
export type SavedViewInput = SavedViewFields & Required<Pick<SavedViewFields, 'path' | 'name' | 'query' | 'shared'>>;
