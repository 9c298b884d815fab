/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * A group that a sponsor stands in.
 */
export interface SponsorGroupName {
  id: Uuid;
  /** What the group is called. */
  name: string;
  /** Whether it is the main group of the network. */
  isMain: boolean;
}
