/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { InstanceId } from './instanceId.ts';
import type { SponsorGroupName } from './sponsorGroupName.ts';
import type { SponsorId } from './sponsorId.ts';
import type { SponsorState } from './sponsorState.ts';

/**
 * The part of a sponsor that the service keeps or derives.
 */
export interface SponsorRecord {
  id: SponsorId;
  instanceId: InstanceId;
  state: SponsorState;
  /**
     * Days until the last one of its contract, which is 0; negative after it, null without an end.
     * @nullable
     */
  daysLeft: number | null;
  /** Whether its contract has no last day. */
  isOpenEnded: boolean;
  /**
     * The host of its address, without `www.`.
     * @nullable
     */
  host: string | null;
  /**
     * Its address with its parameters.
     * @nullable
     */
  clickUrl: string | null;
  /**
     * Address of the logo's picture; null without one.
     * @nullable
     */
  logoUrl: string | null;
  /**
     * Address of the picture of the logo on dark ground; null without one.
     * @nullable
     */
  logoDarkUrl: string | null;
  /**
     * Width of the logo, pixels.
     * @minimum 1
     * @nullable
     */
  logoWidth: number | null;
  /**
     * Height of the logo, pixels.
     * @minimum 1
     * @nullable
     */
  logoHeight: number | null;
  /** The groups that it stands in. */
  groups: SponsorGroupName[];
  /**
     * The main group of the network that it stands in; null where it does not.
     * @maxLength 100
     * @nullable
     */
  mainGroup: string | null;
  /**
     * The first group of the site that it stands in, the main group aside; null where it stands in none.
     * @maxLength 100
     * @nullable
     */
  siteGroup: string | null;
  /**
     * How many things refer to it.
     * @minimum 0
     */
  usageCount: number;
  /**
     * Number of its version.
     * @minimum 1
     */
  version: number;
  /**
     * When it was made.
     * @nullable
     */
  createdAt: string | null;
  /**
     * Who made it.
     * @nullable
     */
  createdBy: string | null;
  /**
     * When it was last changed.
     * @nullable
     */
  lastModified: string | null;
}
