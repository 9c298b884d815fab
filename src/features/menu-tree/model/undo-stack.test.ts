import { expect, it } from 'vitest';
import { freshStack, mapStates, pushState, redo, undo } from './undo-stack.ts';

it('goes back and forth without limit', () => {
  let stack = freshStack(0);
  for (let state = 1; state <= 5000; state++) stack = pushState(stack, state);
  for (let step = 0; step < 5000; step++) stack = undo(stack);
  expect(stack.present).toBe(0);
  expect(undo(stack)).toBe(stack);
  for (let step = 0; step < 5000; step++) stack = redo(stack);
  expect(stack.present).toBe(5000);
  expect(redo(stack)).toBe(stack);
});

it('forgets what was undone when something else is done', () => {
  const stack = pushState(undo(pushState(freshStack('a'), 'b')), 'c');
  expect(redo(stack)).toBe(stack);
  expect(undo(stack).present).toBe('a');
});

it('takes changes of one step together, until something else was done', () => {
  const typed = pushState(pushState(freshStack('a'), 'ab', 'title'), 'abc', 'title');
  expect(undo(typed).present).toBe('a');
  expect(undo(pushState(typed, 'x', 'other')).present).toBe('abc');
  expect(undo(pushState(undo(pushState(typed, 'y')), 'z', 'title')).present).toBe('abc');
  expect(pushState(typed, 'abc')).toBe(typed);
});

it('brings all its states elsewhere', () => {
  const stack = mapStates(undo(pushState(pushState(freshStack(1), 2), 3)), (state) => state * 10);
  expect([undo(stack).present, stack.present, redo(stack).present]).toEqual([10, 20, 30]);
});
