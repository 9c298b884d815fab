/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What the body is: plain text (v1), HTML (v2) or a document of the editor (v3). Only v3 is written; the others are read.
 */
export type ArticleVersion = typeof ArticleVersion[keyof typeof ArticleVersion];


export const ArticleVersion = {
  v1: 'v1',
  v2: 'v2',
  v3: 'v3',
} as const;
