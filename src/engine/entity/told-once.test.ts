import { expect, it } from 'vitest';
import { toldOnce } from './told-once.ts';

it('tells a thing once that refers to an item in several fields', () => {
  const use = { type: 'team', id: '1', title: 'Frosthamn', path: '/sports/teams/1/edit', field: 'icon' } as const;
  const other = { ...use, type: 'player', path: '/sports/players/1/profile' } as const;
  expect(toldOnce([use, { ...use, field: 'logo.path' }, other])).toHaveLength(2);
});
