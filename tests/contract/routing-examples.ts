import type { components } from '../../generated/schema.d.ts';
import type { Example } from './example.ts';
import type { TestService } from './test-service.ts';

type MenuGroup = components['schemas']['MenuGroup'];
type MenuItem = components['schemas']['MenuItem'];

/** What the examples of the menu and its routes need: groups, a publish and routes, some of them made for it. */
export type KnownRouting = Readonly<
  Record<'team' | 'footer' | 'empty' | 'publication' | 'route' | 'doomedRoute', string>
>;

type RoutingOperations =
  | 'listMenu'
  | 'createMenuGroup'
  | 'updateMenuGroup'
  | 'deleteMenuGroup'
  | 'listMenuPublications'
  | 'getMenuPublication'
  | 'listRoutes'
  | 'searchRoutes'
  | 'createRoute'
  | 'getRoute'
  | 'updateRoute'
  | 'deleteRoute'
  | 'listRouteUses'
  | 'listRouteResources'
  | 'getRouteResource';

let made = 0;
const id = (path: string) => ({ path: { id: path } });
const route = () => ({ path: `/exempel/${made++}`, title: 'Exempel', resourceType: 'page', resourceId: 'example' });
const item: MenuItem = {
  id: 'example-item',
  identifier: 'example',
  type: 'external',
  title: 'Exempel',
  route: { id: null, path: 'https://tickets.example', resourceType: 'external', resourceId: null },
  children: [],
  parentId: null,
  collapsed: false,
  hover: false,
  locked: false,
  external: true,
};
const group = (identifier: MenuGroup['identifier'], children: readonly MenuItem[]) => ({
  identifier,
  name: 'Exempel',
  active: true,
  meta: {},
  children,
});

/** One good call of every operation of the tag Routing. The site of the tests has no group `unassigned`. */
export const routingExamples: Readonly<Record<RoutingOperations, (known: { routing: KnownRouting }) => Example>> = {
  listMenu: () => ({ query: { includeRoutes: 'true' }, status: 200 }),
  createMenuGroup: () => ({ body: group('unassigned', []), status: 201 }),
  updateMenuGroup: ({ routing }) => ({
    ...id(routing.footer),
    query: { publishId: 'example-publish' },
    body: group('footer', [item]),
    status: 200,
  }),
  deleteMenuGroup: ({ routing }) => ({ ...id(routing.empty), status: 204 }),
  listMenuPublications: () => ({ status: 200 }),
  getMenuPublication: ({ routing }) => ({ ...id(routing.publication), status: 200 }),
  listRoutes: () => ({
    query: { query: 'lag', page: '1', pageSize: '5', state: 'working', sortBy: 'title' },
    status: 200,
  }),
  searchRoutes: () => ({ query: { query: 'lag' }, status: 200 }),
  createRoute: () => ({ body: route(), status: 201 }),
  getRoute: ({ routing }) => ({ ...id(routing.route), status: 200 }),
  updateRoute: ({ routing }) => ({ ...id(routing.route), body: route(), status: 200 }),
  deleteRoute: ({ routing }) => ({ ...id(routing.doomedRoute), query: { evenInUse: 'true' }, status: 204 }),
  listRouteResources: () => ({ query: { resourceType: 'team', searchToken: 'f', pageSize: '5' }, status: 200 }),
  getRouteResource: ({ routing }) => ({ ...id(routing.team), status: 200 }),
  listRouteUses: ({ routing }) => ({ ...id(routing.route), status: 200 }),
};

/** Finds and makes what the examples need: the secondary group of the site is emptied. */
export async function findRouting(service: TestService): Promise<KnownRouting> {
  const { menu } = (await service.call({ url: '/api/routing/menu' })).json<{ menu: MenuGroup[] }>();
  const groupId = (identifier: MenuGroup['identifier']): string => {
    const found = menu.find((one) => one.identifier === identifier);
    if (!found) throw new Error(`the demo has no menu group ${identifier}`);
    return found.id;
  };
  const empty = groupId('secondary');
  await service.call({ method: 'PUT', url: `/api/routing/menu/${empty}`, body: group('secondary', []) });
  const [publication] = (await service.call({ url: '/api/routing/menu-history' })).json<{ id: string }[]>();
  const newRoute = async () => {
    const reply = await service.call({ method: 'POST', url: '/api/routing/routes', body: route() });
    return reply.json<{ id: string }>().id;
  };
  const teams = await service.call({ url: '/api/routing/resources?resourceType=team&pageSize=1' });
  return {
    team: teams.json<{ items: { id: string }[] }>().items[0]?.id ?? '',
    footer: groupId('footer'),
    empty,
    publication: publication?.id ?? '',
    route: await newRoute(),
    doomedRoute: await newRoute(),
  };
}
