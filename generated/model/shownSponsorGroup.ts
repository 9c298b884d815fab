/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Name } from './name.ts';

/**
 * A group of sponsors that sections can show.
 */
export interface ShownSponsorGroup {
  /**
     * Its identifier; `main` for the main group of the network.
     * @maxLength 60
     */
  id: string;
  /** Whether the network's master site keeps it for all its sites. */
  isMain: boolean;
  /**
     * What it is called where no name has the language.
     * @maxLength 100
     */
  displayName: string;
  /**
     * What visitors read above it in each language; the name without one.
     * @maxItems 10
     */
  names: Name[];
}
