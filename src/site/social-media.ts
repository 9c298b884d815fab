import type { SocialMediaLink } from '../../generated/model/socialMediaLink.ts';

/** What each of the social media calls itself. */
export const socialMediaNames: Readonly<Record<SocialMediaLink['type'], string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
};
