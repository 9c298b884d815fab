/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MergedFigures } from './mergedFigures.ts';
import type { MergedReferences } from './mergedReferences.ts';

/**
 * What a merge would rewrite.
 */
export interface MergePreview {
  /** Figures of one competition that both have, which are added up, the latest season first. */
  figures: MergedFigures[];
  /** What refers to the one that ends, by kind; the most of them first. */
  references: MergedReferences[];
}
