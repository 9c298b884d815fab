/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What the feed is written in.
 */
export type ContentFeedFormat = typeof ContentFeedFormat[keyof typeof ContentFeedFormat];


export const ContentFeedFormat = {
  rss: 'rss',
  atom: 'atom',
  json: 'json',
} as const;
