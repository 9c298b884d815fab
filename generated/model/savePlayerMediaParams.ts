/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PlayerId } from './playerId.ts';

export type SavePlayerMediaParams = {
/**
 * The player.
 */
playerUuid: PlayerId;
};
