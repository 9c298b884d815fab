import type { ConnectedTeam, ConnectTeamsInput } from '../../../generated/model/index.ts';
import type { MatchedTeam } from './near-teams.ts';

/** A team that is to be connected; a picture where one is known. */
export interface NewTeam extends MatchedTeam {
  logo?: { path: string } | null | undefined;
}

/** What was changed about the teams of a competition and is not saved: teams to add, in the order in which they were chosen, and identifiers to take out. */
export interface TeamChanges {
  added: readonly NewTeam[];
  removed: readonly string[];
}

/** Nothing changed. */
export const NO_CHANGES: TeamChanges = { added: [], removed: [] };

/** How many changes there are. */
export const countOf = ({ added, removed }: TeamChanges): number => added.length + removed.length;

/** Connects teams; for one that was taken out and not saved, that is taken back. One that is in already stays so. */
export function connect(changes: TeamChanges, base: readonly ConnectedTeam[], teams: readonly NewTeam[]): TeamChanges {
  const stored = new Set(base.map(({ uuid }) => uuid));
  const wanted = new Set(teams.map(({ uuid }) => uuid));
  const known = new Set(changes.added.map(({ uuid }) => uuid));
  const fresh = teams.filter(({ uuid }, index) => {
    const isFirst = teams.findIndex((team) => team.uuid === uuid) === index;
    return isFirst && !stored.has(uuid) && !known.has(uuid);
  });
  return {
    added: [...changes.added, ...fresh],
    removed: changes.removed.filter((uuid) => !wanted.has(uuid)),
  };
}

/** Takes a team out; for one that was added and not saved, that is taken back. */
export function disconnect(changes: TeamChanges, base: readonly ConnectedTeam[], uuid: string): TeamChanges {
  const isRemovable = base.some((team) => team.uuid === uuid) && !changes.removed.includes(uuid);
  return {
    added: changes.added.filter((team) => team.uuid !== uuid),
    removed: isRemovable ? [...changes.removed, uuid] : changes.removed,
  };
}

/** The changes that are left on what is stored now: what somebody else has connected or taken out meanwhile needs no change any more. */
export function onto(changes: TeamChanges, stored: readonly ConnectedTeam[]): TeamChanges {
  const now = new Set(stored.map(({ uuid }) => uuid));
  return {
    added: changes.added.filter(({ uuid }) => !now.has(uuid)),
    removed: changes.removed.filter((uuid) => now.has(uuid)),
  };
}

/** Changes that come back, beside later ones, as far as what is stored now still needs them. */
export function both(back: TeamChanges, later: TeamChanges, stored: readonly ConnectedTeam[]): TeamChanges {
  const needed = onto(back, stored);
  const removed = [...new Set([...needed.removed, ...later.removed])];
  return connect({ ...later, removed }, stored, needed.added);
}

/**
 * What is left to be saved once a save of `sent` has ended: what it left of that, and beside it whatever `now` differs from
 * it. `now` is what was changed while it ran, or what undoing goes back to.
 */
export function afterSave(
  sent: TeamChanges,
  now: TeamChanges,
  before: readonly ConnectedTeam[],
  { base, changes }: { base: readonly ConnectedTeam[]; changes: TeamChanges },
): TeamChanges {
  const isIn = (teams: readonly { uuid: string }[], uuid: string): boolean => teams.some((team) => team.uuid === uuid);
  const withdrawn = sent.added.filter(({ uuid }) => !isIn(now.added, uuid)).map(({ uuid }) => uuid);
  const removed = now.removed.filter((uuid) => !sent.removed.includes(uuid));
  const kept = before.filter(({ uuid }) => sent.removed.includes(uuid) && !now.removed.includes(uuid));
  const added = now.added.filter(({ uuid }) => !isIn(sent.added, uuid));
  const less = [...withdrawn, ...removed].reduce((left, uuid) => disconnect(left, base, uuid), changes);
  return connect(less, base, [...kept, ...added]);
}

/** Identifiers of the teams that will be connected once the changes are saved. */
export function connectedAfter(changes: TeamChanges, base: readonly ConnectedTeam[]): Set<string> {
  const kept = base.filter(({ uuid }) => !changes.removed.includes(uuid));
  return new Set([...kept, ...changes.added].map(({ uuid }) => uuid));
}

/** The changes as they are sent (specification §7). */
export function inputOf({ added, removed }: TeamChanges): ConnectTeamsInput {
  return {
    addedTeams: added.map(({ uuid }) => ({ uuid })),
    removedTeams: removed.map((uuid) => ({ uuid })),
  };
}

/** What somebody else did to the teams between two readings, by name. Mine, which the second may hold as well, are not told. */
export function theirsBetween(
  before: readonly ConnectedTeam[],
  after: readonly ConnectedTeam[],
  mine: TeamChanges,
): { connected: string[]; disconnected: string[] } {
  const missing = (
    from: readonly ConnectedTeam[],
    other: readonly ConnectedTeam[],
    own: readonly string[],
  ): string[] => {
    const known = new Set([...other.map(({ uuid }) => uuid), ...own]);
    return from.filter(({ uuid }) => !known.has(uuid)).map(({ displayName }) => displayName);
  };
  const added = mine.added.map(({ uuid }) => uuid);
  return { connected: missing(after, before, added), disconnected: missing(before, after, mine.removed) };
}
