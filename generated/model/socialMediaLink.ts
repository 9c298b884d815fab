/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SocialMediaLinkType } from './socialMediaLinkType.ts';

/**
 * An account in a social medium.
 */
export interface SocialMediaLink {
  /** The medium. */
  type: SocialMediaLinkType;
  /**
     * Address of the account, as specification §5 has it; its host must be one of the medium.
     * @minLength 1
     * @maxLength 2000
     */
  url: string;
  /**
     * Its place, from 0; where it stands in the list when left out.
     * @minimum 0
     * @maximum 10000
     */
  sortOrder?: number;
}
