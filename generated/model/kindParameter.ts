/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MergeKind } from './mergeKind.ts';

export type KindParameter = MergeKind;
