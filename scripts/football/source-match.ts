import { listOf, propertyOf, textOf } from './json-value.ts';
import { readScore, type SourceScore, scoreKeys } from './score.ts';

/** A match as a file tells it. */
export type SourceMatch = {
  /** Its place in the file, from 1. */
  readonly number: number;
  readonly home: string;
  readonly away: string;
  /** Day in the league's zone, `2025-08-01`. */
  readonly date: string;
  /** Kick-off as `18:30`; undefined where only the day is known. */
  readonly time: string | undefined;
  /** Minutes ahead of UTC, where the time itself tells (`18:30 UTC+2`). */
  readonly utcOffset: number | undefined;
  /** Stage, group and round in the file's words, `Playoffs - Championship, Matchday 23`. */
  readonly roundLabel: string | undefined;
  readonly roundNumber: number | undefined;
  readonly venue: string | undefined;
  readonly score: SourceScore;
  /** `postponed`, `awarded`, `abandoned`, `cancelled`, or whatever else the file says. */
  readonly status: string | undefined;
  /** Goals that are listed with their scorers. */
  readonly goals: number;
  /** Properties that this importer knows nothing of. */
  readonly unread: readonly string[];
};

const goalKeys = ['goals', 'goals1', 'goals2'];
const known = new Set([
  ...scoreKeys,
  ...goalKeys,
  ...['team1', 'team2', 'date', 'time', 'round', 'stage', 'group', 'status', 'stadium', 'ground'],
]);

/**
 * Reads one match.
 * @param round name of the round that the match stands under, in older files
 * @returns the match, or a sentence that tells why it cannot be one
 */
export function readMatch(match: unknown, number: number, round?: unknown): SourceMatch | string {
  const home = teamName(propertyOf(match, 'team1'));
  const away = teamName(propertyOf(match, 'team2'));
  if (home === undefined || away === undefined) return 'it lacks a team';
  const date = propertyOf(match, 'date');
  if (!isDay(date)) return `its date is no day: ${JSON.stringify(date)}`;
  const kickOff = readTime(propertyOf(match, 'time'));
  if (typeof kickOff === 'string') return kickOff;
  const score = readScore(match);
  if (typeof score === 'string') return score;
  const roundName = textOf(propertyOf(match, 'round')) ?? textOf(round);
  return {
    number,
    home,
    away,
    date,
    ...kickOff,
    roundLabel: roundLabel(match, roundName),
    roundNumber: roundNumber(roundName) ?? numberOf(propertyOf(match, 'round')),
    venue: venueOf(match),
    score,
    status: textOf(propertyOf(match, 'status'))?.toLowerCase(),
    goals: goalKeys.reduce((sum, key) => sum + listOf(propertyOf(match, key)).length, 0),
    unread: Object.keys(match as object).filter((key) => !known.has(key)),
  };
}

/** The name of a team, which older files wrap: `{"name": "Arsenal FC", "code": "ARS"}`. */
function teamName(team: unknown): string | undefined {
  return textOf(team) ?? textOf(propertyOf(team, 'name'));
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

type KickOff = { readonly time: string | undefined; readonly utcOffset: number | undefined };

/** `9:30`, `18:30`, `18:30 UTC+2`, `18:30+02:00`, `16:30Z`, `18:30:00`. A time that is absent or to be decided is undefined. */
function readTime(value: unknown): KickOff | string {
  const text = textOf(value);
  if (text === undefined || /^(tb[acd]|\?+)$/i.test(text)) return { time: undefined, utcOffset: undefined };
  const match = /^(\d{1,2}):(\d{2})(?::00)?\s*(?:(Z|UTC|GMT)?(?:([+-])(\d{1,2}):?(\d{2})?)?)$/i.exec(text);
  const [, hour = '', minute = '', zone, sign, hours, minutes = '0'] = match ?? [];
  if (match === null || Number(hour) > 23 || Number(minute) > 59)
    return `its time is no time: ${JSON.stringify(value)}`;
  const ahead = (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes));
  return { time: `${hour.padStart(2, '0')}:${minute}`, utcOffset: (zone ?? sign) === undefined ? undefined : ahead };
}

function roundLabel(match: unknown, round: string | undefined): string | undefined {
  const parts = [textOf(propertyOf(match, 'stage')), textOf(propertyOf(match, 'group')), round];
  return parts.filter((part) => part !== undefined).join(', ') || undefined;
}

/** 23 of `Matchday 23`, `23. Round` and `Apertura, Matchday 23`; none of `Round of 16`, whose number counts teams. */
function roundNumber(round: string | undefined): number | undefined {
  const [, after, before] =
    /(?:\b(?:Matchday|Round|Spieltag)\s+(\d+)|(\d+)\.\s*(?:Round|Spieltag))\s*$/i.exec(round ?? '') ?? [];
  return numberOf(Number(after ?? before));
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

/** `"stadium": "Wembley"`, `{"name": "Wembley", "city": "London"}`, or the newer `ground`. */
function venueOf(match: unknown): string | undefined {
  const [found] = ['stadium', 'ground'].map((key) => propertyOf(match, key)).filter((value) => value !== undefined);
  return textOf(found) ?? textOf(propertyOf(found, 'name'));
}
