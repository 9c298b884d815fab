/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { LayoutArea } from './layoutArea.ts';
import type { Section } from './section.ts';
import type { Uuid } from './uuid.ts';

/**
 * A group of sections.
 */
export interface SectionGroup {
  id: Uuid;
  /** What it is called in the console. */
  name: string;
  area: LayoutArea;
  /**
     * How many columns its sections stand in.
     * @minimum 1
     * @maximum 4
     */
  columns: number;
  /** Whether visitors see it. */
  visible: boolean;
  /**
     * Its place among the groups, from 0.
     * @minimum 0
     */
  sortOrder: number;
  /** Its sections, in their order. */
  sections: Section[];
}
