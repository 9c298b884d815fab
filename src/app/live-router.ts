import { type DataRouter, generatePath, matchPath, type RouteObject } from 'react-router-dom';
import { reloadWhenSaved } from './live-reload.ts';
import { onOtherPages } from './live-routes.ts';

// In `npm run dev` alone: the router follows the definitions, and the page on screen stays, with what was typed.

/** Gives a router the routes that are made of the definitions now, whenever these have other pages. */
export function followDefinitions(router: DataRouter, make: () => RouteObject[]): void {
  onOtherPages(() => {
    const routes = withLoaded(router.routes, make());
    const { matches } = router.state;
    const shown = matches.at(-1);
    const found = shown && withId(routes, shown.route.id);
    // A page that is gone, or is named by other parameters, would lose what was typed.
    if (!shown || !found || namesIn(found.path) !== namesIn(shown.route.path)) {
      reloadWhenSaved();
      return;
    }
    router._internalSetRoutes(routes);
    const { basename = '' } = router;
    if (found.path === undefined || matchPath(`${basename}${found.path}`, location.pathname)) void router.revalidate();
    else moveTo(`${basename}${generatePath(found.path, shown.params)}${location.search}${location.hash}`);
  });
}

/** Which route is which: by its own id, else by its address, else by being the only one around the others. */
const keyOf = ({ id, path }: RouteObject): string => (id !== undefined && !/^[\d-]+$/.test(id) ? id : (path ?? ''));

/** New routes with the ids and the loaded pages of those that they take the place of: React keeps a page of the same component. */
function withLoaded(before: readonly RouteObject[], next: readonly RouteObject[]): RouteObject[] {
  const known = new Map(before.map((route) => [keyOf(route), route]));
  return next.map((route): RouteObject => {
    const former = known.get(keyOf(route));
    const { id = keyOf(route), lazy, element } = former ?? {};
    if (route.children) return { ...route, id, children: withLoaded(former?.children ?? [], route.children) };
    const isLoaded = former !== undefined && route.lazy !== undefined && lazy === undefined;
    return (isLoaded ? { ...route, id, lazy, element } : { ...route, id }) as RouteObject;
  });
}

function withId(routes: readonly RouteObject[], id: string): RouteObject | undefined {
  for (const route of routes) {
    const found = route.id === id ? route : withId(route.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

const namesIn = (path = ''): string => (path.match(/:\w+/g) ?? []).join();

/**
 * Has the page on screen stand at another address. As though the browser had gone there, and without the place in its history by which the router would ask
 * about unsaved work: nothing is left.
 */
function moveTo(href: string): void {
  const state = history.state as object;
  const placeless = { ...state, idx: null };
  history.replaceState(placeless, '', href);
  dispatchEvent(new PopStateEvent('popstate', { state: placeless }));
  history.replaceState(state, '', href);
}
