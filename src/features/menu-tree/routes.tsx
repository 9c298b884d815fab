import { routePath } from '../../engine/entity/paths.ts';
import type { Feature } from '../../engine/routing/feature.ts';
import { paths } from '../../engine/routing/paths.ts';
import type { RouteHandle } from '../../engine/routing/route-handle.ts';
import { openAreaTexts } from '../../engine/text/area-texts.ts';
import { readStored, writeStored } from '../../engine/values/stored.ts';

/** Where the page of the menu leads to. */
const places = {
  home: paths.home(),
  routes: paths.menuRoutes.list(),
  route: (id: string): string => paths.menuRoutes.edit({ id }),
};

/** What of the menu is closed, as the session keeps it. */
const kept = {
  read: () => readStored('closedMenuRows'),
  write: (text: string) => writeStored('closedMenuRows', text),
};

const loadPage = () => import('./page/menu-page.tsx');

/** The menu (specification §2). The list of routes beneath it comes from their definition. */
export const menuTree: Feature = {
  pages: [{ area: 'content', href: paths.menu(), title: 'menu', icon: 'list-tree', load: loadPage }],
  routes: () => [
    {
      path: routePath(paths.menu.pattern),
      handle: { title: 'menu' } satisfies RouteHandle,
      lazy: async () => {
        const [{ MenuPage }] = await Promise.all([loadPage(), ...['menu', 'menu-page'].map(openAreaTexts)]);
        return { Component: () => <MenuPage places={places} kept={kept} /> };
      },
    },
  ],
};
