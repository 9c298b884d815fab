/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameId } from './gameId.ts';
import type { GameMetadataEntry } from './gameMetadataEntry.ts';
import type { InstanceId } from './instanceId.ts';
import type { SsgtId } from './ssgtId.ts';

/**
 * The metadata of a game (specification §3).
 */
export interface GameMetadata {
  gameUuid: GameId;
  ssgtUuid: SsgtId;
  instanceId: InstanceId;
  /** The entries, in their order. */
  metadata: GameMetadataEntry[];
}
