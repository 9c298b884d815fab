/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { InstanceId } from './instanceId.ts';
import type { Uuid } from './uuid.ts';

/**
 * The part of a configuration that the service keeps.
 */
export interface DynamicAdsConfigRecord {
  id: Uuid;
  ownerInstanceId: InstanceId;
  /** What the provider is called. */
  providerName: string;
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
