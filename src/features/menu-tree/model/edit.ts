import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import type { MenuItem } from '../../../../generated/model/menuItem.ts';
import { foldName, foldText } from '../../../../openapi/formats/text.ts';
import { changed } from './changed.ts';
import { find, levelsOf, listItems, MOST_LEVELS, topmost } from './find.ts';
import { type MoveRefusal, type Place, putIn, takeOut } from './move.ts';

/** What of an item can be changed; where it stands is changed by `moveItems`. */
export type ItemFields = Partial<Omit<MenuItem, 'id' | 'children' | 'parentId'>>;

/**
 * A new item: an empty page unless said otherwise, with an id of its own and an identifier that the menu has not yet.
 */
export function newItem(groups: readonly MenuGroup[], fields: ItemFields & { title: string }): MenuItem {
  return {
    id: crypto.randomUUID(),
    identifier: freeIdentifier(groups, fields.title),
    type: 'page',
    route: null,
    children: [],
    parentId: null,
    collapsed: false,
    hover: false,
    locked: false,
    external: false,
    ...fields,
  };
}

/**
 * An identifier made of a title: small letters, digits and hyphens, with a number when the menu has it already (without
 * letter case).
 */
export function freeIdentifier(groups: readonly MenuGroup[], title: string): string {
  const base =
    foldText(title)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80) || 'item';
  const taken = new Set(listItems(groups).map(({ item }) => foldName(item.identifier)));
  for (let number = 1; ; number++) {
    const identifier = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(identifier)) return identifier;
  }
}

/** Why an item cannot be added at a place; undefined when it can. */
export function addRefusal(groups: readonly MenuGroup[], item: MenuItem, place: Place): MoveRefusal | undefined {
  const group = groups.find(({ id }) => id === place.groupId);
  const parent = place.parentId === null ? undefined : find(groups, place.parentId);
  if (!group || (place.parentId !== null && parent?.group !== group)) return { code: 'gone', id: item.id };
  if (group.identifier === 'secondary' && (parent || item.children.length > 0)) {
    return { code: 'secondaryChild', id: item.id };
  }
  return (parent?.level ?? 0) + levelsOf(item) > MOST_LEVELS ? { code: 'tooDeep', id: item.id } : undefined;
}

/** The menu with one more item; unchanged where that is refused. 'More' stays last in main. */
export function addItem(groups: readonly MenuGroup[], item: MenuItem, place: Place): readonly MenuGroup[] {
  return addRefusal(groups, item, place) ? groups : putIn(groups, [item], place);
}

/** Why some items cannot be removed: one of them, or one under them, is locked. */
export function removeRefusal(groups: readonly MenuGroup[], ids: Iterable<string>): MoveRefusal | undefined {
  const lockedIn = (item: MenuItem): MenuItem | undefined =>
    item.locked ? item : item.children.map(lockedIn).find((found) => found !== undefined);
  const locked = topmost(groups, ids)
    .map(({ item }) => lockedIn(item))
    .find((found) => found !== undefined);
  return locked && { code: 'locked', id: locked.id };
}

/** The menu without some items and all that is under them; unchanged where that is refused. */
export function removeItems(groups: readonly MenuGroup[], ids: Iterable<string>): readonly MenuGroup[] {
  const wanted = new Set(ids);
  return removeRefusal(groups, wanted) ? groups : takeOut(groups, wanted);
}

/**
 * The menu with one item changed. A locked item keeps its title and its lock, whatever the change says (specification
 * §3).
 */
export function changeItem(groups: readonly MenuGroup[], id: string, change: ItemFields): readonly MenuGroup[] {
  const within = (items: MenuItem[]): MenuItem[] =>
    changed(items, (item) => {
      if (item.id === id) return withFields(item, change);
      const children = within(item.children);
      return children === item.children ? item : { ...item, children };
    });
  return changed(groups, (group) => {
    const children = within(group.children);
    return children === group.children ? group : { ...group, children };
  });
}

function withFields(item: MenuItem, change: ItemFields): MenuItem {
  const next = { ...item, ...change, ...(item.locked ? { title: item.title, locked: true } : {}) };
  const keys = Object.keys(change) as (keyof ItemFields)[];
  return keys.every((key) => next[key] === item[key]) ? item : next;
}
