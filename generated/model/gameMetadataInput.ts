/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameId } from './gameId.ts';
import type { GameMetadataEntry } from './gameMetadataEntry.ts';
import type { InstanceId } from './instanceId.ts';
import type { SsgtId } from './ssgtId.ts';

/**
 * What one may save about a game (specification §3). It replaces all that was saved before.
 */
export interface GameMetadataInput {
  gameUuid: GameId;
  ssgtUuid: SsgtId;
  instanceId?: InstanceId;
  /**
     * The entries, in their order.
     * @maxItems 100
     */
  metadata: GameMetadataEntry[];
}
