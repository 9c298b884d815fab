/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { InstanceId } from './instanceId.ts';

/**
 * A site that can own teams.
 */
export interface Owner {
  /** The owner, by its instance id. */
  instanceId: InstanceId;
  /** The site's name for people. */
  name: string;
}
