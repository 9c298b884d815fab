/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { LayoutArea } from './layoutArea.ts';
import type { SectionInput } from './sectionInput.ts';
import type { Uuid } from './uuid.ts';

/**
 * A group with its sections as it is edited. Its place follows from the order of the list that it stands in.
 */
export interface HeldSectionGroup {
  id: Uuid;
  /**
     * What it is called in the console.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  area?: LayoutArea;
  /**
     * How many columns its sections stand in.
     * @minimum 1
     * @maximum 4
     */
  columns?: number;
  /** Whether visitors see it. */
  visible?: boolean;
  /**
     * What the service says of its place; not looked at.
     * @minimum 0
     * @maximum 1000
     */
  sortOrder?: number;
  /**
     * Its sections, in their order.
     * @maxItems 40
     */
  sections: SectionInput[];
}
