/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { LayoutArea } from './layoutArea.ts';
import type { Uuid } from './uuid.ts';

/**
 * A group of a layout without its sections. One with an unknown id is made.
 */
export interface SectionGroupInput {
  layoutId: Uuid;
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
     * Its place among the groups, from 0.
     * @minimum 0
     * @maximum 1000
     */
  sortOrder?: number;
}
