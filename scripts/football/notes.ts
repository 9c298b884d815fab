import { counted } from './counted.ts';
import type { Plan, PlannedCompetition } from './plan.ts';
import type { Source } from './source.ts';
import type { SourceFile } from './source-file.ts';
import type { SourceMatch } from './source-match.ts';

/** Marks of a match that have a place in a game: a postponed one has no time, the others are canceled. */
const placedMarks = new Set(['postponed', 'canceled', 'cancelled', 'abandoned']);

/**
 * What an administrator should know beside the counts: what the files tell and games have no place for, what looks doubtful in the files
 * (and was brought over as it stands), and what the site has that no file tells of.
 */
export function notesOn(
  source: Source,
  plan: Plan,
  unplanned: ReadonlyMap<PlannedCompetition, readonly string[]>,
): string[] {
  const notes = [
    ...notImported(source),
    ...doubts(source.files),
    ...sharedSeasons(source.files, plan),
    ...extra(unplanned),
  ];
  return notes.length === 0 ? [] : ['', 'To note:', ...notes.map((note) => `  ${note}`)];
}

function notImported({ files, others }: Source): string[] {
  const matches = files.flatMap((file) => file.matches);
  const goals = matches.reduce((sum, match) => sum + match.goals, 0);
  const marks = countBy(matches.flatMap(({ status }) => (status && !placedMarks.has(status) ? [status] : [])));
  const unread = countBy(matches.flatMap((match) => match.unread));
  return [
    `goals with their scorers: ${goals} in the files, not imported (games have no place for them)`,
    ...[...marks].map(
      ([mark, count]) => `the mark "${mark}": on ${counted(count, 'match', 'matches')}, not imported (the scores are)`,
    ),
    ...[...unread].map(
      ([key, count]) => `the property "${key}": in ${counted(count, 'match', 'matches')}, not imported`,
    ),
    ...(others.length > 0 ? [`files without matches: ${others.join(', ')}`] : []),
  ];
}

function doubts(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const twice = file.matches.length - new Set(file.matches.map(identity)).size;
    const selves = file.matches.filter((match) => match.home === match.away);
    return [
      ...(twice > 0
        ? [`${file.path}: ${counted(twice, 'match is', 'matches are')} written twice, and two games each`]
        : []),
      ...selves.map(
        (match) => `${file.path} match ${match.number}: ${match.home} stands for both teams; they are to be decided`,
      ),
    ];
  });
}

function identity({ number: _, ...match }: SourceMatch): string {
  return JSON.stringify(match);
}

function sharedSeasons(files: readonly SourceFile[], plan: Plan): string[] {
  return plan.seasons.flatMap(({ code, name }) => {
    const ofYear = files.filter((file) => file.season.code === code);
    const calendarYears = ofYear.filter((file) => !file.season.spansTwoYears).length;
    if (calendarYears === 0 || calendarYears === ofYear.length) return [];
    return [
      `season ${code} is named ${name} for all; of its ${counted(ofYear.length, 'league')} ${calendarYears} kept to the calendar year`,
    ];
  });
}

function extra(unplanned: ReadonlyMap<PlannedCompetition, readonly string[]>): string[] {
  return [...unplanned].map(([competition, games]) => {
    const some = games.slice(0, 3).join('; ');
    return `${competition.name}: ${counted(games.length, 'game')} on the site that no file tells of, left as it stands there (${some})`;
  });
}

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
