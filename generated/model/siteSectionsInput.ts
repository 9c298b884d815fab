/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SectionInput } from './sectionInput.ts';
import type { Uuid } from './uuid.ts';

/**
 * All sections of a layout. What is missing is deleted.
 */
export interface SiteSectionsInput {
  layoutId: Uuid;
  /**
     * The sections of all groups; in each group they stand in the order of this list.
     * @maxItems 800
     */
  sections: SectionInput[];
}
