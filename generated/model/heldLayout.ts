/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { HeldSectionGroup } from './heldSectionGroup.ts';
import type { LayoutSettings } from './layoutSettings.ts';
import type { Uuid } from './uuid.ts';

/**
 * A layout as it is edited, saved or not.
 */
export interface HeldLayout {
  id?: Uuid;
  /**
     * What it is called.
     * @maxLength 100
     */
  name?: string;
  settings?: LayoutSettings;
  /**
     * Its groups with their sections, in their order.
     * @maxItems 20
     */
  sectionGroups: HeldSectionGroup[];
}
