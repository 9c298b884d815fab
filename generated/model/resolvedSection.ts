/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { LayoutProblem } from './layoutProblem.ts';
import type { ResolvedItem } from './resolvedItem.ts';
import type { ResolvedSectionState } from './resolvedSectionState.ts';
import type { SectionConfig } from './sectionConfig.ts';
import type { SectionFound } from './sectionFound.ts';
import type { SectionTypeName } from './sectionTypeName.ts';
import type { Uuid } from './uuid.ts';

/**
 * A section at a moment, with what it holds then. Visitors see it while its state is `shown`.
 */
export interface ResolvedSection {
  id: Uuid;
  type: SectionTypeName;
  /** What stands above it. */
  title: string;
  /** Whether the title is shown. */
  showTitle: boolean;
  /** How many columns of its group it takes. */
  span: number;
  /** Whether visitors see it, and why not. */
  state: ResolvedSectionState;
  config: SectionConfig;
  /** What it holds, in its order. */
  items: ResolvedItem[];
  found: SectionFound;
  /** What is wrong with it. */
  problems: LayoutProblem[];
}
