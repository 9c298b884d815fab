/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SocialMediaLink } from './socialMediaLink.ts';

/**
 * The accounts of a site in social media.
 */
export interface SocialMediaLinks {
  /**
     * The links, in their order, each address once.
     * @maxItems 50
     */
  links: SocialMediaLink[];
}
