/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The medium.
 */
export type SocialMediaLinkType = typeof SocialMediaLinkType[keyof typeof SocialMediaLinkType];


export const SocialMediaLinkType = {
  facebook: 'facebook',
  instagram: 'instagram',
  x: 'x',
  youtube: 'youtube',
  tiktok: 'tiktok',
  linkedin: 'linkedin',
} as const;
