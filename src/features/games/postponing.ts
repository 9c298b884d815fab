import type { Game, GamePostponement } from '../../../generated/model/index.ts';
import { dayOf, formatDateTime } from '../../engine/values/date-time.ts';

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
export function originalTime(game: GameTimes & Pick<Game, 'timeToBeDecided' | 'originalTimeToBeDecided'>): PlannedTime {
  const { startDateTime, originalStartDateTime, timeToBeDecided, originalTimeToBeDecided } = game;
  if (originalStartDateTime === null) return { startDateTime, timeToBeDecided };
  return { startDateTime: originalStartDateTime, timeToBeDecided: originalTimeToBeDecided };
}

/** When a game is to start, as one reads it: only its day while the time is to be decided. */
export function whenOf({ startDateTime, timeToBeDecided }: PlannedTime): string {
  return timeToBeDecided ? dayOf(new Date(startDateTime)) : formatDateTime(startDateTime);
}

/** A start, of which only the day counts while the time is to be decided. */
export type PlannedTime = Pick<Game, 'startDateTime' | 'timeToBeDecided'>;

/** Whether a game is played at another time than it was planned for at first. */
export function isPostponed({ startDateTime, originalStartDateTime }: GameTimes): boolean {
  return (
    typeof originalStartDateTime === 'string' &&
    new Date(originalStartDateTime).getTime() !== new Date(startDateTime).getTime()
  );
}

type GameTimes = Pick<Game, 'startDateTime' | 'originalStartDateTime'>;

/** Whether a game starts as a postponement has it. */
export const isPostponedTo = (
  game: Pick<Game, 'startDateTime' | 'timeToBeDecided'>,
  { startDateTime, timeToBeDecided = false }: GamePostponement,
): boolean =>
  Date.parse(game.startDateTime) === Date.parse(startDateTime) && (game.timeToBeDecided ?? false) === timeToBeDecided;
