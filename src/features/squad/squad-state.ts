import { type History, NO_HISTORY, record, type Step, stepBack } from '../../engine/edit-session/undo-history.ts';
import type { Direction } from '../../engine/editor/use-form-history.ts';
import { isEqual } from '../../engine/values/values.ts';
import { SIDES, type Side, type Squad, type StoredSide, type ValuesOf } from './squad.ts';
import { NO_EDITS, type SquadEdits } from './squad-edits.ts';

/** A squad under edit: as it is stored, what was changed of it, and what can be undone. */
export interface SquadState {
  squad: Squad;
  edits: SquadEdits;
  history: History;
}

/** One side as it is stored. */
export type Stored = { readonly [S in Side]: { side: S; stored: StoredSide<ValuesOf[S]> } }[Side];

/** What happens to a squad under edit; `at` in milliseconds, on any clock. */
export type SquadAction =
  /** The user changed something. */
  | { type: 'edit'; change(edits: SquadEdits): SquadEdits; at: number }
  | { type: 'step'; direction: Direction }
  /** A side was saved, and is stored so: nothing of it is changed any more. */
  | ({ type: 'saved' } & Stored)
  /** A side turned out to be stored otherwise: what was changed of it now stands on that. */
  | ({ type: 'renewed' } & Stored)
  /** The squad was read again. Nothing happens while something is changed: a save will tell. */
  | { type: 'read'; squad: Squad };

/** A squad that nobody has changed yet. */
export function initialState(squad: Squad): SquadState {
  return { squad, edits: NO_EDITS, history: NO_HISTORY };
}

/** What a squad under edit becomes. */
export function squadReducer(state: SquadState, action: SquadAction): SquadState {
  const { squad, edits, history } = state;
  switch (action.type) {
    case 'edit': {
      const next = action.change(edits);
      return { squad, edits: next, history: record(history, edits, next, action.at, isTyped) };
    }
    case 'step': {
      const back = stepBack(history, action.direction, edits);
      return back ? { squad, edits: back.step.other.values as SquadEdits, history: back.history } : state;
    }
    case 'saved': {
      const { side, stored } = action;
      return {
        squad: { ...squad, [side]: stored },
        edits: { ...edits, [side]: NO_EDITS[side] },
        history: withoutSide(history, side),
      };
    }
    case 'renewed':
      return { ...state, squad: { ...squad, [action.side]: action.stored } };
    case 'read':
      return isEqual(edits, NO_EDITS) ? { ...state, squad: action.squad } : state;
  }
}

/** Numbers and roles are written letter by letter; a position is chosen. */
const isTyped = (path: string): boolean => /\.(?:jerseyNumber|role)\./.test(path);

/** The history without what was changed of one side: it is saved, and undoing it would not bring back what was stored before. */
function withoutSide({ past, future, shifts }: History, side: Side): History {
  const kept = (steps: readonly Step[]): Step[] =>
    steps
      .filter(({ path }) => !path.startsWith(`${side}.`) && path !== side)
      .map((step) => ({ ...step, other: { ...step.other, values: { ...step.other.values, [side]: NO_EDITS[side] } } }));
  return { past: kept(past), future: kept(future), shifts };
}

/** Somebody of one side. */
export interface Place {
  side: Side;
  uuid: string;
}

/** Who is concerned by the difference between two states of editing. */
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
