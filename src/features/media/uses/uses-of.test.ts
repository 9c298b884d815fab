import { expect, it } from 'vitest';
import { isTyped, toldOnce } from './uses-of.ts';

it('takes a name as typed whatever its case, its blanks and the coding of its marks', () => {
  expect(isTyped('  derby  I MALMÖ ', 'Derby i Malmö')).toBe(true);
  expect(isTyped('Malmo\u0308', 'Malmö')).toBe(true);
  expect(isTyped('Derby', 'Derby i Malmö')).toBe(false);
  expect(isTyped('', '')).toBe(false);
});

it('tells a thing once that refers to an item in several fields', () => {
  const use = { type: 'team', id: '1', title: 'Frosthamn', path: '/sports/teams/1/edit', field: 'icon' } as const;
  const other = { ...use, type: 'player', path: '/sports/players/1/profile' } as const;
  expect(toldOnce([use, { ...use, field: 'logo.path' }, other])).toHaveLength(2);
});
