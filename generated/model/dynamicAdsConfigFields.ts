/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { DynamicAdsSlot } from './dynamicAdsSlot.ts';

/**
 * The part of a configuration that administrators write.
 */
export interface DynamicAdsConfigFields {
  /**
     * The provider, by its name; a site has one configuration of each at most.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name?: string;
  /**
     * The company whose ads are shown.
     * @maxLength 200
     * @nullable
     */
  company?: string | null;
  /**
     * Address of the script that shows the ads, always by https.
     * @maxLength 2000
     * @nullable
     * @pattern ^[hH][tT][tT][pP][sS]://
     */
  importScript?: string | null;
  /**
     * Where a click on an ad leads, an address as specification §5 has it.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  redirectLink?: string | null;
  /**
     * The places for ads, in their order, each name once.
     * @maxItems 50
     */
  htmlSlots?: DynamicAdsSlot[];
  /** Whether the site uses this configuration. Setting it takes it from the other one. */
  isSelected?: boolean;
  /** Whether its ads are shown; not when left out of a new one. */
  isActive?: boolean;
  /** Whether the sections of the site that show ads follow its slots. */
  updateAdsSections?: boolean;
}
