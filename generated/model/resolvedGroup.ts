/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { LayoutArea } from './layoutArea.ts';
import type { ResolvedSection } from './resolvedSection.ts';
import type { Uuid } from './uuid.ts';

/**
 * A group of sections at a moment.
 */
export interface ResolvedGroup {
  id: Uuid;
  /** What it is called in the console. */
  name: string;
  area: LayoutArea;
  /** How many columns its sections stand in. */
  columns: number;
  /** Whether visitors see it. */
  visible: boolean;
  /** All its sections, in their order. */
  sections: ResolvedSection[];
}
