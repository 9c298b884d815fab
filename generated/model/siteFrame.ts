/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SiteFrameLang } from './siteFrameLang.ts';
import type { SiteFrameMenu } from './siteFrameMenu.ts';
import type { SiteFramePaths } from './siteFramePaths.ts';
import type { SocialMediaLink } from './socialMediaLink.ts';
import type { SponsorGroup } from './sponsorGroup.ts';

/**
 * What all pages of a public site share.
 */
export interface SiteFrame {
  /** Name of the site for visitors. */
  name: string;
  /** The language of its own words. */
  lang: SiteFrameLang;
  /** The zone that its moments are told in, such as `Europe/Stockholm`. */
  timeZone: string;
  /** What stands before each path of the site, without a slash at the end. */
  base: string;
  /**
     * Its crest: a mediaString, or a picture within its address.
     * @nullable
     */
  crest: string | null;
  /** The groups of its menu. */
  menu: SiteFrameMenu[];
  /** Its accounts in social media, in their order. */
  socialMedia: SocialMediaLink[];
  /** The groups of sponsors at the foot of every page: the main group of the network, then its own. */
  sponsors: SponsorGroup[];
  paths: SiteFramePaths;
}
