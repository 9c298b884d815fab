import { createBrowserRouter, type DataRouter, matchRoutes, type RouteObject, redirect } from 'react-router-dom';
import { entities } from '../../generated/forms.ts';
import type { EntityPaths, EntityRoute } from '../contract/entity.ts';
import { routePath } from '../engine/entity/paths.ts';
import type { SiteAccess } from '../engine/routing/feature.ts';
import { type Guard, needsAddOn, needsSuperAdministrator } from '../engine/routing/guards.ts';
import { firstChildren, paths } from '../engine/routing/paths.ts';
import { readAhead } from '../engine/routing/read-ahead.ts';
import type { RouteHandle } from '../engine/routing/route-handle.ts';
import { loadEditorScreen, loadImportScreen, loadListScreen, loadMergeScreen, type Screen } from './entity-screens.tsx';
import { features } from './features.ts';
import { followDefinitions } from './live-router.ts';
import { HomePage } from './pages/home-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { PageFallback } from './pages/page-fallback.tsx';
import { PageProblem } from './pages/page-problem.tsx';
import { Shell } from './shell/shell.tsx';
import type { WorkspaceStore } from './sites/workspace.ts';
import { StartProblem } from './start/start-problem.tsx';

/** The console's router, under the prefix `/manage` (specification §2). Guards wait for `workspace`. */
export function createRouter(workspace: WorkspaceStore): DataRouter {
  const router = createBrowserRouter(routes(workspace), { basename: BASE });
  if (import.meta.env.DEV) followDefinitions(router, () => routes(workspace));
  return router;
}

const BASE = '/manage';

/** Fetches the code of the page at an address ahead of the router, which waits until somebody is signed in. A failure is the router's to meet and tell. */
export function loadPageAhead(pathname: string): void {
  const never = () => new Promise<never>(() => undefined);
  const nobody = { whenReady: never, whenReadable: never };
  for (const { route } of matchRoutes(routes(nobody), pathname, BASE) ?? []) {
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
  }
}

/** Every route (specification §2). All stand in the shell, which only signed-in users with a site reach. */
export function routes(access: SiteAccess): RouteObject[] {
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
            ...features.flatMap((feature) => feature.routes(access)),
            ...unknownMedia,
            ...entities.flatMap((entity) => entityRoutes(entity, access)),
            ...firstChildren.map(({ parent, child }) => ({
              path: parent.pattern,
              loader: () => redirect(child()),
              element: null,
            })),
            { path: '*', Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}

/** Of no other type than those with a definition is there a list or an editor. */
const unknownMedia: readonly RouteObject[] = [
  { path: paths.media.list, title: 'mediaList' },
  { path: paths.media.edit, title: 'editMedia' },
].map(({ path, title }) => ({
  path: routePath(path.pattern),
  handle: { title } satisfies RouteHandle,
  Component: NotFoundPage,
}));

function entityRoutes(entity: EntityRoute, access: SiteAccess): RouteObject[] {
  const { labels, titles = {}, paths: addresses, isListed } = entity;
  const guard = guardOf(entity)?.(access);
  const route = (kind: keyof EntityPaths, handle: RouteHandle, lazy: () => Promise<Screen>): RouteObject[] => {
    const path = addresses[kind];
    // In development a route is known by more than its address, which may change.
    const known = import.meta.env.DEV ? { id: `${entity.name} ${kind}` } : {};
    return path === undefined
      ? []
      : [{ ...known, path: routePath(path), handle, lazy, ...(guard && { loader: guard }) }];
  };
  const reading = (routes: RouteObject[]): RouteObject[] =>
    routes.map((one) => ({
      ...one,
      loader: async (place, context) => {
        // Whoever is not let in would only be refused.
        const elsewhere = guard ? await guard(place, context) : null;
        if (elsewhere === null) readAhead(entity, access, place);
        return elsewhere;
      },
      // A list whose filter changes reads for itself. Another site, to which no filter goes along, may be one that is not let in.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        defaultShouldRevalidate &&
        (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search || nextUrl.search === ''),
    }));
  const list: RouteHandle = { title: titles.list ?? labels.many };
  const add: RouteHandle = { title: titles.create ?? labels.add };
  const edit: RouteHandle = {
    // The editor names the one that it shows before the entity's name, not before a title of the specification.
    title: titles.edit ?? labels.one,
    isWhole: titles.edit !== undefined,
    ...(addresses.list.includes('{') || !addresses.edit?.includes('{') ? {} : { afterSwitch: addresses.list }),
  };
  return [
    ...(isListed ? reading(route('list', list, () => loadListScreen(entity))) : []),
    ...route('create', add, () => loadEditorScreen(entity)),
    ...reading(route('edit', edit, () => loadEditorScreen(entity))),
    ...route('import', list, () => loadImportScreen(entity)),
    ...route('merge', list, () => loadMergeScreen(entity)),
  ];
}

/** Who may enter an entity's pages: sites with its add-on, and below the super administrators' address only these (specification §2). */
function guardOf({ requires, paths: own }: EntityRoute): Guard | undefined {
  if (requires !== undefined) return needsAddOn(requires);
  const isBelow = [own.list, own.create, own.edit].some((path) => path?.startsWith(`${paths.superAdmin.root()}/`));
  return isBelow ? needsSuperAdministrator : undefined;
}
