import { expect, it } from 'vitest';
import { type EditedKind, EditSession } from './edit-session.ts';

interface Thing {
  name: string;
  count: number;
}

const kind: EditedKind<Thing, Thing> = {
  unchanged: (base) => base,
  isDirty: (base, value) => base !== value,
  onto: (value) => value,
  isTyped: (path) => path === 'name',
};

const begin = () => new EditSession(kind, { name: 'a', count: 0 });
const counted = (count: number) => (thing: Thing) => ({ ...thing, count });
const named = (name: string) => (thing: Thing) => ({ ...thing, name });

it('goes back and forth by 500 steps, and no further', () => {
  const session = begin();
  for (let count = 1; count <= 600; count++) session.edit(counted(count));
  for (let step = 0; step < 500; step++) session.step('undo');
  expect(session.getValue().count).toBe(100);
  const state = session.get();
  expect(session.step('undo')).toBeUndefined();
  expect(session.get()).toBe(state);
  for (let step = 0; step < 500; step++) session.step('redo');
  expect(session.getValue().count).toBe(600);
  expect(session.step('redo')).toBeUndefined();
});

it('forgets what was undone when something else is done', () => {
  const session = begin();
  session.edit(counted(1));
  session.step('undo');
  session.edit(counted(2));
  expect(session.step('redo')).toBeUndefined();
  session.step('undo');
  expect(session.getValue().count).toBe(0);
});

it('takes changes of one key together, until something else was done', () => {
  const session = begin();
  session.edit(counted(1), 'made');
  session.edit((thing) => ({ name: 'made', count: thing.count + 1 }), 'made');
  session.edit(counted(9), 'other');
  session.step('undo');
  expect(session.getValue()).toEqual({ name: 'made', count: 2 });
  // What was undone and redone is done with: the same key begins another step.
  session.edit(counted(3), 'made');
  session.step('undo');
  expect(session.getValue().count).toBe(2);
  session.step('undo');
  expect(session.getValue()).toEqual({ name: 'a', count: 0 });
});

it('begins another step of the same key once what is stored has changed', () => {
  const session = begin();
  session.edit(counted(1), 'made');
  session.dispatch({ type: 'saved', base: session.getValue(), bring: (value) => value });
  session.edit(named('b'), 'made');
  session.step('undo');
  expect(session.getValue()).toEqual({ name: 'a', count: 1 });
});

it('changes nothing, and tells nobody, where it is given what it has', () => {
  const session = begin();
  let calls = 0;
  session.subscribe(() => {
    calls += 1;
  });
  session.edit((thing) => thing);
  expect([session.get().past, calls]).toEqual([[], 0]);
});

it('brings all its values elsewhere', () => {
  const session = begin();
  for (const count of [1, 2, 3]) session.edit(counted(count));
  session.step('undo');
  session.dispatch({
    type: 'renewed',
    base: { name: 'a', count: 0 },
    bring: ({ name, count }) => ({ name, count: count * 10 }),
  });
  expect(session.getValue().count).toBe(20);
  session.step('redo');
  expect(session.getValue().count).toBe(30);
  for (const _ of [1, 2]) session.step('undo');
  expect(session.getValue().count).toBe(10);
});
