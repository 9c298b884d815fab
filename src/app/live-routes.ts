import { useSyncExternalStore } from 'react';
import type { EntityRoute } from '../contract/entity.ts';
import { replacedEntity } from './live-entity.ts';

// In `npm run dev` alone: what definitions are called in navigation, titles and lists of places follows them without a reload.

/** What one knows an entity by; all else of its route decides where its pages are. */
type Names = Pick<EntityRoute, 'name' | 'icon' | 'labels' | 'titles' | 'about'>;
type Route = Names & { load: EntityRoute['load'] };

const listeners = new Set<() => void>();
let version = 0;

/** Has the routes give what their definitions have become when they are asked for the next time. */
export function loadLive(routes: readonly Route[]): void {
  for (const route of routes) {
    const { name, load } = route;
    route.load = async () => replacedEntity(name) ?? load();
  }
}

/** Takes over what is called otherwise now. False where anything else differs: then the pages have to be loaded again. */
export function followRoutes(routes: readonly Route[], next: readonly Route[]): boolean {
  const isKnown = (one: Route, at: number): boolean => structureOf(one) === structureOf(next[at]);
  if (routes.length !== next.length || !routes.every(isKnown)) return false;
  for (const names of next) followNames(routes, names);
  return true;
}

/** Takes over the words and the icon of one definition. They are written where they stand, for routes and entries of menus hold them too. */
export function followNames(routes: readonly Names[], { name, icon, labels, titles, about }: Names): void {
  const route = routes.find((one) => one.name === name);
  const next = { name, icon, labels, ...(titles && { titles }), ...(about && { about }) };
  // What comes or goes with a title is read once, when the routes are made.
  if (!route || keysOf(route.titles) !== keysOf(titles)) return;
  if (about === undefined) delete route.about;
  write(route, next);
  version += 1;
  for (const notify of listeners) notify();
}

/** All of a route that is neither a word nor the icon; that it has a title of its own is part of it. */
function structureOf(route: Route | undefined): string {
  const { icon: _, labels: __, about: ___, titles, ...others } = route ?? {};
  return JSON.stringify([others, keysOf(titles)]);
}

const keysOf = (titles: Names['titles']): string => Object.keys(titles ?? {}).join();

function write(target: object, source: object): void {
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

/** Draws again what shows names of entities, once one has changed in development. A build has nothing of this. */
export const useLiveNames = import.meta.env.DEV ? () => useSyncExternalStore(subscribe, () => version) : () => 0;
