/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Name } from './name.ts';
import type { SponsorGroupGround } from './sponsorGroupGround.ts';
import type { SponsorGroupOrder } from './sponsorGroupOrder.ts';
import type { SponsorGroupSize } from './sponsorGroupSize.ts';
import type { SponsorMembership } from './sponsorMembership.ts';
import type { Uuid } from './uuid.ts';

/**
 * A group of sponsors as the pages of a site show it, such as a tier.
 */
export interface SponsorGroup {
  /** Its identifier; a new group has none yet. */
  id?: Uuid;
  /** Whether it is the main group of the network; the service says so, whatever is sent. */
  isMain?: boolean;
  /**
     * What it is called; no other group of the site has the name, letter case ignored.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /**
     * What visitors read above it in each language; the name without one.
     * @maxItems 10
     */
  names?: Name[];
  /** How large its logos are; normal when left out of a new one. */
  size?: SponsorGroupSize;
  /**
     * So many logos stand in a row where there is room; 4 when left out of a new one.
     * @minimum 2
     * @maximum 8
     */
  columns?: number;
  /** What the logos stand on, whatever the page is: light or dark, or as the page; site when left out of a new one. */
  ground?: SponsorGroupGround;
  /** Whether the logos are grey until one is pointed at. */
  greyscale?: boolean;
  /** Whether its name stands above it; shown when left out of a new one. */
  showHeading?: boolean;
  /** Whether visitors see it; seen when left out of a new one. */
  visible?: boolean;
  /** Whether the sponsors stand in their order or in another one each day; fixed when left out of a new one. */
  order?: SponsorGroupOrder;
  /**
     * Its place, from 0; where it stands in the list when left out.
     * @minimum 0
     * @maximum 10000
     */
  sortOrder?: number;
  /**
     * How many sponsors stand in it; the service counts, whatever is sent.
     * @minimum 0
     */
  sponsorCount?: number;
  /**
     * Its sponsors, in their order, each once. A list of groups is written without them.
     * @maxItems 100
     */
  sponsors?: SponsorMembership[];
}
