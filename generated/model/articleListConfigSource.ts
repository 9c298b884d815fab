/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Where its articles come from: the newest, those with its tags, or only the pinned ones.
 */
export type ArticleListConfigSource = typeof ArticleListConfigSource[keyof typeof ArticleListConfigSource];


export const ArticleListConfigSource = {
  latest: 'latest',
  tags: 'tags',
  manual: 'manual',
} as const;
