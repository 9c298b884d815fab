/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListRoutesSortBy = typeof ListRoutesSortBy[keyof typeof ListRoutesSortBy];


export const ListRoutesSortBy = {
  path: 'path',
  title: 'title',
} as const;
