/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SavedView } from './savedView.ts';

/**
 * Saved views, by name.
 */
export type SavedViews = SavedView[];
