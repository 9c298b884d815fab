/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Site } from './site.ts';

/**
 * Sites that belong together (specification §3).
 */
export interface Network {
  /** The network's name. */
  name: string;
  /** The sites of the network that the user has access to. */
  sites: Site[];
  /**
     * Instance id of the site to choose when none is selected.
     * @nullable
     */
  defaultSite: string | null;
  /**
     * Instance id of the network's master site.
     * @nullable
     */
  masterSiteInstanceId: string | null;
}
