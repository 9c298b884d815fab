import type { MenuGroup, MenuItem } from '../../../../generated/model/index.ts';
import { steady } from '../../../engine/merge/steady.ts';
import { isEqual } from '../../../engine/values/values.ts';
import { type GroupName, groupNamed, type MenuPlace, placesOf, shelfOf } from './menu-places.ts';

/** What happened to an item. A moved one may be renamed and changed as well. */
export type ItemChangeKind = 'moved' | 'renamed' | 'changed' | 'new' | 'removed';

/** The kinds in the order in which they are counted and shown. */
export const CHANGE_KINDS: readonly ItemChangeKind[] = ['moved', 'renamed', 'changed', 'new', 'removed'];

/** The properties of an item beside its title that a change can be shown for. */
export const OWN_PROPERTIES = ['identifier', 'type', 'route', 'collapsed', 'hover', 'locked', 'external'] as const;
/** One of them. */
export type OwnProperty = (typeof OWN_PROPERTIES)[number];

/** The properties of a group that a change can be shown for. */
export const GROUP_PROPERTIES = ['name', 'active', 'meta'] as const;
/** One of them. */
export type GroupProperty = (typeof GROUP_PROPERTIES)[number];

/** An item that differs between two menus. */
export interface ItemChange {
  id: string;
  kinds: readonly ItemChangeKind[];
  /** Where and how it was; undefined for a new one. */
  before: MenuPlace | undefined;
  /** Where and how it is; undefined for one that was removed. */
  after: MenuPlace | undefined;
  /** What else than its title changed. */
  properties: readonly OwnProperty[];
}

/** A group that differs between two menus: it, or what is in it. Exactly these are published. */
export interface GroupChange {
  name: GroupName;
  kind: 'new' | 'changed' | 'removed';
  properties: readonly GroupProperty[];
}

/** How two menus differ. */
export interface MenuDiff {
  items: readonly ItemChange[];
  groups: readonly GroupChange[];
  counts: Readonly<Record<ItemChangeKind, number>>;
}

/** How a menu became another: items by their ids, in the order of the page, those that were removed last. */
export function diffMenus(before: readonly MenuGroup[], after: readonly MenuGroup[]): MenuDiff {
  const groups = groupChanges(before, after);
  const was = placesOf(before);
  const is = placesOf(after);
  const moved = movedIn(was, is);
  const items: ItemChange[] = [];
  for (const [id, places] of is) {
    const change = changeOf(id, was.get(id) ?? [], places, moved.has(id));
    if (change) items.push(change);
  }
  for (const [id, [place]] of was) {
    if (place && !is.has(id)) items.push({ id, kinds: ['removed'], before: place, after: undefined, properties: [] });
  }
  return { items, groups, counts: countKinds(items) };
}

/** How many changes there are: of items, and of groups themselves. */
export function countOf({ items, groups }: MenuDiff): number {
  return items.length + groups.filter(isOfGroup).length;
}

/** Whether a group itself changed, and not only what is in it. */
export const isOfGroup = ({ kind, properties }: GroupChange): boolean => kind !== 'changed' || properties.length > 0;

/**
 * Whether two groups would be sent the same. Versions, audit and the parents that items name do not count: where an
 * item stands says it.
 */
export function isSameGroup(a: MenuGroup, b: MenuGroup): boolean {
  return a === b || (changedOf(a, b).length === 0 && areSameItems(a.children, b.children));
}

const changedOf = (a: MenuGroup, b: MenuGroup): GroupProperty[] =>
  GROUP_PROPERTIES.filter((property) => !isEqual(a[property], b[property]));

function areSameItems(a: readonly MenuItem[], b: readonly MenuItem[]): boolean {
  if (a === b) return true;
  return a.length === b.length && a.every((item, index) => isSameItem(item, b[index]));
}

function isSameItem(a: MenuItem, b: MenuItem | undefined): boolean {
  if (b === undefined || a === b) return a === b;
  const isSame = a.id === b.id && a.title === b.title && changedProperties(a, b).length === 0;
  return isSame && areSameItems(a.children, b.children);
}

/** The properties beside the title in which two versions of an item differ. */
export function changedProperties(a: MenuItem, b: MenuItem): OwnProperty[] {
  return OWN_PROPERTIES.filter((property) => !isEqual(a[property], b[property]));
}

function groupChanges(before: readonly MenuGroup[], after: readonly MenuGroup[]): GroupChange[] {
  const changes = after.flatMap((group): GroupChange[] => {
    const was = groupNamed(before, group.identifier);
    if (!was) return [{ name: group.identifier, kind: 'new', properties: [] }];
    if (isSameGroup(was, group)) return [];
    return [{ name: group.identifier, kind: 'changed', properties: changedOf(was, group) }];
  });
  const gone = before.filter(({ identifier }) => !groupNamed(after, identifier));
  return [
    ...changes,
    ...gone.map(({ identifier }): GroupChange => ({ name: identifier, kind: 'removed', properties: [] })),
  ];
}

/** The places of each shelf, by where they stand now, each with its former place there. */
function movedIn(was: ReadonlyMap<string, MenuPlace[]>, is: ReadonlyMap<string, MenuPlace[]>): Set<string> {
  const shelves = new Map<string, { id: string; place: number }[]>();
  for (const [id, [now]] of is) {
    const former = now && was.get(id)?.find((place) => shelfOf(place) === shelfOf(now));
    if (!now || !former) continue;
    const shelf = shelves.get(shelfOf(now)) ?? [];
    shelf.push({ id, place: former.index });
    shelves.set(shelfOf(now), shelf);
  }
  const moved = [...shelves.values()].flatMap((shelf) => {
    const kept = steady(shelf.map(({ place }) => place));
    return shelf.filter((_, position) => !kept.has(position)).map(({ id }) => id);
  });
  return new Set(moved);
}

/** The change of one item; one that stood twice and stands once was moved from the place that it left. */
function changeOf(
  id: string,
  before: readonly MenuPlace[],
  places: readonly MenuPlace[],
  isReordered: boolean,
): ItemChange | undefined {
  const [after] = places;
  if (!after) return undefined;
  if (before.length === 0) return { id, kinds: ['new'], before: undefined, after, properties: [] };
  const same = before.find((place) => shelfOf(place) === shelfOf(after));
  const left = before.find((place) => places.every((now) => shelfOf(now) !== shelfOf(place)));
  const former = left ?? same;
  if (!former) return undefined;
  const properties = changedProperties((same ?? former).item, after.item);
  const kinds: ItemChangeKind[] = [
    ...(left || isReordered ? (['moved'] as const) : []),
    ...((same ?? former).item.title === after.item.title ? [] : (['renamed'] as const)),
    ...(properties.length > 0 ? (['changed'] as const) : []),
  ];
  return kinds.length === 0 ? undefined : { id, kinds, before: former, after, properties };
}

function countKinds(items: readonly ItemChange[]): Record<ItemChangeKind, number> {
  const counts = { moved: 0, renamed: 0, changed: 0, new: 0, removed: 0 };
  for (const { kinds } of items) for (const kind of kinds) counts[kind] += 1;
  return counts;
}
