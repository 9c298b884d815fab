import { expect, test } from 'vitest';
import { moveItem } from '../values/move-item.ts';
import { inOrder, numbered, withAdded } from './portrait-order.ts';

const row = (mediaString: string, sortOrder: number) => ({ mediaString, sortOrder });

test('entries are shown by their order, and remember where they stood for what the service says of them', () => {
  expect(inOrder([row('b', 4), row('a', 1), row('c', 4)]).map(({ row: one, at }) => [one.mediaString, at])).toEqual([
    ['a', 1],
    ['b', 0],
    ['c', 2],
  ]);
  expect(inOrder(null)).toEqual([]);
  expect(inOrder(['x', row('a', 0)])).toHaveLength(1);
});

test('a moved entry is numbered by where it stands, and keeps all else', () => {
  const kept = { ...row('b', 1), id: '7', type: 'portrait' };
  expect(numbered(moveItem([row('a', 0), kept, row('c', 2)], 2, 0))).toEqual([
    row('c', 0),
    row('a', 1),
    { ...kept, sortOrder: 2 },
  ]);
});

test('an entry whose number is right stays the very same', () => {
  const first = row('a', 0);
  expect(numbered([first, row('b', 7)])[0]).toBe(first);
});

test('what was there already is not added twice', () => {
  expect(numbered(withAdded([row('a', 0)], ['b', 'a', 'b']))).toEqual([row('a', 0), row('b', 1)]);
});
