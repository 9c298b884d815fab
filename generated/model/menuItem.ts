/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MenuItemType } from './menuItemType.ts';
import type { MenuRoute } from './menuRoute.ts';
import type { Uuid } from './uuid.ts';

/**
 * An item of a menu (specification §3). Ids of new items are made by whoever adds them; at most ten levels of items stand in each other. An item of the main group titled More or Mer is locked: it stays, keeps its title and its place at the end.
 */
export interface MenuItem {
  id: Uuid;
  /**
     * Name of the item for the public site; no other item of the menu has it, letter case ignored.
     * @minLength 1
     * @maxLength 100
     * @pattern ^\S+$
     */
  identifier: string;
  /** A part of the site, a page, or an address elsewhere. */
  type: MenuItemType;
  /**
     * What visitors read.
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  title: string;
  route: MenuRoute | null;
  /**
     * The items below it, in their order; none in the secondary group.
     * @maxItems 2000
     */
  children: MenuItem[];
  /**
     * Id of the item that it stands below; null at the top.
     * @minLength 1
     * @maxLength 60
     * @nullable
     * @pattern ^[A-Za-z0-9_-]+$
     */
  parentId: string | null;
  /** Whether its children are hidden until asked for. */
  collapsed: boolean;
  /** Whether its children open when it is pointed at. */
  hover: boolean;
  /** Whether it must stay. The service sets it from the title; a locked item cannot be unlocked. */
  locked: boolean;
  /** Whether it opens outside the site. */
  external: boolean;
}
