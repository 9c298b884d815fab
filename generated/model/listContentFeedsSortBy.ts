/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListContentFeedsSortBy = typeof ListContentFeedsSortBy[keyof typeof ListContentFeedsSortBy];


export const ListContentFeedsSortBy = {
  name: 'name',
  url: 'url',
  format: 'format',
  createdAt: 'createdAt',
} as const;
