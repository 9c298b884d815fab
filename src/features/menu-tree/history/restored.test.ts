import { expect, test } from 'vitest';
import type { MenuItem, Route } from '../../../../generated/model/index.ts';
import { drawn, leaf, menu } from '../publish/sample-menus.ts';
import { restored } from './restored.ts';

const leading = (id: string, routeId: string): MenuItem => ({
  ...leaf(id),
  route: { id: routeId, path: `/${id}`, resourceType: 'page', resourceId: null },
});
const routes = new Map([['known', {} as Route]]);

test('an earlier menu comes back into the groups that there are, with their versions', () => {
  const now = menu({ main: [leaf('a')], footer: [leaf('f')], unassigned: [leaf('u')] }, 7);
  const earlier = menu({ main: [leaf('b', leaf('a'))], footer: [] }, 2).map((group) => ({ ...group, active: false }));
  const { groups, cut } = restored(now, earlier, routes);
  expect([drawn(groups), cut]).toEqual(['main: b(a) | footer: | unassigned:', []]);
  expect(groups.map(({ version, active }) => [version, active])).toEqual([
    [7, false],
    [7, false],
    [7, true],
  ]);
});

test('an item whose route is gone since leads nowhere, and that is counted; a group that is gone comes back', () => {
  const earlier = menu({ main: [leading('a', 'known')], footer: [leaf('x', leading('y', 'gone'))] });
  const { groups, cut } = restored(menu({ main: [] }), earlier, routes);
  expect([drawn(groups), cut.map(({ title }) => title)]).toEqual(['main: a | footer: x(y)', ['y']]);
  expect(groups[0]?.children[0]?.route?.id).toBe('known');
  expect(groups[1]?.children[0]?.children[0]?.route).toBeNull();
});
