import { useCallback } from 'react';
import type { Game } from '../../../generated/model/index.ts';
import { useRowNames } from '../../engine/entity/row-name.ts';

/** What a game is called by. */
export type NamedGame = Pick<Game, 'titles' | 'displayName'>;

/** Reads what games are called in the interface's language: both teams, or what is known while one of them is to be decided. */
export function useGameName(): (game: NamedGame) => string {
  const nameOf = useRowNames();
  return useCallback((game: NamedGame) => nameOf(game, 'titles'), [nameOf]);
}
