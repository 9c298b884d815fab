/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What it is.
 */
export type LayoutUseType = typeof LayoutUseType[keyof typeof LayoutUseType];


export const LayoutUseType = {
  page: 'page',
} as const;
