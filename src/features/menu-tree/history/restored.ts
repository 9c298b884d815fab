import type { MenuGroup, MenuItem, Route } from '../../../../generated/model/index.ts';
import { groupNamed } from '../publish/menu-places.ts';

/** An earlier menu as a change of the one that there is. */
export interface Restored {
  groups: readonly MenuGroup[];
  /** The items that led to routes that are gone since; they lead nowhere now. */
  cut: readonly MenuItem[];
}

/**
 * The menu that there is with all that an earlier one had in its groups. A group that it did not have yet is empty
 * then; nothing is taken out of the site itself, so that all of it can be undone.
 */
export function restored(
  now: readonly MenuGroup[],
  earlier: readonly MenuGroup[],
  routes: ReadonlyMap<string, Route>,
): Restored {
  const cut: MenuItem[] = [];
  const living = (item: MenuItem): MenuItem => {
    const isGone = item.route?.id != null && !routes.has(item.route.id);
    if (isGone) cut.push(item);
    return { ...item, route: isGone ? null : item.route, children: item.children.map(living) };
  };
  const known = now.map((group) => {
    const was = groupNamed(earlier, group.identifier);
    if (!was) return { ...group, children: [] };
    return { ...group, name: was.name, active: was.active, meta: was.meta, children: was.children.map(living) };
  });
  const fresh = earlier.filter(({ identifier }) => !groupNamed(now, identifier));
  return { groups: [...known, ...fresh.map((group) => ({ ...group, children: group.children.map(living) }))], cut };
}
