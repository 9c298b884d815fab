/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Day } from './day.ts';

export type ChangedUntilParameter = Day;
