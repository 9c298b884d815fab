import { expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

it('tells the lines that differ, with two around them, and gaps for all others', () => {
  const before = Array.from({ length: 20 }, (_, index) => `line ${index}`).join('\n');
  const after = before.replace('line 4\n', 'line four\n').replace('line 15\n', '');
  expect(differenceOf(before, after).map(({ kind, text }) => `${kind} ${text}`.trim())).toEqual([
    'same line 2',
    'same line 3',
    'removed line 4',
    'added line four',
    'same line 5',
    'same line 6',
    'gap',
    'same line 13',
    'same line 14',
    'removed line 15',
    'same line 16',
    'same line 17',
    'gap',
  ]);
  expect(differenceOf(before, before)).toEqual([]);
});
