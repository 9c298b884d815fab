import type { RouteObject } from 'react-router-dom';
import { routePath } from '../engine/entity/paths.ts';
import { openAreaTexts } from './area-texts.ts';
import { paths } from './paths.ts';
import type { RouteHandle } from './route-handle.ts';
import { readStored, writeStored } from './stored.ts';

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

/** The page of the menu (specification §2). The list of routes beneath it comes from their definition. */
export const menuRoute: RouteObject = {
  path: routePath(paths.menu.pattern),
  handle: { title: 'menu' } satisfies RouteHandle,
  lazy: async () => {
    const [{ MenuPage }] = await Promise.all([
      import('../features/menu-tree/page/menu-page.tsx'),
      ...['menu', 'menu-page'].map(openAreaTexts),
    ]);
    return { Component: () => <MenuPage places={places} kept={kept} /> };
  },
};
