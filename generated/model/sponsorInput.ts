/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SponsorFields } from './sponsorFields.ts';
import type { Uuid } from './uuid.ts';

/**
 * What one may send about a sponsor. On a change a property that is left out keeps its value.
 */
export type SponsorInput = SponsorFields & {
  /** The sponsor that a POST changes; without it a new one is made. In a PUT the address says it. */
  id?: Uuid;
} & Required<Pick<SponsorFields & {
  /** The sponsor that a POST changes; without it a new one is made. In a PUT the address says it. */
  id?: Uuid;
}, 'name'>>;
