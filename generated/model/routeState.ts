/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Whether visitors find what a route shows: dead where that is gone or was never said, else shadowed where another route takes its path first.
 */
export type RouteState = typeof RouteState[keyof typeof RouteState];


export const RouteState = {
  working: 'working',
  dead: 'dead',
  shadowed: 'shadowed',
} as const;
