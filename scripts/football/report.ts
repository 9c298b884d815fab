import { counted } from './counted.ts';
import type { ImportResult } from './import-all.ts';
import { notesOn } from './notes.ts';
import { kindOf, type Outcome, type Outcomes, reasonOf, type Tally, tally } from './outcome.ts';
import type { Plan, PlannedGame } from './plan.ts';
import { namesIn, type Source } from './source.ts';
import type { SourceFile } from './source-file.ts';

/** How many reasons are written out; the others are counted. */
const mostReasons = 50;

/** The import in words, and how many things were refused. */
export function report(source: Source, plan: Plan, result: ImportResult): { text: string; refused: number } {
  const refusedMatches = source.files.flatMap((file) =>
    file.refused.map(({ what, why }) => ({ title: `${file.path} ${what}`, outcome: { refused: why } })),
  );
  const things = [
    ...source.refused.map(({ what, why }) => ({ title: what, outcome: { refused: why } })),
    ...refusedMatches,
    ...titled(result.seasons, (season) => `season ${season.code}`),
    ...titled(result.series, (series) => `series ${series.code}`),
    ...titled(result.teams, (team) => `team ${team.name}`),
    ...titled(result.competitions, (one) => `competition ${one.name}`),
    ...titled(result.connections, (one) => `teams of ${one.name}`),
    ...titled(result.games, (game) => `game ${titleOfGame(game)}`),
  ];
  const reasons = things.flatMap(({ title, outcome }) => {
    const reason = reasonOf(outcome);
    return reason === undefined ? [] : [`  ${kindOf(outcome)}: ${title}: ${reason}`];
  });
  const lines = [
    ...files(source, result),
    '',
    `seasons: ${inWords(tally(result.seasons.values()))}`,
    `series: ${inWords(tally(result.series.values()))}`,
    `competitions: ${inWords(tally(result.competitions.values()))}`,
    `teams: ${inWords(tally(result.teams.values()))}; ${placesOf(plan)} places in competitions, ${result.connected} of them new`,
    `games: ${inWords(gamesTally(source, result))}`,
    ...capped(reasons),
    ...notesOn(source, plan, result.unplanned),
  ];
  return { text: lines.join('\n'), refused: tally(things.map(({ outcome }) => outcome)).refused };
}

function titled<Thing>(outcomes: Outcomes<Thing>, title: (thing: Thing) => string) {
  return [...outcomes].map(([thing, outcome]): { title: string; outcome: Outcome } => ({
    title: title(thing),
    outcome,
  }));
}

function titleOfGame({ file, match }: PlannedGame): string {
  return `${file} match ${match.number} (${match.home} - ${match.away}, ${match.date})`;
}

/** A line for each file: its matches, and what they have become. Both sides are counted apart, so that nothing can get lost between. */
function files(source: Source, result: ImportResult): string[] {
  const games = Map.groupBy(result.games, ([game]) => game.file);
  return source.files.map((file) => {
    const counts = fileTally(
      file,
      (games.get(file.path) ?? []).map(([, outcome]) => outcome),
    );
    const out = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const balance = out === file.matchCount ? '=' : 'BUT';
    return `${file.path}: ${counted(namesIn(file).size, 'team')}, ${counted(file.matchCount, 'match', 'matches')} ${balance} ${briefly(counts)}`;
  });
}

function fileTally(file: SourceFile, outcomes: readonly Outcome[]): Tally {
  const counts = tally(outcomes);
  return { ...counts, refused: counts.refused + file.refused.length };
}

function gamesTally(source: Source, result: ImportResult): Tally {
  const counts = tally(result.games.values());
  return { ...counts, refused: counts.refused + source.files.reduce((sum, file) => sum + file.refused.length, 0) };
}

function placesOf(plan: Plan): number {
  return plan.competitions.reduce((sum, competition) => sum + competition.teams.length, 0);
}

function inWords({ made, updated, there, left, refused }: Tally): string {
  return `${made} made, ${updated} updated, ${there} already there, ${left} left, ${refused} refused`;
}

/** The outcomes that there are: `305 made, 1 refused`. */
function briefly(counts: Tally): string {
  const named = Object.entries({ ...counts, there: 0, 'already there': counts.there }).filter(([, count]) => count > 0);
  return named.map(([outcome, count]) => `${count} ${outcome}`).join(', ');
}

function capped(reasons: readonly string[]): string[] {
  const more = reasons.length - mostReasons;
  return more > 0 ? [...reasons.slice(0, mostReasons), `  and ${more} more`] : [...reasons];
}
