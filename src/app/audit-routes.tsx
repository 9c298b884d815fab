import type { RouteObject } from 'react-router-dom';
import { entities } from '../../generated/forms.ts';
import type { Entity } from '../contract/entity.ts';
import { shown } from '../engine/entity/entity-kinds.ts';
import { routePath } from '../engine/entity/paths.ts';
import { needsSuperAdministrator } from './guards.ts';
import { paths } from './paths.ts';
import type { RouteHandle } from './route-handle.ts';
import type { WorkspaceStore } from './sites/workspace.ts';

/** Kinds of things whose definition has another name. */
const OTHER_NAMES: Readonly<Record<string, string>> = { account: 'user-overview' };

/** The definition that the service's name of a kind of thing belongs to. */
const definitionOf = async (kind: string): Promise<Entity | undefined> =>
  entities.find(({ name }) => name === (OTHER_NAMES[kind] ?? kind))?.load();

/** The list of what was changed, whose entries open: for super administrators, as all below their address (specification §2). */
export function auditRoutes(workspace: Pick<WorkspaceStore, 'whenReady'>): RouteObject[] {
  return entities
    .filter(({ paths: { list } }) => list === paths.superAdmin.audit())
    .map((route) => ({
      path: routePath(route.paths.list),
      handle: { title: route.titles?.list ?? route.labels.many } satisfies RouteHandle,
      loader: needsSuperAdministrator(workspace),
      lazy: async () => {
        const [entity, { AuditListPage }] = await Promise.all([
          route.load(),
          import('../features/audit/audit-list-page.tsx'),
        ]);
        const list = shown(entity);
        return { Component: () => <AuditListPage entity={list} definitionOf={definitionOf} /> };
      },
    }));
}
