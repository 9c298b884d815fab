/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { InstanceId } from './instanceId.ts';
import type { RouteState } from './routeState.ts';
import type { Uuid } from './uuid.ts';

/**
 * The part of a route that the service keeps or derives.
 */
export interface RouteRecord {
  id: Uuid;
  instanceId: InstanceId;
  /**
     * Number of its version.
     * @minimum 1
     */
  version: number;
  state: RouteState;
  /** Whether what it shows is gone or was never said; a `:part` of the path says it. */
  isDead: boolean;
  /**
     * Id of the older route with a `:part` that takes this one's path first, so that this one is never shown.
     * @nullable
     */
  shadowedBy: string | null;
  /**
     * Path of that route.
     * @nullable
     */
  shadowedByPath: string | null;
  /**
     * How many items of the menu, slides and pages lead to it.
     * @minimum 0
     */
  usageCount: number;
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
