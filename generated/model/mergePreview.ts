/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MergedReferences } from './mergedReferences.ts';

/**
 * What a merge would rewrite.
 */
export interface MergePreview {
  /** What refers to the one that ends, by kind; the most of them first. */
  references: MergedReferences[];
}
