/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameFields } from './gameFields.ts';

/**
 * What one may send about a game. On an update a property that is left out keeps its value.
 */
export type GameInput = GameFields & Required<Pick<GameFields, 'ssgtUuid' | 'startDateTime'>>;
