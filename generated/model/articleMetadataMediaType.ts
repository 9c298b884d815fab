/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Whether its main media is an item of the library or embedded (specification §3).
 */
export type ArticleMetadataMediaType = typeof ArticleMetadataMediaType[keyof typeof ArticleMetadataMediaType];


export const ArticleMetadataMediaType = {
  library: 'library',
  embedded: 'embedded',
} as const;
