import type { Member, Side, ValuesOf } from './squad.ts';

/**
 * What was changed of one side, told apart from what is stored, so that it can stand on a newer squad as well: who joined (latest first), who left, and
 * what was set of whom, by property and uuid.
 */
export interface SideEdits<Values> {
  joined: readonly Member<Values>[];
  left: readonly string[];
  set: { readonly [Name in keyof Values]: Readonly<Record<string, Values[Name]>> };
}

/** What was changed of a squad. */
export type SquadEdits = { readonly [S in Side]: SideEdits<ValuesOf[S]> };

/** Nothing is changed. */
export const NO_EDITS: SquadEdits = {
  players: { joined: [], left: [], set: { jerseyNumber: {}, positionCode: {} } },
  staff: { joined: [], left: [], set: { role: {} } },
};

/** Somebody joins; whoever was about to leave stays instead. */
export function join<Values>(edits: SideEdits<Values>, member: Member<Values>): SideEdits<Values> {
  if (edits.left.includes(member.uuid)) return stay(edits, member.uuid);
  if (edits.joined.some(({ uuid }) => uuid === member.uuid)) return edits;
  return { ...edits, joined: [member, ...edits.joined] };
}

/** Somebody leaves. Whoever had only just joined is gone, with what was set of them; of the others it is kept until they are taken back. */
export function leave<Values>(edits: SideEdits<Values>, uuid: string): SideEdits<Values> {
  if (edits.joined.some((member) => member.uuid === uuid)) return withoutJoined(edits, uuid);
  return edits.left.includes(uuid) ? edits : { ...edits, left: [...edits.left, uuid] };
}

/** Somebody who was about to leave stays. */
export function stay<Values>(edits: SideEdits<Values>, uuid: string): SideEdits<Values> {
  return { ...edits, left: edits.left.filter((one) => one !== uuid) };
}

/** A value of somebody is set. */
export function setValue<Values, Name extends keyof Values>(
  edits: SideEdits<Values>,
  uuid: string,
  name: Name,
  value: Values[Name],
): SideEdits<Values> {
  return { ...edits, set: { ...edits.set, [name]: { ...edits.set[name], [uuid]: value } } };
}

/** What a member's value is now: what was set, else what is stored. */
export function valueNow<Values, Name extends keyof Values>(
  edits: SideEdits<Values>,
  member: Member<Values>,
  name: Name,
): Values[Name] {
  const set: Readonly<Record<string, Values[Name]>> = edits.set[name];
  const value = Object.hasOwn(set, member.uuid) ? set[member.uuid] : undefined;
  return value === undefined ? member.values[name] : value;
}

function withoutJoined<Values>(edits: SideEdits<Values>, uuid: string): SideEdits<Values> {
  const names = Object.keys(edits.set) as (keyof Values)[];
  const joined = edits.joined.filter((member) => member.uuid !== uuid);
  return names.reduce<SideEdits<Values>>((rest, name) => forgetValue(rest, uuid, name), { ...edits, joined });
}

function forgetValue<Values>(edits: SideEdits<Values>, uuid: string, name: keyof Values): SideEdits<Values> {
  const others = Object.entries(edits.set[name]).filter(([key]) => key !== uuid);
  return { ...edits, set: { ...edits.set, [name]: Object.fromEntries(others) } };
}
