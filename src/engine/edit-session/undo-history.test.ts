import { expect, it } from 'vitest';
import { bringHistory, changeOf, type History, NO_HISTORY, record, stepBack } from './undo-history.ts';

const isTyped = (path: string) => path !== 'choice';
const steps = (history: History<object>) => history.past.map(({ path }) => path);

/** Records a row of bodies, each some milliseconds after the one before. */
function typed(bodies: readonly object[], apart: number, history: History<object> = NO_HISTORY): History<object> {
  return bodies
    .slice(1)
    .reduce<History<object>>(
      (so, body, index) => record(so, bodies[index] ?? {}, body, index * apart, isTyped),
      history,
    );
}

it('takes keys typed into one field within a second for one step, and later ones for another', () => {
  const bodies = [{ name: '' }, { name: 'a' }, { name: 'ab' }];
  expect(steps(typed(bodies, 100))).toEqual(['name']);
  expect(steps(typed(bodies, 1000))).toEqual(['name', 'name']);
});

it('takes another field, a row more and a switch for steps of their own, however quick', () => {
  const rows = [{ x: 'a' }, { x: 'b' }];
  const bodies = [
    { name: '', on: false, rows: [] },
    { name: 'a', on: false, rows: [] },
    { name: 'a', on: true, rows: [] },
    { name: 'a', on: false, rows: [] },
    { name: 'a', on: false, rows },
    { name: 'a', on: false, rows: rows.toReversed() },
  ];
  expect(steps(typed(bodies, 1))).toEqual(['name', 'on', 'on', 'rows', 'rows']);
});

it('takes each choice for a step', () => {
  expect(steps(typed([{ choice: 'a' }, { choice: 'b' }, { choice: 'c' }], 1))).toEqual(['choice', 'choice']);
});

it('forgets a step that was typed back, and records nothing where nothing changed', () => {
  expect(typed([{ name: 'a' }, { name: 'ab' }, { name: 'a' }], 10).past).toEqual([]);
  expect(record(NO_HISTORY, { a: [1] }, { a: [1] }, 0, isTyped)).toBe(NO_HISTORY);
});

it('goes back and forth, until something else is changed', () => {
  const made = typed([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2000);
  const back = stepBack<object>(made, 'undo', { name: 'c' });
  expect(back?.step.other).toEqual({ name: 'b' });
  const forth = back && stepBack<object>(back.history, 'redo', { name: 'b' });
  expect(forth?.step.other).toEqual({ name: 'c' });
  expect(stepBack<object>(forth?.history ?? NO_HISTORY, 'redo', {})).toBeUndefined();
  const changed = record<object>(back?.history ?? NO_HISTORY, { name: 'b' }, { name: 'bx' }, 4000, isTyped);
  expect(changed.future).toEqual([]);
});

it('brings all that can be undone and redone onto what is stored now', () => {
  const made = typed([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2000);
  const { history } = stepBack<object>(made, 'undo', { name: 'c' }) ?? { history: made };
  const bring = (value: object): object => ({ ...value, version: 2 });
  const brought = bringHistory(history, bring({ name: 'b' }), bring);
  expect(brought.past.map(({ other }) => other)).toEqual([{ name: 'a', version: 2 }]);
  expect(brought.future.map(({ other }) => other)).toEqual([{ name: 'c', version: 2 }]);
});

it('drops the steps that change nothing any more once what they changed is stored', () => {
  const made = typed(
    [
      { left: 'a', right: 'a' },
      { left: 'b', right: 'a' },
      { left: 'b', right: 'b' },
      { left: 'c', right: 'b' },
    ],
    2000,
  );
  const bring = (value: object): object => ({ ...value, left: '' });
  const brought = bringHistory(made, { left: '', right: 'b' }, bring);
  expect(brought.past.map(({ path, other }) => [path, other])).toEqual([['right', { left: '', right: 'a' }]]);
});

it('finds what all differences lie under', () => {
  expect(changeOf({ a: { b: '1', c: '1' } }, { a: { b: '2', c: '1' } })).toEqual({ path: 'a.b', isTyping: true });
  expect(changeOf({ a: { b: '1', c: '1' } }, { a: { b: '2', c: '2' } })).toEqual({ path: 'a', isTyping: false });
  expect(changeOf({ a: [{ b: '1' }] }, { a: [{ b: '2' }] })).toEqual({ path: 'a.0.b', isTyping: true });
  expect(changeOf({ a: '1', b: '1' }, { a: '2', b: '2' })).toEqual({ path: '', isTyping: false });
});
