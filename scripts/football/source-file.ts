import path from 'node:path';
import { listOf, propertyOf, textOf } from './json-value.ts';
import { leagueName, type SourceSeason, seasonOf } from './season.ts';
import { readMatch, type SourceMatch } from './source-match.ts';

/** What cannot be brought over, and why. */
export type Refusal = { readonly what: string; readonly why: string };

/** One file of matches: a league or cup in a season. */
export type SourceFile = {
  /** Where it lies under the folder, `2025-26/de.1.json`. */
  readonly path: string;
  /** Its name without `.json`, which is the code of the series: `de.1`. */
  readonly code: string;
  /** First part of the code: `de`. It tells country and time zone. */
  readonly league: string;
  /** The competition's title, `Deutsche Bundesliga 2025/26`. */
  readonly title: string;
  /** The title without the season. */
  readonly leagueName: string;
  readonly season: SourceSeason;
  /** How many matches the file has, those included that could not be read. */
  readonly matchCount: number;
  readonly matches: readonly SourceMatch[];
  /** Matches that could not be read. */
  readonly refused: readonly Refusal[];
};

/** Reads the content of one file. @param place the file's path under the folder @returns undefined when it is no file of matches */
export function readSourceFile(content: unknown, place: string): SourceFile | undefined {
  const listed = listMatches(content);
  if (listed.length === 0) return undefined;
  const read = listed.map(({ match, round }, index) => readMatch(match, index + 1, round));
  const matches = read.filter((match) => typeof match !== 'string');
  const code = path.basename(place, '.json');
  const title = textOf(propertyOf(content, 'name')) ?? code;
  const season = seasonOf(
    path.dirname(place).split(path.sep),
    title,
    matches.map((match) => match.date),
  );
  if (season === undefined) return undefined;
  return {
    path: place,
    code,
    league: code.split('.')[0] ?? code,
    title,
    leagueName: leagueName(title),
    season,
    matchCount: listed.length,
    matches,
    refused: read.flatMap((why, index) => (typeof why === 'string' ? [{ what: `match ${index + 1}`, why }] : [])),
  };
}

/** All matches of a file: listed as they are, or, in older files, under their rounds. */
function listMatches(content: unknown): { readonly match: unknown; readonly round?: unknown }[] {
  const rounds = listOf(propertyOf(content, 'rounds')).flatMap((round) =>
    listOf(propertyOf(round, 'matches')).map((match) => ({ match, round: propertyOf(round, 'name') })),
  );
  return [...listOf(propertyOf(content, 'matches')).map((match) => ({ match })), ...rounds];
}
