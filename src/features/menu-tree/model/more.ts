import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import type { MenuItem } from '../../../../generated/model/menuItem.ts';
import { changed } from './changed.ts';

/** The titles of the locked list, without letter case (specification §3). */
const LOCKED_TITLES: readonly string[] = ['more', 'mer'];

/** Whether a title is in the locked list: 'More', known as 'Mer' (specification §3). */
function isMoreTitle(title: string): boolean {
  return LOCKED_TITLES.includes(title.trim().toLowerCase());
}

/** Whether an item is the locked 'More' that always stands last. */
export const isMore = (item: MenuItem): boolean => item.locked && isMoreTitle(item.title);

/**
 * The menu as the specification wants its main group: items titled like the locked list are locked, and 'More' stands
 * at the end (specification §3). Call it when a menu is opened and when a title was written to its end; not for each
 * letter, or 'Mer' on the way to 'Merchandise' would be caught.
 */
export function putMoreLast(groups: readonly MenuGroup[]): readonly MenuGroup[] {
  return changed(groups, (group) => {
    if (group.identifier !== 'main') return group;
    const children = lockListed(group.children);
    return withMoreLast(children === group.children ? group : { ...group, children });
  });
}

/** A main group with its 'More' at the end; other groups, and those where it is there already, as they are. */
export function withMoreLast(group: MenuGroup): MenuGroup {
  if (group.identifier !== 'main') return group;
  const first = group.children.findIndex(isMore);
  if (first < 0 || group.children.slice(first).every(isMore)) return group;
  const rest = group.children.filter((item) => !isMore(item));
  return { ...group, children: [...rest, ...group.children.filter(isMore)] };
}

/** The last place directly in a group, as an index among its items: in main the one before 'More'. */
export function endOf({ identifier, children }: MenuGroup): number {
  const more = identifier === 'main' ? children.findIndex(isMore) : -1;
  return more < 0 ? children.length : more;
}

function lockListed(items: MenuItem[]): MenuItem[] {
  return changed(items, (item) => {
    const children = lockListed(item.children);
    const locked = item.locked || isMoreTitle(item.title);
    return children === item.children && locked === item.locked ? item : { ...item, locked, children };
  });
}
