import { entities } from '../../../generated/forms.ts';
import type { Entity } from '../../contract/entity.ts';
import { shown } from '../../engine/entity/entity-kinds.ts';
import { routePath } from '../../engine/entity/paths.ts';
import type { Feature } from '../../engine/routing/feature.ts';
import { needsSuperAdministrator } from '../../engine/routing/guards.ts';
import { paths } from '../../engine/routing/paths.ts';
import type { RouteHandle } from '../../engine/routing/route-handle.ts';

/** Kinds of things whose definition has another name. */
const OTHER_NAMES: Readonly<Record<string, string>> = { account: 'user-overview' };

/** The definition that the service's name of a kind of thing belongs to. */
const definitionOf = async (kind: string): Promise<Entity | undefined> =>
  entities.find(({ name }) => name === (OTHER_NAMES[kind] ?? kind))?.load();

const loadList = () => import('./audit-list-page.tsx');

/** What was changed, entry by entry: for super administrators, as all below their address (specification §2). */
export const audit: Feature = {
  lists: { [paths.superAdmin.audit()]: loadList },
  routes: (access) =>
    entities
      .filter(({ paths: { list } }) => list === paths.superAdmin.audit())
      .map((route) => ({
        path: routePath(route.paths.list),
        handle: { title: route.titles?.list ?? route.labels.many } satisfies RouteHandle,
        loader: needsSuperAdministrator(access),
        lazy: async () => {
          const [entity, { AuditListPage }] = await Promise.all([route.load(), loadList()]);
          const list = shown(entity);
          return { Component: () => <AuditListPage entity={list} definitionOf={definitionOf} /> };
        },
      })),
};
