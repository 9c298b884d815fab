/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What is done to an article.
 */
export type ArticleAction = typeof ArticleAction[keyof typeof ArticleAction];


export const ArticleAction = {
  publish: 'publish',
  unpublish: 'unpublish',
  delete: 'delete',
  restore: 'restore',
  duplicate: 'duplicate',
} as const;
