import { expect, it } from 'vitest';
import type { ConnectedTeam } from '../../../generated/model/index.ts';
import { EditSession } from '../../engine/edit-session/edit-session.ts';
import { describeStep, EDITED_TEAMS } from './edited-teams.ts';
import { afterSave, connect, disconnect, inputOf, NO_CHANGES } from './team-changes.ts';

const stored = (uuid: string): ConnectedTeam => ({
  uuid,
  displayName: `Team ${uuid}`,
  teamCode: uuid.toUpperCase(),
  logo: null,
  extIds: [],
  gameCount: 0,
});
const fresh = (uuid: string) => ({ uuid, displayName: `Team ${uuid}`, teamCode: uuid.toUpperCase() });
const base = [stored('a'), stored('b')];

/** A session in which two teams were added by one step, and another was taken out by the next. */
function changed() {
  const session = new EditSession(EDITED_TEAMS, base);
  session.edit((changes) => connect(changes, base, [fresh('c'), fresh('d')]));
  session.edit((changes) => disconnect(changes, base, 'b'));
  return session;
}

it('undoes and redoes what was connected and disconnected, step by step', () => {
  const session = changed();
  const all = session.getValue();
  expect(session.step('undo')).toMatchObject({ before: { removed: ['b'] }, after: { removed: [] } });
  session.step('undo');
  expect(session.getValue()).toEqual(NO_CHANGES);
  expect(session.isDirty()).toBe(false);
  session.step('redo');
  session.step('redo');
  expect(session.getValue()).toEqual(all);
  session.reset();
  expect(session.isDirty()).toBe(false);
  session.step('undo');
  expect(session.getValue()).toEqual(all);
});

it('undoes past a save: what was connected by it is to be disconnected then', () => {
  const session = changed();
  const sent = session.getValue();
  const now = [stored('a'), stored('c'), stored('d'), stored('e')];
  const saved = { base: now, changes: NO_CHANGES };
  session.dispatch({ type: 'saved', base: now, bring: (value) => afterSave(sent, value, base, saved) });
  expect(session.isDirty()).toBe(false);
  session.step('undo');
  expect(inputOf(session.getValue())).toEqual({ addedTeams: [{ uuid: 'b' }], removedTeams: [] });
  session.step('undo');
  expect(inputOf(session.getValue())).toEqual({
    addedTeams: [{ uuid: 'b' }],
    removedTeams: [{ uuid: 'c' }, { uuid: 'd' }],
  });
});

it('needs no change for what is read to be so by now', () => {
  const kept = EDITED_TEAMS.onto(changed().getValue(), base, [stored('a'), stored('c')]);
  expect(inputOf(kept)).toEqual({ addedTeams: [{ uuid: 'd' }], removedTeams: [] });
});

it('names the teams of a step and leads to the first, or to the one in its place', () => {
  const session = changed();
  const described = (direction: 'undo' | 'redo') => {
    const step = session.step(direction);
    return step && describeStep(base, step);
  };
  expect(described('undo')).toEqual({ names: ['Team b'], focus: 'b' });
  expect(described('undo')).toEqual({ names: ['Team c', 'Team d'], focus: 'a' });
  expect(described('redo')).toEqual({ names: ['Team c', 'Team d'], focus: 'c' });
  session.step('undo');
  expect(describeStep([], { path: '', before: connect(NO_CHANGES, [], [fresh('c')]), after: NO_CHANGES })).toEqual({
    names: ['Team c'],
    focus: undefined,
  });
});
