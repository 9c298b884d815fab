import { useSyncExternalStore } from 'react';
import type { EntityRoute } from '../contract/entity.ts';
import { replacedEntity } from './live-entity.ts';

// In `npm run dev` alone: what definitions are called in navigation, titles and lists of places, and where their pages are, follows them without a reload.

/** What an entity and a form of what is held both have; all else of a route decides where its pages are. */
type Route = Pick<EntityRoute, 'name' | 'icon' | 'labels' | 'titles' | 'about' | 'load'>;

const listeners = new Set<() => void>();
const makers = new Set<() => void>();
let version = 0;

/** Has the routes give what their definitions have become when they are asked for the next time. */
export function loadLive(routes: readonly Route[]): void {
  for (const route of routes) {
    const { name, load } = route;
    route.load = async () => replacedEntity(name) ?? load();
  }
}

/** Calls back when pages have other addresses, titles or groups than the routes that were made of them. */
export function onOtherPages(make: () => void): void {
  makers.add(make);
}

/** Takes over what one definition says now. One that is not known comes with the list that `npm run generate` writes. */
export function followRoute(routes: readonly Route[], next: Omit<Route, 'load'>): void {
  change(routes, () => {
    const route = routes.find(({ name }) => name === next.name);
    if (route) write(route, { ...next, load: route.load });
  });
}

/** Takes over the list of all definitions: some may have come or gone. */
export function followRoutes(routes: Route[], next: readonly Route[]): void {
  change(routes, () => {
    const known = new Map(routes.map((route) => [route.name, route]));
    loadLive(next.filter(({ name }) => !known.has(name)));
    const all = next.map((one) => {
      const route = known.get(one.name);
      if (route) write(route, { ...one, load: route.load });
      return route ?? one;
    });
    routes.splice(0, routes.length, ...all);
  });
}

function change(routes: readonly Route[], take: () => void): void {
  const [said, pages] = [JSON.stringify(routes), pagesOf(routes)];
  take();
  if (JSON.stringify(routes) === said) return;
  version += 1;
  if (pagesOf(routes) !== pages) for (const make of makers) make();
  for (const notify of listeners) notify();
}

/** All of routes that is neither a word nor an icon; which titles there are is part of it. */
function pagesOf(routes: readonly Route[]): string {
  return JSON.stringify(
    routes.map(({ icon: _, labels: __, about: ___, titles, ...others }) => [others, Object.keys(titles ?? {})]),
  );
}

/** Makes a thing the same as another where it stands: titles and menus hold its words, too. */
function write(target: object, source: object): void {
  for (const key of Object.keys(target)) if (!Object.hasOwn(source, key)) Reflect.deleteProperty(target, key);
  for (const [key, value] of Object.entries(source) as [string, unknown][]) {
    const before: unknown = Reflect.get(target, key);
    if (isObject(before) && isObject(value)) write(before, value);
    else Reflect.set(target, key, value);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

/** Draws again what shows entities' names or addresses, once one has changed in development. A build has nothing of this. */
export const useLiveRoutes = import.meta.env.DEV ? () => useSyncExternalStore(subscribe, () => version) : () => 0;
