/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListArticlesSortBy = typeof ListArticlesSortBy[keyof typeof ListArticlesSortBy];


export const ListArticlesSortBy = {
  lastModified: 'lastModified',
  publishedAt: 'publishedAt',
  deletedAt: 'deletedAt',
  header: 'header',
  sitePriority: 'sitePriority',
  author: 'author',
} as const;
