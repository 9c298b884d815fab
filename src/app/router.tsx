import { createBrowserRouter, type DataRouter, matchRoutes, type RouteObject, redirect } from 'react-router-dom';
import { entities } from '../../generated/forms.ts';
import type { EntityRoute } from '../contract/entity.ts';
import { routePath } from '../engine/paths.ts';
import { loadEditorScreen, loadImportScreen, loadListScreen } from './entity-screens.tsx';
import { HomePage } from './pages/home-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { PageFallback } from './pages/page-fallback.tsx';
import { PageProblem } from './pages/page-problem.tsx';
import { PlannedPage } from './pages/planned-page.tsx';
import { paths } from './paths.ts';
import { type PlannedRoute, plannedRoutes } from './planned-routes.ts';
import type { RouteHandle } from './route-handle.ts';
import { Shell } from './shell/shell.tsx';
import type { WorkspaceStore } from './sites/workspace.ts';
import { StartProblem } from './start/start-problem.tsx';

/** The console's router, under the prefix `/manage` (specification §2). Guards wait for `workspace`. */
export function createRouter(workspace: WorkspaceStore): DataRouter {
  return createBrowserRouter(routes(workspace), { basename: BASE });
}

const BASE = '/manage';

/** Fetches the code of the page at an address ahead of the router, which waits until somebody is signed in. A failure is the router's to meet and tell. */
export function loadPageAhead(pathname: string): void {
  const nobody = { whenReady: () => new Promise<never>(() => undefined) };
  for (const { route } of matchRoutes(routes(nobody), pathname, BASE) ?? []) {
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
  }
}

/** Every route (specification §2). All stand in the shell, which only signed-in users with a site reach. */
export function routes(workspace: Pick<WorkspaceStore, 'whenReady'>): RouteObject[] {
  const built = new Set(entities.flatMap(({ paths: { list, create, edit } }) => [list, create, edit]));
  const planned = plannedRoutes.filter(({ path }) => !built.has(path.pattern));
  return [
    {
      Component: Shell,
      ErrorBoundary: StartProblem,
      children: [
        {
          ErrorBoundary: PageProblem,
          HydrateFallback: PageFallback,
          children: [
            { path: paths.home.pattern, Component: HomePage },
            ...entities.flatMap(entityRoutes),
            { path: paths.articles.root.pattern, loader: () => redirect(paths.articles.list()) },
            { path: paths.sponsors.root.pattern, loader: () => redirect(paths.sponsors.all()) },
            ...planned.map((route) => plannedRoute(route, workspace)),
            { path: '*', Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}

function entityRoutes(entity: EntityRoute): RouteObject[] {
  const { labels } = entity;
  const list: RouteHandle = { title: labels.many };
  const add: RouteHandle = { title: labels.add };
  // The editor names the one that it shows before it.
  const edit: RouteHandle = { title: labels.one, afterSwitch: entity.paths.list };
  return [
    { path: routePath(entity.paths.list), handle: list, lazy: () => loadListScreen(entity) },
    { path: routePath(entity.paths.create), handle: add, lazy: () => loadEditorScreen(entity) },
    { path: routePath(entity.paths.edit), handle: edit, lazy: () => loadEditorScreen(entity) },
    ...(entity.paths.import === undefined
      ? []
      : [{ path: routePath(entity.paths.import), handle: list, lazy: () => loadImportScreen(entity) }]),
  ];
}

function plannedRoute(
  { path, guard, ...handle }: PlannedRoute,
  workspace: Pick<WorkspaceStore, 'whenReady'>,
): RouteObject {
  return {
    path: routePath(path.pattern),
    handle: handle satisfies RouteHandle,
    Component: PlannedPage,
    ...(guard && { loader: guard(workspace) }),
  };
}
