/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What was done then.
 */
export type ArticleRevisionReason = typeof ArticleRevisionReason[keyof typeof ArticleRevisionReason];


export const ArticleRevisionReason = {
  created: 'created',
  saved: 'saved',
  published: 'published',
  unpublished: 'unpublished',
  deleted: 'deleted',
  restored: 'restored',
} as const;
