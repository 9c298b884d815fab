/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { HeldSectionGroup } from './heldSectionGroup.ts';
import type { LayoutKind } from './layoutKind.ts';
import type { LayoutSettings } from './layoutSettings.ts';
import type { SiteLayoutId } from './siteLayoutId.ts';

/**
 * What one may send about a layout. With the id of a layout of the site it changes that one, and a property that is left out keeps its value; without an id it makes one. With `sectionGroups` all its groups and sections are saved with it, whole; without them they stay as they are.
 */
export interface SiteLayoutInput {
  id?: SiteLayoutId;
  /**
     * What it is called; no other layout of the site has the name, letter case ignored.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  kind: LayoutKind;
  /** Whether the site shows it as its start page; setting it takes it from the one that was, which cannot give it up otherwise. */
  isStartPage?: boolean;
  /** Whether the site shows it; the start page is always shown. */
  active?: boolean;
  settings?: LayoutSettings;
  /**
     * All its groups, each with all its sections, in their order.
     * @maxItems 20
     */
  sectionGroups?: HeldSectionGroup[];
}
