/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SponsorsConfigSize } from './sponsorsConfigSize.ts';
import type { Uuid } from './uuid.ts';

/**
 * Sponsors.
 */
export interface SponsorsConfig {
  /**
     * The groups of sponsors, in their order; without any all groups of the site.
     * @maxItems 20
     */
  groupIds?: Uuid[];
  /** How large their logos are. */
  size?: SponsorsConfigSize;
  /** Whether each visit has them in another order. */
  shuffle?: boolean;
}
