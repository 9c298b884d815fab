/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What it is; an article shows a logo of it.
 */
export type SponsorUseType = typeof SponsorUseType[keyof typeof SponsorUseType];


export const SponsorUseType = {
  group: 'group',
  mainGroup: 'mainGroup',
  article: 'article',
} as const;
