/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SponsorUseType } from './sponsorUseType.ts';

/**
 * Somewhere that a sponsor stands.
 */
export interface SponsorUse {
  /** What it is; a section shows a group that it stands in or a logo of it, a slide and an article a logo of it. */
  type: SponsorUseType;
  /** Its identifier. */
  id: string;
  /** What it is called. */
  title: string;
  /** Its page in the console. */
  path: string;
}
