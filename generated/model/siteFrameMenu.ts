/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MenuGroupIdentifier } from './menuGroupIdentifier.ts';
import type { MenuItem } from './menuItem.ts';

/**
 * A group of the menu as pages show it.
 */
export interface SiteFrameMenu {
  identifier: MenuGroupIdentifier;
  /** What the group is called. */
  name: string;
  /** Whether the site shows it. */
  active: boolean;
  /** Its items, in their order. */
  children: MenuItem[];
}
