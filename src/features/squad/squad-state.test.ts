import { expect, it } from 'vitest';
import type { Member, PlayerValues, Squad, StaffValues } from './squad.ts';
import { join, leave, NO_EDITS, type SquadEdits, setValue } from './squad-edits.ts';
import { initialState, type SquadState, squadReducer, touched } from './squad-state.ts';

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

let clock = 0;
/** Does something, long after what was done before. */
function edit(state: SquadState, change: (edits: SquadEdits) => SquadEdits, after = 5000): SquadState {
  clock += after;
  return squadReducer(state, { type: 'edit', change, at: clock });
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
const undo = (state: SquadState) => squadReducer(state, { type: 'step', direction: 'undo' });
const redo = (state: SquadState) => squadReducer(state, { type: 'step', direction: 'redo' });

it('undoes and redoes each step, a number that is typed as one', () => {
  const first = edit(edit(initialState(squad), setNumber(1)), setNumber(12), 100);
  const second = edit(first, removeB);
  expect(second.history.past).toHaveLength(2);
  expect(undo(second).edits).toEqual(first.edits);
  expect(undo(undo(second)).edits).toEqual(NO_EDITS);
  expect(undo(undo(undo(second))).edits).toEqual(NO_EDITS);
  expect(redo(redo(undo(undo(second)))).edits).toEqual(second.edits);
});

it('undoes a reset', () => {
  const changed = edit(initialState(squad), removeB);
  const reset = edit(changed, () => NO_EDITS);
  expect(reset.edits).toEqual(NO_EDITS);
  expect(undo(reset).edits).toEqual(changed.edits);
});

it('stands on what was saved of one side, and keeps the changes and steps of the other', () => {
  const changed = edit(edit(edit(initialState(squad), removeB), setRole('Head coach')), setNumber(7));
  const stored = { members: [player('a', 7)], version: 'p2' };
  const saved = squadReducer(changed, { type: 'saved', side: 'players', stored });
  expect(saved.squad).toEqual({ ...squad, players: stored });
  expect(saved.edits).toEqual({ ...NO_EDITS, staff: changed.edits.staff });
  expect(saved.history.past).toHaveLength(1);
  expect(undo(saved).edits).toEqual(NO_EDITS);
  expect(redo(undo(saved)).edits).toEqual(saved.edits);
});

it('keeps what was changed when the squad turns out to be stored otherwise', () => {
  const changed = edit(initialState(squad), removeB);
  const stored = { members: [player('a', 1), player('b', 2), player('c', 3)], version: 'p2' };
  const renewed = squadReducer(changed, { type: 'renewed', side: 'players', stored });
  expect(renewed.squad.players).toBe(stored);
  expect(renewed.edits).toBe(changed.edits);
});

it('takes a newer reading only while nothing is changed', () => {
  const newer: Squad = { ...squad, staff: { members: [], version: 's2' } };
  expect(squadReducer(initialState(squad), { type: 'read', squad: newer }).squad).toBe(newer);
  const changed = edit(initialState(squad), removeB);
  expect(squadReducer(changed, { type: 'read', squad: newer })).toBe(changed);
});

it('tells whom a step concerns', () => {
  const before = initialState(squad).edits;
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
