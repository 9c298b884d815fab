/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameMetadataEntry } from './gameMetadataEntry.ts';
import type { InstanceId } from './instanceId.ts';
import type { Uuid } from './uuid.ts';

/**
 * The metadata of a game (specification §3).
 */
export interface GameMetadata {
  gameUuid: Uuid;
  ssgtUuid: Uuid;
  instanceId: InstanceId;
  /** The entries, in their order. */
  metadata: GameMetadataEntry[];
}
