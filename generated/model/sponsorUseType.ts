/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What it is; a section shows a group that it stands in or a logo of it, a slide and an article a logo of it.
 */
export type SponsorUseType = typeof SponsorUseType[keyof typeof SponsorUseType];


export const SponsorUseType = {
  group: 'group',
  mainGroup: 'mainGroup',
  section: 'section',
  slide: 'slide',
  article: 'article',
} as const;
