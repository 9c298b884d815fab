/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SortOrder } from './sortOrder.ts';

export type SortOrderParameter = SortOrder;
