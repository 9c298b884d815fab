import { PlainError } from '../plain-error.ts';
import { factsOf, type GameFacts } from './game-facts.ts';
import { type SourceSeason, seasonName } from './season.ts';
import { type Source, type SourceTeam, teamsOf } from './source.ts';
import type { SourceFile } from './source-file.ts';
import type { SourceMatch } from './source-match.ts';
import { type PlannedTeam, planTeams } from './team-input.ts';
import { timeZoneOf } from './time-zones.ts';

/** A season or series that the site should have. */
export type PlannedTerm = { readonly code: string; readonly name: string };

/** A game that the site should have. */
export type PlannedGame = {
  /** Path of the file that tells of it. */
  readonly file: string;
  readonly match: SourceMatch;
  /** Names of the teams; null where nobody is decided. */
  readonly home: string | null;
  readonly away: string | null;
  readonly facts: GameFacts;
};

/** A competition that the site should have: one series in one season. */
export type PlannedCompetition = {
  readonly seriesCode: string;
  readonly seasonCode: string;
  readonly name: string;
  readonly timeZone: string;
  /** Names of its teams. */
  readonly teams: readonly string[];
  readonly games: readonly PlannedGame[];
};

/** Everything that the files ask of the site. */
export type Plan = {
  readonly seasons: readonly PlannedTerm[];
  readonly series: readonly PlannedTerm[];
  readonly teams: readonly PlannedTeam[];
  readonly competitions: readonly PlannedCompetition[];
};

/**
 * Plans what the site should have.
 * @param fallbackZone zone of the times of leagues that are not known
 * @throws {PlainError} when a league is not known and there is no fallback
 */
export function planImport({ files }: Pick<Source, 'files'>, fallbackZone?: string): Plan {
  const teams: SourceTeam[] = teamsOf(files);
  return {
    seasons: planSeasons(files.map((file) => file.season)),
    series: planSeries(files),
    teams: planTeams(teams),
    competitions: planCompetitions(files, fallbackZone),
  };
}

/**
 * One season for each year, since a site has one season of a code: named `2025/2026` when any league of that year goes on into the next,
 * else `2025`. The competitions keep their own form in their names (`Major League Soccer 2025`).
 */
function planSeasons(seasons: readonly SourceSeason[]): PlannedTerm[] {
  const codes = [...new Set(seasons.map((season) => season.code))].sort();
  return codes.map((code) => {
    const spansTwoYears = seasons.some((season) => season.code === code && season.spansTwoYears);
    return { code, name: seasonName({ code, spansTwoYears }) };
  });
}

/** One series for each file name; its name is that of its newest season, because titles change (`Spain Primera División`). */
function planSeries(files: readonly SourceFile[]): PlannedTerm[] {
  const newest = new Map<string, SourceFile>();
  for (const file of files) {
    if ((newest.get(file.code)?.season.code ?? '') <= file.season.code) newest.set(file.code, file);
  }
  return [...newest.values()].map((file) => ({ code: file.code, name: file.leagueName })).sort(byCode);
}

function planCompetitions(files: readonly SourceFile[], fallbackZone: string | undefined): PlannedCompetition[] {
  const groups = Map.groupBy(files, (file) => `${file.season.code} ${file.code}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const timeZone = timeZoneOf(first.league) ?? fallbackZone;
    if (timeZone === undefined) {
      throw new PlainError(
        `The time zone of the league ${first.league} (${first.path}) is not known; give one with --zone, such as --zone Europe/Stockholm.`,
      );
    }
    const games = group.flatMap((file) => file.matches.map((match) => planGame(file, match, timeZone)));
    return [
      {
        seriesCode: first.code,
        seasonCode: first.season.code,
        name: first.title,
        timeZone,
        teams: [...new Set(games.flatMap(({ match }) => [match.home, match.away]))].sort(),
        games,
      },
    ];
  });
}

/** No team plays against itself: two sides of one name (`N.N.`) are two that are not decided yet. */
function planGame(file: SourceFile, match: SourceMatch, timeZone: string): PlannedGame {
  const undecided = match.home === match.away;
  return {
    file: file.path,
    match,
    home: undecided ? null : match.home,
    away: undecided ? null : match.away,
    facts: factsOf(match, timeZone),
  };
}

function byCode(one: PlannedTerm, other: PlannedTerm): number {
  return one.code < other.code ? -1 : 1;
}
