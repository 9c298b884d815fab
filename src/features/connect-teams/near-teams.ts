import type { TeamSummary } from '../../../generated/model/index.ts';
import { dice, fold, pairsOf, sharedPairs } from '../../engine/values/name-similarity.ts';

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
  const like = dice(a, b);
  const held = sharedPairs(a, b) / Math.min(a.size, b.size);
  // Dice breaks the tie between names that hold the entry alike.
  return isLong && b.size >= PART && held >= HELD ? Math.max(like, HELD * held + like / 20) : like;
}
