import { FIELDS, type Member, type PlayerValues, SIDES, type Side, type Squad, type ValuesOf } from './squad.ts';
import { type SideEdits, type SquadEdits, valueNow } from './squad-edits.ts';

/** How a member stands to the stored squad. */
export type Standing = 'stays' | 'joins' | 'leaves';

/** Somebody on the screen: as stored, and as a save would leave them. */
export interface Row<Values> {
  member: Member<Values>;
  standing: Standing;
  values: Values;
  /** Properties that differ from what is stored; of somebody who joins, from what was known of them. */
  changed: readonly (keyof Values)[];
}

/** The largest jersey number; the smallest is 0. */
export const MOST = 99;

/** Everybody of one side: those who join first, the latest before the others, then the squad as it is stored. */
export function rowsOf<S extends Side>(side: S, squad: Squad, edits: SquadEdits): readonly Row<ValuesOf[S]>[] {
  const { members } = squad[side];
  const mine: SideEdits<ValuesOf[S]> = edits[side];
  const stored = new Set(members.map(({ uuid }) => uuid));
  const row = (member: Member<ValuesOf[S]>, standing: Standing): Row<ValuesOf[S]> => {
    const names = FIELDS[side];
    const values = { ...member.values };
    for (const name of names) values[name] = valueNow(mine, member, name);
    return { member, standing, values, changed: names.filter((name) => values[name] !== member.values[name]) };
  };
  return [
    ...mine.joined.filter(({ uuid }) => !stored.has(uuid)).map((member) => row(member, 'joins')),
    ...members.map((member) => row(member, mine.left.includes(member.uuid) ? 'leaves' : 'stays')),
  ];
}

/** What a save does to one side, as the review tells it. */
export interface SideChanges<Values> {
  joining: readonly Row<Values>[];
  leaving: readonly Row<Values>[];
  changed: readonly Row<Values>[];
}

/** What a save does to one side. */
export function changesOf<Values>(rows: readonly Row<Values>[]): SideChanges<Values> {
  return {
    joining: rows.filter(({ standing }) => standing === 'joins'),
    leaving: rows.filter(({ standing }) => standing === 'leaves'),
    changed: rows.filter(({ standing, changed }) => standing === 'stays' && changed.length > 0),
  };
}

/** How many people of one side a save concerns. */
export function countOf<Values>({ joining, leaving, changed }: SideChanges<Values>): number {
  return joining.length + leaving.length + changed.length;
}

/** The sides that a save has to send. */
export function changedSides(squad: Squad, edits: SquadEdits): readonly Side[] {
  return SIDES.filter((side) => countOf(changesOf(rowsOf(side, squad, edits))) > 0);
}

/** Players who share a jersey number, by number; whoever leaves gives theirs up. */
export function clashesOf(rows: readonly Row<PlayerValues>[]): ReadonlyMap<number, readonly Row<PlayerValues>[]> {
  const byNumber = new Map<number, Row<PlayerValues>[]>();
  for (const row of rows) {
    const { jerseyNumber } = row.values;
    if (row.standing === 'leaves' || jerseyNumber === null) continue;
    byNumber.set(jerseyNumber, [...(byNumber.get(jerseyNumber) ?? []), row]);
  }
  return new Map([...byNumber].filter(([, same]) => same.length > 1).sort(([a], [b]) => a - b));
}

/** Players of the squad to be who have no number. */
export function withoutNumber(rows: readonly Row<PlayerValues>[]): readonly Row<PlayerValues>[] {
  return rows.filter(({ standing, values }) => standing !== 'leaves' && values.jerseyNumber === null);
}

/** Whether a jersey can have this number. */
export const isJerseyNumber = (number: number): boolean => number >= 0 && number <= MOST;

/** Players whose number no jersey has: it must be mended before anything is sent. */
export function withWrongNumber(rows: readonly Row<PlayerValues>[]): readonly Row<PlayerValues>[] {
  return rows.filter(({ standing, values: { jerseyNumber } }) => {
    return standing !== 'leaves' && jerseyNumber !== null && !isJerseyNumber(jerseyNumber);
  });
}

/** How one side was changed by others between two readings. */
export interface TheirChanges<Values> {
  joined: readonly Member<Values>[];
  left: readonly Member<Values>[];
  changed: readonly { before: Member<Values>; after: Member<Values> }[];
}

/**
 * What somebody else changed of one side between two readings of the squad. What stands now as `edits` would have it is not told: a save whose answer was
 * lost has most often made it.
 */
export function theirChanges<S extends Side>(
  side: S,
  before: Squad,
  after: Squad,
  edits: SquadEdits,
): TheirChanges<ValuesOf[S]> {
  const mine = new Map(rowsOf(side, before, edits).map((row) => [row.member.uuid, row]));
  const was = new Map<string, Member<ValuesOf[S]>>(before[side].members.map((member) => [member.uuid, member]));
  const now: readonly Member<ValuesOf[S]>[] = after[side].members;
  const names = FIELDS[side];
  return {
    joined: now.filter(({ uuid, values }) => {
      const row = mine.get(uuid);
      return !was.has(uuid) && (!row || names.some((name) => row.values[name] !== values[name]));
    }),
    left: [...was.values()].filter(({ uuid }) => {
      return mine.get(uuid)?.standing !== 'leaves' && !now.some((member) => member.uuid === uuid);
    }),
    changed: now.flatMap((member) => {
      const old = was.get(member.uuid);
      const values = mine.get(member.uuid)?.values;
      const isTheirs = (name: (typeof names)[number]): boolean =>
        old?.values[name] !== member.values[name] && values?.[name] !== member.values[name];
      return old !== undefined && names.some(isTheirs) ? [{ before: old, after: member }] : [];
    }),
  };
}

/** The names of those of whom something was set, and who are no longer in the squad as it is stored `now`: what was set stands on nobody any more. */
export function fallenAway(side: Side, squad: Squad, edits: SquadEdits, now: Squad): readonly string[] {
  const there = new Set(now[side].members.map(({ uuid }) => uuid));
  return changesOf(rowsOf(side, squad, edits))
    .changed.filter(({ member }) => !there.has(member.uuid))
    .map(({ member }) => member.fullName);
}
