/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Which articles (specification §4): all that are not deleted, those that are published or will be, those that are not or no longer published, or the deleted ones.
 */
export type ArticleList = typeof ArticleList[keyof typeof ArticleList];


export const ArticleList = {
  latest: 'latest',
  published: 'published',
  unpublished: 'unpublished',
  deleted: 'deleted',
} as const;
