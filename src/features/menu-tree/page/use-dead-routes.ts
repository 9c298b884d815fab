import { useMemo } from 'react';
import type { MenuGroup, Route } from '../../../../generated/model/index.ts';
import { listItems } from '../model/find.ts';

/** The routes that lead nowhere: those whose resource is gone, and those of items that are gone themselves. */
export function useDeadRoutes(groups: readonly MenuGroup[], routes: ReadonlyMap<string, Route>): ReadonlySet<string> {
  return useMemo(() => {
    const dead = [...routes.values()].filter(({ isDead }) => isDead).map(({ id }) => id);
    const used = listItems(groups).flatMap(({ item }) => (item.route?.id == null ? [] : [item.route.id]));
    return new Set([...dead, ...used.filter((id) => !routes.has(id))]);
  }, [groups, routes]);
}
