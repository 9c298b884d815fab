import type { Handlers } from '../http/handler.ts';
import { NotFoundError } from '../store/errors.ts';
import { getMenu } from '../store/menu/menu.ts';
import { getMenuPublication, listMenuPublications } from '../store/menu/menu-history.ts';
import { createMenuGroup, deleteMenuGroup, updateMenuGroup } from '../store/menu/menu-writes.ts';
import { getRouteResource, listRouteResources } from '../store/routes/route-resources.ts';
import { listRouteUses } from '../store/routes/route-uses.ts';
import { createRoute, deleteRoute, updateRoute } from '../store/routes/route-writes.ts';
import { getRoute, listRoutes, searchRoutes } from '../store/routes/routes.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';

type MenuOperations =
  | 'listMenu'
  | 'createMenuGroup'
  | 'updateMenuGroup'
  | 'deleteMenuGroup'
  | 'listMenuPublications'
  | 'getMenuPublication';
type RouteOperations =
  | 'listRoutes'
  | 'searchRoutes'
  | 'createRoute'
  | 'getRoute'
  | 'updateRoute'
  | 'deleteRoute'
  | 'listRouteUses'
  | 'listRouteResources'
  | 'getRouteResource';

/** The operations of the tag Routing. */
export function routingHandlers({ database }: Services): Pick<Handlers, MenuOperations | RouteOperations> {
  return { ...menuHandlers(database), ...routeHandlers(database) };
}

function menuHandlers(database: Services['database']): Pick<Handlers, MenuOperations> {
  return {
    async listMenu({ site, query: { includeRoutes = false } }) {
      return {
        status: 200,
        body: await database.readInstance(site.instanceId, (reader) => getMenu(reader, includeRoutes)),
      };
    },
    async createMenuGroup({ site, caller, body }) {
      const made = await database.inInstance(site.instanceId, (tx) => createMenuGroup(tx, author(caller), body));
      return { status: 201, body: made, version: made.version };
    },
    async updateMenuGroup({ site, caller, path, query: { publishId }, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        updateMenuGroup(tx, author(caller), path.id, body, { publishId, expectedVersion }),
      );
      return { status: 200, body: saved, version: saved.version };
    },
    async deleteMenuGroup({ site, path, expectedVersion }) {
      await database.inInstance(site.instanceId, (tx) => deleteMenuGroup(tx, path.id, expectedVersion));
      return { status: 204, body: undefined };
    },
    async listMenuPublications({ site }) {
      return { status: 200, body: await database.readInstance(site.instanceId, listMenuPublications) };
    },
    async getMenuPublication({ site, path }) {
      const found = await database.readInstance(site.instanceId, (reader) => getMenuPublication(reader, path.id));
      if (!found) throw new NotFoundError('published menu', path.id);
      return { status: 200, body: found };
    },
  };
}

function routeHandlers(database: Services['database']): Pick<Handlers, RouteOperations> {
  return {
    async listRoutes({ site, query }) {
      const page = await database.readInstance(site.instanceId, (reader) => listRoutes(reader, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async searchRoutes({ site, query }) {
      return {
        status: 200,
        body: await database.readInstance(site.instanceId, (reader) => searchRoutes(reader, query.query)),
      };
    },
    async createRoute({ site, caller, body }) {
      const made = await database.inInstance(site.instanceId, (tx) => createRoute(tx, author(caller), body));
      return { status: 201, body: made.route, version: made.version };
    },
    async getRoute({ site, path }) {
      const found = await database.readInstance(site.instanceId, (reader) => getRoute(reader, path.id));
      if (!found) throw new NotFoundError('route', path.id);
      return { status: 200, body: found.route, version: found.version };
    },
    async updateRoute({ site, caller, path, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        updateRoute(tx, author(caller), path.id, body, expectedVersion),
      );
      return { status: 200, body: saved.route, version: saved.version };
    },
    async deleteRoute({ site, caller, path, query: { evenInUse = false }, expectedVersion }) {
      await database.inInstance(site.instanceId, (tx) =>
        deleteRoute(tx, author(caller), path.id, { evenInUse, expectedVersion }),
      );
      return { status: 204, body: undefined };
    },
    async listRouteUses({ site, path }) {
      return {
        status: 200,
        body: await database.readInstance(site.instanceId, (reader) => listRouteUses(reader, path.id)),
      };
    },
    async listRouteResources({ site, query }) {
      const page = await database.readInstance(site.instanceId, (reader) => listRouteResources(reader, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async getRouteResource({ site, path }) {
      const found = await database.readInstance(site.instanceId, (reader) => getRouteResource(reader, path.id));
      if (!found) throw new NotFoundError('resource', path.id);
      return { status: 200, body: found };
    },
  };
}
