import type { MenuGroup, MenuItem } from '../../../../generated/model/index.ts';
import { putMoreLast } from '../model/more.ts';
import { GROUP_NAMES, type GroupName, groupNamed, placesOf } from '../publish/menu-places.ts';

/**
 * A menu as it is opened for editing: the groups in their order, each item once, 'More' at the end (specification §3).
 */
export function opened(groups: readonly MenuGroup[]): readonly MenuGroup[] {
  const ordered = GROUP_NAMES.map((name) => groupNamed(groups, name)).filter((group) => group !== undefined);
  return putMoreLast(withoutTwins(ordered));
}

/** How many items stand in two groups, because a publish ended half way. */
export function countTwins(groups: readonly MenuGroup[]): number {
  return [...placesOf(groups).values()].filter((places) => places.length > 1).length;
}

/**
 * Each item once: what a publish which ended half way left in two groups stays in the one that was published later,
 * where it was moved to.
 */
function withoutTwins(groups: readonly MenuGroup[]): readonly MenuGroup[] {
  if (countTwins(groups) === 0) return groups;
  const changedAt = new Map(groups.map(({ identifier, lastModified }) => [identifier, lastModified ?? '']));
  const homes = new Map<string, GroupName>();
  for (const [id, places] of placesOf(groups)) {
    const [first] = places.toSorted((a, b) =>
      (changedAt.get(a.group) ?? '') < (changedAt.get(b.group) ?? '') ? 1 : -1,
    );
    if (first) homes.set(id, first.group);
  }
  return groups.map((group) => {
    const own = (items: readonly MenuItem[]): MenuItem[] =>
      items
        .filter(({ id }) => homes.get(id) === group.identifier)
        .map((item) => ({ ...item, children: own(item.children) }));
    return { ...group, children: own(group.children) };
  });
}

/** A group that the site lacks, as the console makes it: empty and active (specification §3). */
export function emptyGroup(groups: readonly MenuGroup[], name: GroupName, title: string): MenuGroup {
  return {
    id: crypto.randomUUID(),
    identifier: name,
    name: title,
    instanceId: groups[0]?.instanceId ?? '',
    active: true,
    meta: {},
    children: [],
    version: 1,
    createdAt: null,
    createdBy: null,
    lastModified: null,
  };
}

/** A state of the menu with the ids and versions of what is stored, and with the groups that it did not know. */
export function withStored(groups: readonly MenuGroup[], stored: readonly MenuGroup[]): readonly MenuGroup[] {
  const known = groups.map((group) => {
    const is = groupNamed(stored, group.identifier);
    if (!is) return group;
    const { name, active, meta, children } = group;
    return { ...is, name, active, meta, children };
  });
  const fresh = stored.filter(({ identifier }) => !groupNamed(groups, identifier));
  return GROUP_NAMES.map((name) => groupNamed([...known, ...fresh], name)).filter((group) => group !== undefined);
}
