/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What a layout is for.
 */
export type LayoutKind = typeof LayoutKind[keyof typeof LayoutKind];


export const LayoutKind = {
  startPage: 'startPage',
  page: 'page',
  article: 'article',
  team: 'team',
  game: 'game',
} as const;
