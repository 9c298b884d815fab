/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Whether an article needs one of the tags or all of them.
 */
export type ArticleListConfigMatch = typeof ArticleListConfigMatch[keyof typeof ArticleListConfigMatch];


export const ArticleListConfigMatch = {
  any: 'any',
  all: 'all',
} as const;
