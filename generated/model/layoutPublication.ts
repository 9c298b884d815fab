/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * A publish of a layout.
 */
export interface LayoutPublication {
  id: Uuid;
  /** When the last part of it was saved. */
  publishedAt: string;
  /**
     * Who published.
     * @nullable
     */
  publishedBy: string | null;
  /**
     * How many sections the layout had then.
     * @minimum 0
     */
  sectionCount: number;
}
