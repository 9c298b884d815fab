/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * How far it has come: never published, to be published at a moment ahead, published, no longer published, over since `unpublishAt`, or deleted.
 */
export type ArticleState = typeof ArticleState[keyof typeof ArticleState];


export const ArticleState = {
  draft: 'draft',
  scheduled: 'scheduled',
  published: 'published',
  unpublished: 'unpublished',
  expired: 'expired',
  deleted: 'deleted',
} as const;
