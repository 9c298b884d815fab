/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * How they are drawn.
 */
export type ArticleListConfigDisplay = typeof ArticleListConfigDisplay[keyof typeof ArticleListConfigDisplay];


export const ArticleListConfigDisplay = {
  cards: 'cards',
  list: 'list',
  headline: 'headline',
} as const;
