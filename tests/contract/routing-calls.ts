import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import type { TestCall, TestService } from './test-service.ts';

/** The contract's shapes of the menu and its routes. */
export type MenuGroup = components['schemas']['MenuGroup'];
export type MenuItem = components['schemas']['MenuItem'];
export type Menu = components['schemas']['Menu'];
export type Route = components['schemas']['Route'];
export type MenuPublication = components['schemas']['MenuPublication'];
export type PublishedMenu = components['schemas']['PublishedMenu'];

type Other = Pick<TestCall, 'instanceId' | 'subject'>;

/** A new item of a menu; its children come to stand below it. */
export function newItem(more: Partial<MenuItem> = {}): MenuItem {
  const id = more.id ?? randomUUID();
  const children = (more.children ?? []).map((child) => ({ ...child, parentId: id }));
  const item = { identifier: `item-${id}`, type: 'page', title: 'Sida', route: null, parentId: null } as const;
  return { ...item, collapsed: false, hover: false, locked: false, external: false, ...more, id, children };
}

/** The calls of the tests on the menu of a site. */
export function routingCalls(service: TestService) {
  const read = async (other: Other = {}): Promise<MenuGroup[]> =>
    (await service.call({ url: '/api/routing/menu', ...other })).json<Menu>().menu;
  return {
    read,
    async group(identifier: MenuGroup['identifier'], other: Other = {}): Promise<MenuGroup> {
      const found = (await read(other)).find((one) => one.identifier === identifier);
      if (!found) throw new Error(`the site has no menu group ${identifier}`);
      return found;
    },
    /** Publishes a group with these items, from the version that it was read at. */
    publish(group: MenuGroup, children: unknown, other: Other & { publishId?: string } = {}) {
      const { publishId, ...rest } = other;
      return service.call({
        method: 'PUT',
        url: `/api/routing/menu/${group.id}${publishId ? `?publishId=${publishId}` : ''}`,
        body: { identifier: group.identifier, name: group.name, active: group.active, meta: group.meta, children },
        headers: { 'if-match': `"${group.version}"` },
        ...rest,
      });
    },
    async route(body: Partial<Route>): Promise<Route & { etag: string }> {
      const reply = await service.call({
        method: 'POST',
        url: '/api/routing/routes',
        body: { title: 'Prov', resourceType: 'page', ...body },
      });
      expect(reply.statusCode, reply.body).toBe(201);
      return { ...reply.json<Route>(), etag: String(reply.headers.etag) };
    },
    async history(other: Other = {}): Promise<MenuPublication[]> {
      return (await service.call({ url: '/api/routing/menu-history', ...other })).json<MenuPublication[]>();
    },
  };
}

/** Status, and path and code of each fault of a refusal. */
export function refusalOf(reply: LightMyRequestResponse): unknown {
  const { fields = [] } = reply.json<{ fields?: { path: string; code: string }[] }>();
  return [reply.statusCode, ...fields.map(({ path, code }) => `${path} ${code}`)];
}
