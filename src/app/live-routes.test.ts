import { expect, it } from 'vitest';
import type { EntityRoute } from '../contract/entity.ts';
import { followRoutes, loadLive } from './live-routes.ts';

const route = (changed: Partial<EntityRoute> = {}): EntityRoute => ({
  name: 'team',
  area: 'sports',
  icon: 'shield',
  labels: { one: { en: 'Team', sv: 'Lag' }, many: { en: 'Teams', sv: 'Lag' }, add: { en: 'Add', sv: 'Ny' } },
  about: { en: 'Who plays.', sv: 'De som spelar.' },
  paths: { list: '/sports/teams' },
  isListed: true,
  load: () => Promise.reject(new Error('not asked for')),
  ...changed,
});

it('takes over words and icon where they stand, for titles and menus hold them too', () => {
  const one = route();
  const { many } = one.labels;
  const { about: _, ...renamed } = route({ icon: 'trophy' });
  expect(followRoutes([one], [{ ...renamed, labels: { ...one.labels, many: { en: 'Squads', sv: 'Trupper' } } }])).toBe(
    true,
  );
  expect(one.icon).toBe('trophy');
  expect(many).toEqual({ en: 'Squads', sv: 'Trupper' });
  expect(one.about).toBeUndefined();
});

it.each<[string, EntityRoute[]]>([
  ['another address', [route({ paths: { list: '/sports/squads' } })]],
  ['a title of its own', [route({ titles: { list: { en: 'All teams', sv: 'Alla lag' } } })]],
  ['another group', [route({ area: 'site' })]],
  ['one more definition', [route(), route({ name: 'club' })]],
])('%s has the pages loaded again', (_, next) => {
  const one = route();
  expect(followRoutes([one], next)).toBe(false);
  expect(one).toEqual({ ...route(), load: one.load });
});

it('gives what was loaded where the definition has not changed since', async () => {
  const one = route();
  loadLive([one]);
  await expect(one.load()).rejects.toThrow('not asked for');
});
