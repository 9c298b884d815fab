import { expect, it } from 'vitest';
import { type EditAction, type EditState, editReducer, initialState } from '../../engine/edit-session/edit-session.ts';
import { EDITED_SQUAD, nameOf, renewedSide, savedSide, touched } from './edited-squad.ts';
import type { Member, PlayerValues, Squad, StaffValues } from './squad.ts';
import { join, leave, NO_EDITS, type SquadEdits, setValue } from './squad-edits.ts';

const named = (uuid: string) => ({ uuid, firstName: 'Kim', lastName: uuid, fullName: `Kim ${uuid}`, note: '' });
const player = (uuid: string, jerseyNumber: number | null): Member<PlayerValues> => ({
  ...named(uuid),
  values: { jerseyNumber, positionCode: null },
});
const coach: Member<StaffValues> = { ...named('s'), values: { role: 'Coach' } };
const squad: Squad = {
  players: { members: [player('a', 1), player('b', 2)], version: 'p1' },
  staff: { members: [coach], version: 's1' },
};

type State = EditState<Squad, SquadEdits>;
const initial = initialState(EDITED_SQUAD, squad);
const act = (state: State, action: EditAction<Squad, SquadEdits>): State => editReducer(EDITED_SQUAD, state, action);

let clock = 0;
/** Does something, long after what was done before. */
function edit(state: State, change: (edits: SquadEdits) => SquadEdits, after = 5000): State {
  clock += after;
  return act(state, { type: 'edit', value: change(state.value), at: clock });
}
const setNumber =
  (number: number | null) =>
  (edits: SquadEdits): SquadEdits => ({
    ...edits,
    players: setValue(edits.players, 'a', 'jerseyNumber', number),
  });
const removeB = (edits: SquadEdits): SquadEdits => ({ ...edits, players: leave(edits.players, 'b') });
const setRole =
  (role: string) =>
  (edits: SquadEdits): SquadEdits => ({
    ...edits,
    staff: setValue(edits.staff, 's', 'role', role),
  });
const undo = (state: State) => act(state, { type: 'step', direction: 'undo' });
const redo = (state: State) => act(state, { type: 'step', direction: 'redo' });

it('undoes and redoes each step, a number that is typed as one', () => {
  const first = edit(edit(initial, setNumber(1)), setNumber(12), 100);
  const second = edit(first, removeB);
  expect(second.past).toHaveLength(2);
  expect(undo(second).value).toEqual(first.value);
  expect(undo(undo(second)).value).toEqual(NO_EDITS);
  expect(undo(undo(undo(second))).value).toEqual(NO_EDITS);
  expect(redo(redo(undo(undo(second)))).value).toEqual(second.value);
});

it('undoes a reset', () => {
  const changed = edit(initial, removeB);
  const reset = act(changed, { type: 'reset', at: clock + 1 });
  expect(reset.value).toEqual(NO_EDITS);
  expect(undo(reset).value).toEqual(changed.value);
});

it('stands on what was saved of one side, and keeps the changes and steps of the other', () => {
  const changed = edit(edit(edit(initial, removeB), setRole('Head coach')), setNumber(7));
  const stored = { members: [player('a', 7)], version: 'p2' };
  const saved = act(changed, savedSide(squad, { side: 'players', stored }));
  expect(saved.base).toEqual({ ...squad, players: stored });
  expect(saved.value).toEqual({ ...NO_EDITS, staff: changed.value.staff });
  expect(saved.past).toHaveLength(1);
  expect(undo(saved).value).toEqual(NO_EDITS);
  expect(redo(undo(saved)).value).toEqual(saved.value);
});

it('keeps what was changed when the squad turns out to be stored otherwise', () => {
  const changed = edit(initial, removeB);
  const stored = { members: [player('a', 1), player('b', 2), player('c', 3)], version: 'p2' };
  const renewed = act(changed, renewedSide(squad, { side: 'players', stored }));
  expect(renewed.base.players).toBe(stored);
  expect(renewed.value).toBe(changed.value);
});

it('takes a newer reading only while nothing is changed', () => {
  const newer: Squad = { ...squad, staff: { members: [], version: 's2' } };
  expect(act(initial, { type: 'read', base: newer }).base).toBe(newer);
  const changed = edit(initial, removeB);
  expect(act(changed, { type: 'read', base: newer })).toBe(changed);
});

it('tells whom a step concerns', () => {
  const before = initial.value;
  const after = [removeB, setNumber(7), setRole('x')].reduce((edits, change) => change(edits), before);
  expect(touched(before, after)).toEqual([
    { side: 'players', uuid: 'b' },
    { side: 'players', uuid: 'a' },
    { side: 'staff', uuid: 's' },
  ]);
  const joined = { ...before, players: join(before.players, player('n', null)) };
  expect(touched(joined, before)).toEqual([{ side: 'players', uuid: 'n' }]);
  expect(touched(before, before)).toEqual([]);
});

it('names those who are in the squad, and those who joined before or after a step', () => {
  const before = { ...NO_EDITS, players: join(NO_EDITS.players, player('n', null)) };
  expect(nameOf({ side: 'staff', uuid: 's' }, squad, [])).toBe('Kim s');
  expect(nameOf({ side: 'players', uuid: 'n' }, squad, [before, NO_EDITS])).toBe('Kim n');
  expect(nameOf({ side: 'players', uuid: 'n' }, squad, [NO_EDITS])).toBe('');
});
