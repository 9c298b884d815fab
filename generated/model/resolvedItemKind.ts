/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What it is.
 */
export type ResolvedItemKind = typeof ResolvedItemKind[keyof typeof ResolvedItemKind];


export const ResolvedItemKind = {
  slide: 'slide',
  article: 'article',
  video: 'video',
  image: 'image',
  game: 'game',
  tableRow: 'tableRow',
  statisticsRow: 'statisticsRow',
  sponsor: 'sponsor',
  ad: 'ad',
  shopCategory: 'shopCategory',
  socialLink: 'socialLink',
  text: 'text',
} as const;
