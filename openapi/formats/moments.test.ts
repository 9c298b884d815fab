import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endsInOrder, isWritableMoment, lastYear } from './moments.ts';

test.each([
  ['2026-11-27T18:00:00Z', '2026-11-27T18:00:01Z', true],
  ['2026-11-27T18:00:00Z', '2026-11-27T18:00:00.900Z', false],
  ['2026-11-27T18:00:00Z', '2026-11-27T19:00:00+0100', false],
  ['2026-11-27T18:00:00+0000', '2026-11-27T19:00:00+0000', true],
  [null, '2026-11-27T18:00:00Z', true],
  ['2026-11-27T18:00:00Z', '', true],
  ['2027-03-28T02:30:00', 'unfinished', true],
])('from %s until %s: %s', (from, until, isInOrder) => {
  expect(endsInOrder(from, until)).toBe(isInOrder);
});

test('the last year is the last one that the patterns of days and moments take', () => {
  const patternIn = (name: string) => {
    const text = readFileSync(new URL(`../schemas/${name}.yaml`, import.meta.url), 'utf8');
    return new RegExp(/pattern: (.+)/.exec(text)?.[1] ?? 'none');
  };
  for (const [name, after] of [
    ['day', ''],
    ['instant', 'T00:00:00Z'],
  ] as const) {
    expect(patternIn(name).test(`${lastYear}-12-31${after}`), name).toBe(true);
    expect(patternIn(name).test(`${lastYear + 1}-01-01${after}`), name).toBe(false);
  }
});

test.each([
  ['1000-01-01T00:00:00Z', true],
  ['1000-01-01T00:00:00+00:01', false],
  ['1000-01-01T00:00:00-14:00', true],
  ['2999-12-31T23:59:59.999999Z', true],
  ['2999-12-31T23:59:59-0001', false],
  ['2999-12-31T23:59:60Z', false],
  ['2016-12-31T23:59:60Z', false],
])('%s can be written in UTC as the contract writes it: %s', (moment, isWritable) => {
  expect(isWritableMoment(moment)).toBe(isWritable);
});
