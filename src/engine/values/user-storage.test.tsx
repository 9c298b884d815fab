import { beforeEach, expect, test, vi } from 'vitest';
import { forgetWorkOf, isKept, userKey } from './user-storage.ts';

beforeEach(() => localStorage.clear());

test('all of a user’s work is forgotten, on every site, and nobody else’s', () => {
  const own = [
    userKey('draft', 'a', 'site', 'team', 'new', 'p.1'),
    userKey('recent', 'a', 'site', 'tags'),
    userKey('rollover', 'a', 'other', 'x'),
  ];
  const others = [userKey('draft', 'ab', 'site', 'team', 'new', 'p.1'), 'touchline.theme'];
  for (const key of [...own, ...others]) localStorage.setItem(key, '1');
  expect([isKept('draft', 'a'), isKept('draft', 'b')]).toEqual([true, false]);
  forgetWorkOf('a');
  expect(Object.keys(localStorage).sort()).toEqual(others.sort());
  expect(isKept('draft', 'a')).toBe(false);
});

test('storage that is refused holds nothing', () => {
  vi.spyOn(Object, 'keys').mockImplementationOnce(() => {
    throw new Error('refused');
  });
  expect(isKept('draft', 'a')).toBe(false);
});
