import { expect, it } from 'vitest';
import { isSmall } from './size.ts';

it.each([
  [null],
  ['x'.repeat(100_000)],
  [{ a: [1, 2, { b: 'c' }] }],
  [Array.from({ length: 900 }, (_, index) => index)],
])('takes what people write for small', (body) => expect(isSmall(body)).toBe(true));

it.each([
  ['a long text', 'x'.repeat(100_001)],
  ['a long name', { ['x'.repeat(100_001)]: 1 }],
  ['long texts together', Array.from({ length: 11 }, () => 'x'.repeat(10_000))],
  ['many values', Array.from({ length: 1_001 }, () => 1)],
  ['many values in each other', Array.from({ length: 40 }, () => Array.from({ length: 40 }, () => 1))],
])('takes %s for large', (_, body) => expect(isSmall(body)).toBe(false));
