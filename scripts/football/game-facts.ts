import type { components } from '../../generated/schema.d.ts';
import type { Goals, SourceScore } from './score.ts';
import type { SourceMatch } from './source-match.ts';
import { dayIn, instantOf } from './time-zones.ts';

/** A game, as the API gives it. */
export type Game = components['schemas']['Game'];
/** What the API takes when a game is made or changed. */
export type GameInput = components['schemas']['GameInput'];
type PeriodScore = components['schemas']['PeriodScore'];

/** What a file tells of a game, beside its competition and its teams; what it does not tell is absent. */
export type GameFacts = Pick<GameInput, 'startDateTime' | 'timeToBeDecided'> &
  Omit<GameInput, 'ssgtUuid' | 'homeTeam' | 'awayTeam'>;

/** Stands for the time of day where only the day is known: at noon it is the same day nearly everywhere on earth. */
const noon = '12:00';

/** What a match says about its game. @param timeZone zone of the file's times, where a time names none itself */
export function factsOf(match: SourceMatch, timeZone: string): GameFacts {
  return {
    startDateTime: kickOff(match, timeZone).toISOString().replace('.000Z', 'Z'),
    timeToBeDecided: match.time === undefined,
    ...(match.roundLabel !== undefined && { roundLabel: match.roundLabel }),
    ...(match.roundNumber !== undefined && { roundNumber: match.roundNumber }),
    ...(match.venue !== undefined && { venueName: match.venue }),
    ...outcome(match),
  };
}

function kickOff({ date, time = noon, utcOffset }: SourceMatch, timeZone: string): Date {
  if (utcOffset === undefined) return instantOf(date, time, timeZone);
  return new Date(Date.parse(`${date}T${time}:00Z`) - utcOffset * 60_000);
}

/** A final score makes a game played. An awarded one has its score from the table; one that was abandoned will not be finished. */
function outcome({ score, status }: SourceMatch): Partial<GameFacts> {
  const final = score.et ?? score.ft;
  const periodScores = periodsOf(score);
  const parts = periodScores.length > 0 && { periodScores };
  if (final !== undefined) {
    return {
      state: 'post-game',
      played: true,
      homeScore: final.home,
      awayScore: final.away,
      overtime: score.et !== undefined,
      shootout: score.p !== undefined,
      ...parts,
    };
  }
  const canceled = status !== undefined && /^(cancell?ed|abandoned)$/.test(status);
  return { ...(canceled && { state: 'canceled' }), ...parts };
}

function periodsOf({ ht, ft, et, p }: SourceScore): PeriodScore[] {
  const named: [PeriodScore['period'], Goals | undefined][] = [
    ['halfTime', ht],
    ['fullTime', ft],
    ['extraTime', et],
    ['penalties', p],
  ];
  return named.flatMap(([period, goals]) => (goals === undefined ? [] : [{ period, ...goals }]));
}

/**
 * What must change in a game so that it says what the file says. What the file does not tell stays: a file that knows only the day
 * takes no time away, one without a score no result, and a game that was postponed here keeps its new time while the file has the
 * old one.
 */
export function changesOf(game: Game, facts: GameFacts, timeZone: string): Partial<GameFacts> {
  const { startDateTime, timeToBeDecided, ...rest } = facts;
  const changed = Object.entries(rest).filter(([name, value]) => !sameValue(Reflect.get(game, name), value));
  return {
    ...(timeDiffers(game, facts, timeZone) && { startDateTime, timeToBeDecided }),
    ...(Object.fromEntries(changed) as Partial<GameFacts>),
  };
}

function timeDiffers(game: Game, { startDateTime, timeToBeDecided }: GameFacts, timeZone: string): boolean {
  const [mine, theirs] = [Date.parse(startDateTime), Date.parse(game.rawStartDateTime)];
  if (game.originalStartDateTime !== null && Date.parse(game.originalStartDateTime) === mine) return false;
  // Of a game whose time is to be decided only the day in UTC counts; at noon it is the league's day too.
  if (timeToBeDecided) return dayIn('UTC', mine) !== dayIn(game.timeToBeDecided ? 'UTC' : timeZone, theirs);
  return mine !== theirs || game.timeToBeDecided;
}

/** Equal as data, whatever the order of properties. */
function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => sameValue(Reflect.get(one, key), Reflect.get(other, key)));
}
