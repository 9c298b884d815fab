/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SectionTypeName } from './sectionTypeName.ts';
import type { Uuid } from './uuid.ts';

/**
 * A section of the published start page.
 */
export interface StartPageSection {
  id: Uuid;
  type: SectionTypeName;
  /**
     * What stands above it.
     * @maxLength 120
     */
  title: string;
  /** Whether visitors see it. */
  visible: boolean;
  /**
     * When it appears; null at once.
     * @nullable
     */
  visibleFrom: string | null;
  /**
     * When it disappears; null never.
     * @nullable
     */
  visibleUntil: string | null;
  /**
     * Its place on the page, from 0.
     * @minimum 0
     */
  sortOrder: number;
}
