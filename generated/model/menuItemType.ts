/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * A part of the site, a page, or an address elsewhere.
 */
export type MenuItemType = typeof MenuItemType[keyof typeof MenuItemType];


export const MenuItemType = {
  feature: 'feature',
  page: 'page',
  external: 'external',
} as const;
