/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MenuGroup } from './menuGroup.ts';
import type { Route } from './route.ts';

/**
 * The menu of a site.
 */
export interface Menu {
  /** Its groups, as many as there are, main first. */
  menu: MenuGroup[];
  /** All routes of the site by path, when asked for. */
  routes?: Route[];
}
