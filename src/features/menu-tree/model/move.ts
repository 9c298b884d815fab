import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import type { MenuItem } from '../../../../generated/model/menuItem.ts';
import { changed } from './changed.ts';
import { ancestorsOf, find, levelsOf, MOST_LEVELS, topmost } from './find.ts';
import { withMoreLast } from './more.ts';

/** A gap between items. */
export interface Place {
  groupId: string;
  /** The item whose children it lies among; null directly in the group. */
  parentId: string | null;
  /**
   * How many children of that parent stand before it, counted as they stand before anything is moved; more than there
   * are means the end.
   */
  index: number;
}

/** Why items cannot be put somewhere. `gone`: there is no such item or place any more. */
export type MoveRefusalCode = 'locked' | 'intoItself' | 'secondaryChild' | 'tooDeep' | 'gone';

/** Why some items cannot be put somewhere, and which of them is the cause. */
export interface MoveRefusal {
  code: MoveRefusalCode;
  id: string;
}

/** The key of the sentence for each refusal; it takes `name`, the item's title. */
export const refusalMessages: Readonly<Record<MoveRefusalCode, string>> = {
  locked: 'menu.refusals.locked',
  intoItself: 'menu.refusals.intoItself',
  secondaryChild: 'messages.noChildInSecondaryMenu',
  tooDeep: 'menu.refusals.tooDeep',
  gone: 'menu.refusals.gone',
};

/**
 * Why some items, with those under them, cannot be moved to a place; undefined when they can. Locked items stay where
 * they are, nothing goes under itself, the secondary menu has no child items (specification §5), and a menu has at most
 * {@link MOST_LEVELS} levels.
 */
export function moveRefusal(
  groups: readonly MenuGroup[],
  ids: Iterable<string>,
  { groupId, parentId }: Pick<Place, 'groupId' | 'parentId'>,
): MoveRefusal | undefined {
  const items = topmost(groups, ids).map(({ item }) => item);
  const group = groups.find(({ id }) => id === groupId);
  const parent = parentId === null ? undefined : find(groups, parentId);
  const [first] = items;
  if (!first || !group || (parentId !== null && parent?.group !== group)) return { code: 'gone', id: first?.id ?? '' };
  const above = new Set(parent ? [parent.item.id, ...ancestorsOf(groups, parent.item.id).map(({ id }) => id)] : []);
  for (const item of items) {
    if (item.locked) return { code: 'locked', id: item.id };
    if (above.has(item.id)) return { code: 'intoItself', id: item.id };
    if (group.identifier === 'secondary' && (parent || item.children.length > 0)) {
      return { code: 'secondaryChild', id: item.id };
    }
    if ((parent?.level ?? 0) + levelsOf(item) > MOST_LEVELS) return { code: 'tooDeep', id: item.id };
  }
  return undefined;
}

/** Why some items cannot be taken from where they are: one of them is locked. */
export function takeRefusal(groups: readonly MenuGroup[], ids: Iterable<string>): MoveRefusal | undefined {
  const locked = topmost(groups, ids).find(({ item }) => item.locked);
  return locked && { code: 'locked', id: locked.item.id };
}

/**
 * The menu with some items, and those under them, moved to a place, in the order in which they stand on the page.
 * Unchanged when the move is refused or changes nothing. 'More' stays last in main.
 */
export function moveItems(groups: readonly MenuGroup[], ids: Iterable<string>, place: Place): readonly MenuGroup[] {
  const found = topmost(groups, ids);
  const wanted = new Set(found.map(({ item }) => item.id));
  if (moveRefusal(groups, wanted, place)) return groups;
  const before = found.filter(
    ({ group, parent, index }) =>
      group.id === place.groupId && (parent?.id ?? null) === place.parentId && index < place.index,
  );
  const rest = takeOut(groups, wanted);
  const items = found.map(({ item }) => item);
  const moved = putIn(rest, items, { ...place, index: place.index - before.length });
  return isSame(groups, moved) ? groups : moved;
}

/** The menu without some items and all that is under them. */
export function takeOut(groups: readonly MenuGroup[], ids: ReadonlySet<string>): readonly MenuGroup[] {
  const without = (items: readonly MenuItem[]): MenuItem[] => {
    const left = items.some(({ id }) => ids.has(id)) ? items.filter(({ id }) => !ids.has(id)) : items;
    return changed(left, (item) => withChildren(item, without(item.children)));
  };
  return changed(groups, (group) => withChildren(group, without(group.children)));
}

/** The menu with items put in at a place, which must be there. */
export function putIn(groups: readonly MenuGroup[], items: readonly MenuItem[], place: Place): readonly MenuGroup[] {
  const { groupId, parentId, index } = place;
  const put = items.map((item) => (item.parentId === parentId ? item : { ...item, parentId }));
  const within = (children: readonly MenuItem[]): MenuItem[] =>
    changed(children, (item) =>
      withChildren(item, item.id === parentId ? item.children.toSpliced(index, 0, ...put) : within(item.children)),
    );
  return changed(groups, (group) => {
    if (group.id !== groupId) return group;
    const children = parentId === null ? group.children.toSpliced(index, 0, ...put) : within(group.children);
    return withMoreLast(withChildren(group, children));
  });
}

function withChildren<Parent extends MenuItem | MenuGroup>(parent: Parent, children: MenuItem[]): Parent {
  return children === parent.children ? parent : { ...parent, children };
}

/** Whether two menus have the same items in the same places; their fields are not looked at. */
function isSame(left: readonly MenuGroup[], right: readonly MenuGroup[]): boolean {
  const same = (a: readonly MenuItem[], b: readonly MenuItem[]): boolean =>
    a === b ||
    (a.length === b.length && a.every((item, at) => item.id === b[at]?.id && same(item.children, b[at].children)));
  return left.every((group, at) => same(group.children, right[at]?.children ?? []));
}
