import type { TeamSummary } from '../../../generated/model/index.ts';

/** A team as a pasted list is matched with it. */
export type MatchedTeam = Pick<TeamSummary, 'uuid' | 'displayName' | 'teamCode'>;

/** A team with the pairs of letters that its name is made of. */
export interface FoldedTeam {
  team: MatchedTeam;
  pairs: ReadonlySet<string>;
}

/** How alike a name must be to be offered, from 0 to 1. */
const LIKE = 0.55;
/** How many are offered for one entry; more would be a search, not a choice. */
const OFFERED = 6;
/** What a name that holds the whole entry is worth, of one that is the entry. */
const HELD = 0.9;
/** The shortest entry that may be a part of a name; two letters are a part of too many. */
const PART = 4;

/** Letters that are no letter with a mark, and what they are taken for. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A text without case, diacritics and punctuation, its words one space apart. Scripts and emoji stay what they are. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æøœßłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\p{P}\p{Z}\s]+/gu, ' ')
    .trim();
}

/** Prepares teams for {@link nearTeams}. */
export function foldTeams(teams: readonly MatchedTeam[]): FoldedTeam[] {
  return teams.map((team) => ({ team, pairs: pairsOf(fold(team.displayName)) }));
}

/** The teams whose names are near a text, the nearest first. */
export function nearTeams(text: string, teams: readonly FoldedTeam[]): MatchedTeam[] {
  const folded = fold(text);
  const pairs = pairsOf(folded);
  if (pairs.size === 0) return [];
  const isLong = folded.length >= PART;
  return teams
    .map(({ team, pairs: of }) => ({ team, like: likeness(pairs, of, isLong) }))
    .filter(({ like }) => like >= LIKE)
    .sort((a, b) => b.like - a.like)
    .slice(0, OFFERED)
    .map(({ team }) => team);
}

/** Dice's coefficient of the pairs, or more where one name holds the other as good as whole. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>, isLong: boolean): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  const dice = (2 * shared) / (a.size + b.size);
  const held = shared / Math.min(a.size, b.size);
  // Dice breaks the tie between names that hold the entry alike.
  return isLong && b.size >= PART && held >= HELD ? Math.max(dice, HELD * held + dice / 20) : dice;
}

/** The pairs of neighbouring letters, with the borders of words. */
function pairsOf(folded: string): Set<string> {
  const letters = folded === '' ? [] : [...` ${folded} `];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
}
