import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import english from '../../src/locales/areas/menu.en.json' with { type: 'json' };
import swedish from '../../src/locales/areas/menu.sv.json' with { type: 'json' };
import { newItem, type Route, refusalOf, routingCalls } from './routing-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
let calls: ReturnType<typeof routingCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = routingCalls(service);
});
afterAll(() => service.close());

/** The route as one would send it back. */
const sent = ({ path, title, resourceType, resourceId, target }: Route) => ({
  path,
  title,
  resourceType,
  resourceId,
  target,
});
const change = (id: string, body: object) => service.call({ method: 'PUT', url: `/api/routing/routes/${id}`, body });

/** What an item of a group is called, in each language by the name that the console has for the group. */
const called = (group: keyof typeof english.menu.groups, rest: string) => ({
  title: `${english.menu.groups[group]} › ${rest}`,
  titles: [
    { language: 'en', translation: `${english.menu.groups[group]} › ${rest}` },
    { language: 'sv', translation: `${swedish.menu.groups[group]} › ${rest}` },
  ],
});

describe('a route that the menu leads to', () => {
  it('shows in the items as it is now, whatever they were saved with', async () => {
    const route = await calls.route({ path: '/ny-adress', resourceId: 'sida' });
    const stale = { id: route.id, path: '/gammal', resourceType: 'shop', resourceId: 'fel' } as const;
    const saved = await calls.publish(await calls.group('footer'), [newItem({ route: stale })]);
    const shown = { id: route.id, path: '/ny-adress', resourceType: 'page', resourceId: 'sida' };
    expect(saved.json()).toMatchObject({ children: [{ route: shown }] });
    await change(route.id, { ...sent(route), path: '/nyare-adress' });
    expect((await calls.group('footer')).children[0]?.route).toEqual({ ...shown, path: '/nyare-adress' });
  });

  it('tells its uses, is deleted only when that is said, and the items then lead nowhere', async () => {
    const route = await calls.route({ path: '/använd', resourceId: 'sida' });
    const shown = { id: route.id, path: route.path, resourceType: route.resourceType, resourceId: 'sida' };
    const child = newItem({ title: 'Barn', route: shown });
    const parent = newItem({ title: 'Förälder', route: shown, children: [child] });
    const before = await calls.publish(await calls.group('footer'), [newItem(), parent]);
    const uses: unknown = (await service.call({ url: `/api/routing/routes/${route.id}/uses` })).json();
    expect(uses).toEqual([
      { type: 'menuItem', id: parent.id, ...called('footer', 'Förälder'), path: '/menu', field: 'children.1.route' },
      {
        type: 'menuItem',
        id: child.id,
        ...called('footer', 'Förälder › Barn'),
        path: '/menu',
        field: 'children.1.children.0.route',
      },
    ]);
    const url = `/api/routing/routes/${route.id}`;
    const refused = await service.call({ method: 'DELETE', url });
    expect([refusalOf(refused), refused.json()]).toMatchObject([[409, 'id inUse'], { uses: 2 }]);
    expect(
      (await service.call({ method: 'DELETE', url: `${url}?evenInUse=true`, headers: { 'if-match': '"9"' } }))
        .statusCode,
    ).toBe(412);
    expect((await service.call({ method: 'DELETE', url: `${url}?evenInUse=true` })).statusCode).toBe(204);
    expect((await service.call({ url })).statusCode).toBe(404);
    expect((await service.call({ url: `${url}/uses` })).statusCode).toBe(404);
    const footer = await calls.group('footer');
    expect(footer.children[1]).toMatchObject({ route: null, children: [{ route: null }] });
    expect(`"${footer.version}"`).not.toBe(before.headers.etag);
  });

  it('is told among what links to a game, by the menu items that lead to it', async () => {
    const games = await service.call({ url: '/api/sports-v2/games?pageSize=1' });
    const gameUuid = games.json<{ items: { uuid: string }[] }>().items[0]?.uuid ?? '';
    const route = await calls.route({ path: '/match-länk', resourceType: 'game', resourceId: gameUuid });
    const shown = { id: route.id, path: route.path, resourceType: route.resourceType, resourceId: gameUuid };
    const item = newItem({ title: 'Till matchen', route: shown });
    await calls.publish(await calls.group('footer'), [item]);
    const links = await service.call({ url: `/api/sports-v2/games/${gameUuid}/links` });
    const link = { type: 'menuItem', id: item.id, ...called('footer', 'Till matchen'), path: '/menu' };
    expect(links.json()).toContainEqual(link);
  });

  it('names each group as the console does, in both languages', async () => {
    const route = await calls.route({ path: '/grupper' });
    const shown = { id: route.id, path: route.path, resourceType: route.resourceType, resourceId: null };
    const names = ['main', 'secondary', 'footer', 'unassigned'] as const;
    const extra = { identifier: 'unassigned', name: 'Ej placerat', active: true, meta: {}, children: [] };
    // Refused where the site has it already.
    await service.call({ method: 'POST', url: '/api/routing/menu', body: extra });
    for (const name of names) {
      const group = await calls.group(name);
      await calls.publish(group, [
        ...group.children.filter(({ locked }) => locked),
        newItem({ title: 'Dit', route: shown }),
      ]);
    }
    const uses = (await service.call({ url: `/api/routing/routes/${route.id}/uses` })).json<object[]>();
    expect(uses).toMatchObject(names.map((name) => called(name, 'Dit')));
  });

  it('cannot be deleted in the moment in which an item comes to lead to it', async () => {
    for (let round = 0; round < 5; round++) {
      const route = await calls.route({ path: `/kapplöpning/${round}` });
      const shown = { id: route.id, path: route.path, resourceType: route.resourceType, resourceId: null };
      const group = await calls.group('footer');
      const [saved, deleted] = await Promise.all([
        calls.publish(group, [newItem({ route: shown })]),
        service.call({ method: 'DELETE', url: `/api/routing/routes/${route.id}` }),
      ]);
      expect([
        [200, 409],
        [422, 204],
      ]).toContainEqual([saved.statusCode, deleted.statusCode]);
    }
  });

  it('is not seen by another site', async () => {
    const route = await calls.route({ path: '/hemlig' });
    const other = { instanceId: demo.otherNetworksSite };
    const url = `/api/routing/routes/${route.id}`;
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await service.call({ method, url, ...other })).statusCode, method).toBe(404);
    }
    expect((await service.call({ method: 'PUT', url, body: sent(route), ...other })).statusCode).toBe(404);
    const foreign = await service.call({ url: '/api/routing/routes?pageSize=1', ...other });
    const { id, path, resourceType } = foreign.json<{ items: [Route] }>().items[0];
    const item = newItem({ route: { id, path, resourceType, resourceId: null } });
    expect(refusalOf(await calls.publish(await calls.group('footer'), [item]))).toEqual([
      422,
      'children.0.route.id unknownRoute',
    ]);
  });
});
