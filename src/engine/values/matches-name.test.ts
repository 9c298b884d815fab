import { expect, it } from 'vitest';
import { matchesName } from './matches-name.ts';

it.each([
  ['nyheter', 'Nyheter', true],
  ['  Vårt   lag ', 'Vårt lag', true],
  ['Va\u030Art lag', 'Vårt lag', true],
  ['Nyhete', 'Nyheter', false],
  ['', '', false],
  [' ', ' ', false],
])('%o for %o: %o', (typed, name, is) => {
  expect(matchesName(typed, name)).toBe(is);
});
