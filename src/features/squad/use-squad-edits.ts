import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldDefinition } from '../../contract/entity.ts';
import type { Direction } from '../../engine/editor/use-form-history.ts';
import type { Side, Squad } from './squad.ts';
import { changedSides } from './squad-changes.ts';
import { NO_EDITS, type SquadEdits } from './squad-edits.ts';
import { initialState, type Place, type SquadAction, squadReducer, touched } from './squad-state.ts';

/** A squad under edit, and what changes it. */
export type SquadEditing = ReturnType<typeof useSquadEdits>;

/** The id of a row, and the start of the ids of its controls; the engine's undo finds what to focus by it. */
export const rowId = ({ side, uuid }: Place): string => `field.${side}.${uuid}`;

/** Keeps a squad under edit. `initial` may be read anew: it is taken over while nothing is changed. */
export function useSquadEdits(initial: Squad) {
  const [state, setState] = useState(() => initialState(initial));
  const latest = useRef(state);
  const apply = useCallback((action: SquadAction) => {
    latest.current = squadReducer(latest.current, action);
    setState(latest.current);
  }, []);
  const read = useRef(initial);
  useEffect(() => {
    if (read.current === initial) return;
    read.current = initial;
    startTransition(() => apply({ type: 'read', squad: initial }));
  }, [initial, apply]);
  const edit = useCallback(
    (change: (edits: SquadEdits) => SquadEdits) => apply({ type: 'edit', change, at: performance.now() }),
    [apply],
  );
  const reset = useCallback(() => edit(() => NO_EDITS), [edit]);
  const step = useCallback(
    async (direction: Direction) => {
      const before = latest.current.edits;
      apply({ type: 'step', direction });
      const { edits, squad } = latest.current;
      if (edits === before) return undefined;
      const fields = touched(before, edits).map((place) => fieldOf(place, nameOf(place, squad, [before, edits])));
      return { path: '', fields };
    },
    [apply],
  );
  /** What is edited right now: what is on screen may be a moment behind. */
  const current = useCallback(() => latest.current, []);
  const isDirty = useCallback(() => changedSides(latest.current.squad, latest.current.edits).length > 0, []);
  const { past, future } = state.history;
  const can = useMemo(() => ({ undo: past.length > 0, redo: future.length > 0 }), [past.length, future.length]);
  return { squad: state.squad, edits: state.edits, apply, edit, reset, step, current, isDirty, can };
}

/** A person of the squad, as the engine's undo names and finds the fields of a form. */
function fieldOf({ side, uuid }: Place, name: string): FieldDefinition {
  return { field: `${side}.${uuid}`, label: { en: name, sv: name }, widget: 'text' };
}

function nameOf({ side, uuid }: Place, squad: Squad, edits: readonly SquadEdits[]): string {
  const known = [...squad[side].members, ...edits.flatMap((one) => namedOf(one, side))];
  return known.find((member) => member.uuid === uuid)?.fullName ?? '';
}

const namedOf = (edits: SquadEdits, side: Side): readonly { uuid: string; fullName: string }[] => edits[side].joined;
