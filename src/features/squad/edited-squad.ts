import type { EditAction, EditedKind, EditSession } from '../../engine/edit-session/edit-session.ts';
import type { Edit } from '../../engine/edit-session/use-edit-session.ts';
import { SIDES, type Side, type Squad, type StoredSide, type ValuesOf } from './squad.ts';
import { changedSides } from './squad-changes.ts';
import { NO_EDITS, type SquadEdits } from './squad-edits.ts';

/** A squad under edit, and what its editor needs around it. */
export type SquadEdit = Edit<Squad, SquadEdits>;

/** A squad under edit. */
export type SquadSession = EditSession<Squad, SquadEdits>;

/** What is edited of a squad: its changes, apart from what is stored, so that they stand on any squad. */
export const EDITED_SQUAD: EditedKind<Squad, SquadEdits> = {
  unchanged: () => NO_EDITS,
  isDirty: (squad, edits) => changedSides(squad, edits).length > 0,
  onto: (edits) => edits,
  // Numbers and roles are written letter by letter; a position is chosen.
  isTyped: (path) => /\.(?:jerseyNumber|role)\./.test(path),
};

/** One side as it is stored. */
export type Stored = { readonly [S in Side]: { side: S; stored: StoredSide<ValuesOf[S]> } }[Side];

/** A side was saved: nothing of it is changed any more, and none of its steps would bring back what was stored before. */
export function savedSide(squad: Squad, { side, stored }: Stored): EditAction<Squad, SquadEdits> {
  const bring = (edits: SquadEdits): SquadEdits => ({ ...edits, [side]: NO_EDITS[side] });
  return { type: 'saved', base: { ...squad, [side]: stored }, bring };
}

/** A side turned out to be stored otherwise: what was changed of it now stands on that. */
export function renewedSide(squad: Squad, { side, stored }: Stored): EditAction<Squad, SquadEdits> {
  return { type: 'renewed', base: { ...squad, [side]: stored }, bring: (edits) => edits };
}

/** Somebody of one side. */
export interface Place {
  side: Side;
  uuid: string;
}

/** The id of a row, and the start of the ids of its controls: the edit session finds by it what to focus. */
export const rowId = (place: Place): string => `field.${pathOf(place)}`;

/** The path of somebody of a squad. */
export const pathOf = ({ side, uuid }: Place): string => `${side}.${uuid}`;

/** The people whom the difference between two states of editing concerns. */
export function touched(before: SquadEdits, after: SquadEdits): readonly Place[] {
  return SIDES.flatMap((side) => {
    const [old, now] = [before[side], after[side]];
    if (old === now) return [];
    const joined = differing(
      old.joined.map(({ uuid }) => uuid),
      now.joined.map(({ uuid }) => uuid),
    );
    const left = differing(old.left, now.left);
    const set = Object.entries<Readonly<Record<string, unknown>>>(now.set).flatMap(([name, values]) => {
      const others: Readonly<Record<string, unknown>> =
        (old.set as Record<string, Record<string, unknown>>)[name] ?? {};
      return [...new Set([...Object.keys(values), ...Object.keys(others)])].filter(
        (uuid) => values[uuid] !== others[uuid],
      );
    });
    return [...new Set([...joined, ...left, ...set])].map((uuid) => ({ side, uuid }));
  });
}

const differing = (a: readonly string[], b: readonly string[]): string[] => [
  ...a.filter((one) => !b.includes(one)),
  ...b.filter((one) => !a.includes(one)),
];

/** What somebody is called, who is in the squad or in one of several states of editing. */
export function nameOf({ side, uuid }: Place, squad: Squad, edits: readonly SquadEdits[]): string {
  const known = [...squad[side].members, ...edits.flatMap((one) => joinedTo(one, side))];
  return known.find((member) => member.uuid === uuid)?.fullName ?? '';
}

const joinedTo = (edits: SquadEdits, side: Side): readonly { uuid: string; fullName: string }[] => edits[side].joined;
