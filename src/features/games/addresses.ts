import type { Game } from '../../../generated/model/index.ts';

const part = encodeURIComponent;

/** Where a game's setting is edited (specification §2). */
export function gameSettingAddress({ uuid, ssgtUuid }: Pick<Game, 'uuid' | 'ssgtUuid'>): string {
  return `/sports/game/${part(uuid)}/edit/${part(ssgtUuid)}`;
}

/** Where the game itself is edited: its teams, its time, its result. */
export function gameDetailsAddress({ uuid }: Pick<Game, 'uuid'>): string {
  return `/sports/game/${part(uuid)}/details`;
}

/** The list of games. */
export const GAMES_ADDRESS = '/sports/game';

/** The name of the definition of game settings. */
export const SETTINGS = 'game-setting';
