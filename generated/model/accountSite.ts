/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { InstanceId } from './instanceId.ts';

/**
 * A site that somebody may work on.
 */
export interface AccountSite {
  /** The site, by its instance id. */
  instanceId: InstanceId;
  /** What it is called. */
  name: string;
}
