/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MenuGroupIdentifier } from './menuGroupIdentifier.ts';
import type { MenuItem } from './menuItem.ts';
import type { MenuMeta } from './menuMeta.ts';

/**
 * What one may send about a menu group. It replaces the whole group; `identifier` stays as it was made.
 */
export interface MenuGroupInput {
  identifier: MenuGroupIdentifier;
  /**
     * What the group is called.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /** Whether the site shows it. */
  active: boolean;
  meta: MenuMeta;
  /**
     * Its items, in their order.
     * @maxItems 2000
     */
  children: MenuItem[];
}
