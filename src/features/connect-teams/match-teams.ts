import { fold } from '../../engine/values/name-similarity.ts';
import { type FoldedTeam, foldTeams, type MatchedTeam, nearTeams } from './near-teams.ts';

/**
 * What became of one entry of a pasted list: `sure` is one team exactly; `doubtful` leaves the choice among candidates, the likeliest first; `connected` is
 * in the competition already; `twice` names a team that an entry before it names.
 */
export type Match =
  | { text: string; state: 'sure' | 'connected' | 'twice'; team: MatchedTeam }
  | { text: string; state: 'doubtful'; candidates: readonly MatchedTeam[] }
  | { text: string; state: 'notFound' };

/** What separates entries within a line: a spreadsheet's tabs, commas, semicolons. */
const SEPARATOR = /[\t,;]/;

/**
 * Matches a pasted list with the teams of a site, entry by entry: first the exact code or name, then those without regard to case, diacritics and
 * punctuation, then what is near. A line that is a name as a whole is one entry although it holds a comma; entries of one line that mean the same team, such
 * as its name and its code, count once.
 * @param connected identifiers of the teams that are in the competition already
 */
export function matchTeams(text: string, teams: readonly MatchedTeam[], connected: ReadonlySet<string>): Match[] {
  const index = indexTeams(teams);
  const named = new Set<string>();
  return text.split(/\r\n?|\n/).flatMap((line) => {
    const found = inOneLine(entriesOf(line, index).map((entry) => matchEntry(entry, index)));
    return found.map((match): Match => {
      if (match.state !== 'sure') return match;
      const { uuid } = match.team;
      if (connected.has(uuid)) return { ...match, state: 'connected' };
      if (named.has(uuid)) return { ...match, state: 'twice' };
      named.add(uuid);
      return match;
    });
  });
}

interface Index {
  codes: ReadonlyMap<string, readonly MatchedTeam[]>;
  names: ReadonlyMap<string, readonly MatchedTeam[]>;
  /** Codes and names, without case, diacritics and punctuation. */
  folded: ReadonlyMap<string, readonly MatchedTeam[]>;
  near: readonly FoldedTeam[];
}

function indexTeams(teams: readonly MatchedTeam[]): Index {
  return {
    codes: Map.groupBy(teams, ({ teamCode }) => teamCode.normalize()),
    names: Map.groupBy(teams, ({ displayName }) => displayName.normalize()),
    folded: foldedIndex(teams),
    near: foldTeams(teams),
  };
}

function foldedIndex(teams: readonly MatchedTeam[]): Map<string, MatchedTeam[]> {
  const index = new Map<string, MatchedTeam[]>();
  for (const team of teams) {
    for (const key of new Set([fold(team.teamCode), fold(team.displayName)])) {
      if (key === '') continue;
      const same = index.get(key);
      if (same) same.push(team);
      else index.set(key, [team]);
    }
  }
  return index;
}

function entriesOf(line: string, index: Index): string[] {
  const whole = tidy(line);
  if (whole === '') return [];
  const isName = index.names.has(whole) || (!line.includes('\t') && index.folded.has(fold(whole)));
  return isName ? [whole] : line.split(SEPARATOR).map(tidy).filter(isWorth);
}

/** One space between words, none around them, and no quotation marks or bullets of the program that it was copied from. */
const tidy = (text: string): string =>
  text
    .normalize()
    .replace(/^[\s"“”•*]+|[\s"“”]+$/gu, '')
    .replace(/\s+/gu, ' ');

/** A place in a table or an empty cell names no team. */
const isWorth = (text: string): boolean => text !== '' && !/^\d{1,3}\.?$/.test(text);

function matchEntry(text: string, index: Index): Match {
  const exact = [index.codes.get(text), index.names.get(text), index.folded.get(fold(text))].find(
    (found) => found !== undefined,
  );
  const [only, ...others] = exact ?? [];
  if (only && others.length === 0) return { text, state: 'sure', team: only };
  const candidates = exact ?? nearTeams(text, index.near);
  return candidates.length === 0 ? { text, state: 'notFound' } : { text, state: 'doubtful', candidates };
}

/** Where an entry of a line is sure, the others of it that could mean the same team, or mean none, belong to it. */
function inOneLine(matches: readonly Match[]): readonly Match[] {
  const sure = new Map<string, Match>();
  for (const match of matches)
    if (match.state === 'sure' && !sure.has(match.team.uuid)) sure.set(match.team.uuid, match);
  if (sure.size === 0) return matches;
  return matches.filter((match) => {
    if (match.state === 'sure') return sure.get(match.team.uuid) === match;
    return match.state !== 'doubtful' || !match.candidates.some(({ uuid }) => sure.has(uuid));
  });
}
