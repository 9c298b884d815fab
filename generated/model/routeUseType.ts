/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What it is.
 */
export type RouteUseType = typeof RouteUseType[keyof typeof RouteUseType];


export const RouteUseType = {
  menuItem: 'menuItem',
  slide: 'slide',
  page: 'page',
} as const;
