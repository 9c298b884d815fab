import { expect, test } from 'vitest';
import { leaf, menu } from '../publish/sample-menus.ts';
import { isNewer } from './newer.ts';

const stored = menu({ main: [leaf('a')], footer: [] }, 3);

test('a group that was published, made or deleted makes a menu newer', () => {
  expect(isNewer(stored, stored)).toBe(false);
  expect(isNewer(stored, menu({ main: [leaf('a')], footer: [] }, 3))).toBe(false);
  expect(isNewer(stored, menu({ main: [leaf('b')], footer: [] }, 4))).toBe(true);
  expect(isNewer(stored, [...stored, ...menu({ secondary: [] }, 1)])).toBe(true);
  expect(isNewer(stored, stored.slice(1))).toBe(true);
});

test('an answer from before a publish of one’s own is none', () => {
  const [main, footer] = stored;
  if (!main || !footer) throw new Error('the sample has two groups');
  expect(isNewer(stored, menu({ main: [leaf('a')], footer: [] }, 2))).toBe(false);
  expect(
    isNewer(stored, [
      { ...main, version: 2 },
      { ...footer, version: 4 },
    ]),
  ).toBe(false);
});
