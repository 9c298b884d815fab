import type { RouteObject } from 'react-router-dom';
import { entities } from '../../../generated/forms.ts';
import type { EntityRoute } from '../../contract/entity.ts';
import { listed } from '../../engine/entity/entity-kinds.ts';
import { routePath } from '../../engine/entity/paths.ts';
import type { Feature, SiteAccess } from '../../engine/routing/feature.ts';
import { listRoute } from '../../engine/routing/list-route.ts';
import { type Path, paths } from '../../engine/routing/paths.ts';
import type { RouteHandle } from '../../engine/routing/route-handle.ts';
import { openAreaTexts } from '../../engine/text/area-texts.ts';
import { type CarouselKind, SLIDE_PATHS } from './addresses.ts';
import type { CarouselParts } from './carousel-parts.ts';

/** Fetches what the carousels bring to the pages of a layout. */
export type LoadCarousels = () => Promise<CarouselParts>;

const list = paths.layoutsPages.list();
const loadList = () => import('./list/layout-list-page.tsx');

/** The list of layouts, and the pages of one (specification §2, `/layouts-pages/{id}` and below), all within one workspace that holds what is not saved. */
export const layouts = (loadCarousels: LoadCarousels): Feature => ({
  lists: { [list]: loadList },
  routes: (access) => [
    ...entities.filter(({ paths: own }) => own.list === list).map((route) => listOf(route, access)),
    {
      path: routePath(paths.layoutsPages.layout.pattern),
      handle: handleOf('layoutPage'),
      loader: ({ params: { id } }) => {
        if (id !== undefined) readAhead(access, id).catch(() => undefined);
        return null;
      },
      // What is open stands in the search, and is no reason to read.
      shouldRevalidate: ({ currentParams, nextParams }) => currentParams.id !== nextParams.id,
      lazy: async () => {
        const [{ LayoutWorkspacePage }, { loadLayoutForms }] = await Promise.all([
          import('./workspace/layout-workspace.tsx'),
          import('./workspace/layout-scope.tsx'),
          openAreaTexts('layouts'),
        ]);
        const forms = await loadLayoutForms();
        return { Component: () => <LayoutWorkspacePage forms={forms} /> };
      },
      children: [
        {
          index: true,
          handle: handleOf('layoutPage'),
          lazy: async () => {
            const [{ LayoutPage }, carousels] = await Promise.all([
              import('./arrange/layout-page.tsx'),
              loadCarousels(),
            ]);
            return { Component: () => <LayoutPage carousels={carousels} /> };
          },
        },
        {
          path: routePath(paths.layoutsPages.settings.pattern),
          handle: handleOf('layoutSettings'),
          lazy: async () => ({ Component: (await import('./settings/settings-page.tsx')).LayoutSettingsPage }),
        },
        ...(Object.keys(SLIDE_PATHS) as CarouselKind[]).flatMap((kind) => [
          slideRoute(SLIDE_PATHS[kind].new, `${kind}SlideNew`, kind, loadCarousels),
          slideRoute(SLIDE_PATHS[kind].one, `${kind}Slide`, kind, loadCarousels),
        ]),
      ],
    },
  ],
});

function listOf(route: EntityRoute, access: SiteAccess): RouteObject {
  return listRoute(route, access, { title: 'layoutsPages' }, async () => {
    const [entity, { LayoutListPage }] = await Promise.all([route.load(), loadList(), openAreaTexts('layouts')]);
    const shown = listed(entity);
    return { Component: () => <LayoutListPage entity={shown} /> };
  });
}

/** Reads a layout while the code of its page is on its way. */
async function readAhead(access: SiteAccess, id: string): Promise<void> {
  const { readLayoutAhead } = await import('./workspace/use-layout-reading.ts');
  await readLayoutAhead(await access.whenReadable(), id);
}

const handleOf = (title: string): RouteHandle => ({ title, isWhole: true, afterSwitch: list });

function slideRoute(path: Path, title: string, kind: CarouselKind, loadCarousels: LoadCarousels): RouteObject {
  return {
    path: routePath(path.pattern),
    handle: handleOf(title),
    lazy: async () => {
      const [{ SlidePage }, carousels] = await Promise.all([import('./slide/slide-page.tsx'), loadCarousels()]);
      return { Component: () => <SlidePage kind={kind} carousels={carousels} /> };
    },
  };
}
