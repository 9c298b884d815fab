import { expect, it } from 'vitest';
import { readRange } from './byte-range.ts';

it.each([
  [undefined, 'whole'],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=990-', { start: 990, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=999-999', { start: 999, end: 999 }],
  ['bytes=1000-', 'outside'],
  ['bytes=1000-1001', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=0-99999999999999999999', 'whole'],
])('%s of 1000 bytes', (header, expected) => {
  expect(readRange(header, 1000)).toEqual(expected);
});
