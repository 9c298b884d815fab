import type { Game } from '../../../generated/model/index.ts';

/** Why a game cannot be postponed, as the last part of a key below `games.postpone.why`; undefined when it can. */
export function whyNotPostponed(
  game: Pick<Game, 'deleted' | 'state' | 'played'>,
): 'deleted' | 'canceled' | 'played' | 'live' | undefined {
  if (game.deleted) return 'deleted';
  if (game.state === 'canceled') return 'canceled';
  if (game.played || game.state === 'post-game') return 'played';
  return game.state === 'live' ? 'live' : undefined;
}

/** When a game was to be played at first: before it was postponed, if it was. */
export function originalTime({ startDateTime, originalStartDateTime }: GameTimes): string {
  return originalStartDateTime ?? startDateTime;
}

/** Whether a game is played at another time than it was planned for at first. */
export function isPostponed({ startDateTime, originalStartDateTime }: GameTimes): boolean {
  return (
    typeof originalStartDateTime === 'string' &&
    new Date(originalStartDateTime).getTime() !== new Date(startDateTime).getTime()
  );
}

type GameTimes = Pick<Game, 'startDateTime' | 'originalStartDateTime'>;
