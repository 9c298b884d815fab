/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What it is; gameMetadata is a logo of game metadata, a video refers to its thumbnail, a layout by its settings, sections and slides.
 */
export type MediaUseType = typeof MediaUseType[keyof typeof MediaUseType];


export const MediaUseType = {
  team: 'team',
  player: 'player',
  staff: 'staff',
  gameMetadata: 'gameMetadata',
  video: 'video',
  article: 'article',
  sponsor: 'sponsor',
  layout: 'layout',
} as const;
