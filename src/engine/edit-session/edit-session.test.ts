import { expect, it, vi } from 'vitest';
import { type EditedKind, EditSession, editReducer, initialState } from './edit-session.ts';

interface Thing {
  name: string;
  version?: number;
}

/** A thing whose name is edited and whose version the service keeps. */
const kind: EditedKind<Thing, Thing> = {
  unchanged: (base) => base,
  isDirty: (base, value) => base.name !== value.name,
  onto: (value, from, to) => (value.name === from.name ? to : { ...to, name: value.name }),
  isTyped: () => true,
};
const names = (steps: readonly { other: Thing }[]): string[] => steps.map(({ other }) => other.name);

it('edits, undoes and redoes, and knows whether something is changed', () => {
  const session = new EditSession(kind, { name: 'a' });
  expect([session.isDirty(), session.step('undo')]).toEqual([false, undefined]);
  session.replace({ name: 'b' });
  expect([session.getValue().name, session.isDirty()]).toEqual(['b', true]);
  expect(session.step('undo')).toEqual({ path: 'name', before: { name: 'b' }, after: { name: 'a' } });
  expect([session.getValue().name, session.isDirty()]).toEqual(['a', false]);
  expect(session.step('redo')?.after).toEqual({ name: 'b' });
  expect(session.get()).toMatchObject({ base: { name: 'a' }, value: { name: 'b' }, future: [] });
});

it('takes all changes back, which can be undone', () => {
  const session = new EditSession(kind, { name: 'a' });
  session.replace({ name: 'b' });
  session.reset();
  expect(session.getValue()).toEqual({ name: 'a' });
  session.step('undo');
  expect(session.getValue()).toEqual({ name: 'b' });
});

it('is read again only while nothing is changed', () => {
  const session = new EditSession(kind, { name: 'a' });
  session.dispatch({ type: 'read', base: { name: 'a', version: 2 } });
  expect(session.get()).toMatchObject({ base: { version: 2 }, value: { name: 'a', version: 2 } });
  session.replace({ name: 'b', version: 2 });
  session.dispatch({ type: 'read', base: { name: 'c', version: 3 } });
  expect(session.get()).toMatchObject({ base: { name: 'a', version: 2 }, value: { name: 'b' } });
});

it('brings what is edited, and all that can be undone, onto what is stored after a save; what was undone is done with', () => {
  let state = initialState(kind, { name: 'a' });
  for (const [at, name] of ['b', 'c', 'd'].entries()) {
    state = editReducer(kind, state, { type: 'edit', value: { name }, at, isWhole: true });
  }
  state = editReducer(kind, state, { type: 'step', direction: 'undo' });
  expect([names(state.past), names(state.future)]).toEqual([['a', 'b'], ['d']]);
  const bring = (value: Thing): Thing => ({ ...value, version: 2 });
  state = editReducer(kind, state, { type: 'saved', base: { name: 'c', version: 2 }, bring });
  expect(state).toMatchObject({ base: { name: 'c', version: 2 }, value: { name: 'c', version: 2 }, future: [] });
  expect(state.past.map(({ other }) => other)).toEqual([
    { name: 'a', version: 2 },
    { name: 'b', version: 2 },
  ]);
});

it('keeps what was undone when something else is stored by nobody here', () => {
  let state = initialState(kind, { name: 'a' });
  state = editReducer(kind, state, { type: 'edit', value: { name: 'b' }, at: 0 });
  state = editReducer(kind, state, { type: 'step', direction: 'undo' });
  const to = { name: 'a', version: 2 };
  state = editReducer(kind, state, {
    type: 'renewed',
    base: to,
    bring: (value) => kind.onto(value, { name: 'a' }, to),
  });
  expect(state).toMatchObject({ base: to, value: to, future: [{ other: { name: 'b', version: 2 } }] });
});

it('says so after each change, and never when nothing happened', () => {
  const session = new EditSession(kind, { name: 'a' });
  const listener = vi.fn(() => session.getValue().name);
  const unsubscribe = session.subscribe(listener);
  session.edit((value) => value);
  session.step('undo');
  expect(listener).not.toHaveBeenCalled();
  session.replace({ name: 'b' });
  expect(listener.mock.results.map(({ value }) => value as unknown)).toEqual(['b']);
  unsubscribe();
  session.reset();
  expect(listener).toHaveBeenCalledTimes(1);
});
