import { expect, it } from 'vitest';
import { toldOnce } from './told-once.ts';

it('tells a thing once that refers to another in several fields', () => {
  const use = { type: 'team', id: '1', title: 'Frosthamn', path: '/sports/teams/1/edit' };
  const other = { ...use, path: '/sports/players/1/profile' };
  expect(toldOnce([use, { ...use }, other])).toHaveLength(2);
});
