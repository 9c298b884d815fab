import { beforeEach, expect, it, vi } from 'vitest';
import type { EntityRoute } from '../contract/entity.ts';
import { followRoute, followRoutes, loadLive, onOtherPages } from './live-routes.ts';

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

const make = vi.fn();
onOtherPages(make);
beforeEach(() => make.mockReset());

it('takes over words and icon where they stand, for titles and menus hold them too', () => {
  const one = route();
  const { many } = one.labels;
  const { about: _, load: __, ...renamed } = route({ icon: 'trophy' });
  followRoute([one], { ...renamed, labels: { ...one.labels, many: { en: 'Squads', sv: 'Trupper' } } });
  expect(one.icon).toBe('trophy');
  expect(many).toEqual({ en: 'Squads', sv: 'Trupper' });
  expect(one.about).toBeUndefined();
  expect(make).not.toHaveBeenCalled();
});

it.each<[string, Partial<EntityRoute>]>([
  ['another address', { paths: { list: '/sports/squads' } }],
  ['a page more', { paths: { list: '/sports/teams', create: '/sports/teams/add' } }],
  ['a title of its own', { titles: { list: { en: 'All teams', sv: 'Alla lag' } } }],
  ['another group', { area: 'site' }],
])('has the pages made again for %s, once, and back', (_, changed) => {
  const one = route();
  const { load } = one;
  followRoute([one], route(changed));
  followRoutes([one], [route(changed)]);
  expect(one).toEqual({ ...route(changed), load });
  expect(make).toHaveBeenCalledOnce();
  followRoute([one], route());
  expect(one).toEqual({ ...route(), load });
  expect(make).toHaveBeenCalledTimes(2);
});

it('takes in a definition that came, in its place, and lets go of one that went', () => {
  const [club, team, squad] = [route({ name: 'club' }), route(), route({ name: 'squad' })];
  const routes = [team, squad];
  followRoutes(routes, [club, route()]);
  expect(routes.map(({ name }) => name)).toEqual(['club', 'team']);
  expect(routes[1]).toBe(team);
  expect(make).toHaveBeenCalledOnce();
});

it('leaves what it does not know to the list that is generated', () => {
  const routes = [route()];
  followRoute(routes, route({ name: 'club' }));
  expect(routes).toHaveLength(1);
  expect(make).not.toHaveBeenCalled();
});

it('gives what was loaded where the definition has not changed since', async () => {
  const one = route();
  loadLive([one]);
  await expect(one.load()).rejects.toThrow('not asked for');
});
