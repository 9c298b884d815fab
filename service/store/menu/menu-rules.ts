import { foldName } from '../../../openapi/formats/text.ts';
import { isWebAddress } from '../../../openapi/formats/web-address.ts';
import type { MenuGroup, MenuGroupIdentifier, MenuItem } from '../contract.ts';
import { ConflictError, ContradictionError } from '../errors.ts';
import { isLockedTitle, type PlacedItem, placedItems } from './menu-items.ts';

/** Levels of items in each other. */
const mostLevels = 10;

/**
 * Refuses items that do not hold together, whatever the site has. Throws `ContradictionError` (`depth`, `duplicateId`,
 * `orphan`, `childNotSupported`, `external`, `url`) and `ConflictError` (`duplicateIdentifier`), each at all places
 * that break the rule.
 */
export function refuseBrokenTree(group: MenuGroupIdentifier, children: readonly MenuItem[]): void {
  const items = placedItems(children);
  const refuse = (code: string, message: string, paths: readonly string[]) => {
    if (paths.length > 0) throw new ContradictionError(code, paths, message);
  };
  refuse('depth', `Items stand in each other on at most ${mostLevels} levels.`, tooDeep(items));
  refuse(
    'duplicateId',
    'Another item has this id already.',
    repeated(items, 'id', (id) => id),
  );
  refuse('orphan', 'The item does not stand below the one that it names as its parent.', orphans(items));
  if (group === 'secondary') {
    const parents = items.filter(({ item }) => item.children.length > 0).map(({ path }) => `${path}.children`);
    refuse('childNotSupported', 'Child item is not supported for secondary menu.', parents);
  }
  refuse('external', 'An address without a route of the site is external.', misnamed(items));
  refuse('url', 'The address is none that a browser could open.', unusable(items));
  const twins = repeated(items, 'identifier', foldName);
  if (twins.length > 0) {
    throw new ConflictError('duplicateIdentifier', twins, 'Cannot have duplicate menu identifiers.');
  }
}

/**
 * Refuses what would take a locked item of the stored group away, rename, unlock or move below another one. Throws
 * `ConflictError` (`locked`) at the item's property, or at `children` when it is gone.
 */
export function refuseChangedLocks(stored: MenuGroup, children: readonly MenuItem[]): void {
  const now = new Map(placedItems(children).map((placed) => [placed.item.id, placed]));
  const paths = placedItems(stored.children)
    .filter(({ item }) => isLockedTitle(stored.identifier, item.title))
    .flatMap(({ item }) => {
      const kept = now.get(item.id);
      return kept ? changesOf(item, kept) : ['children'];
    });
  if (paths.length > 0) {
    throw new ConflictError('locked', [...new Set(paths)], 'A locked item stays where it is and keeps its title.');
  }
}

function changesOf(before: MenuItem, { item, path }: PlacedItem): string[] {
  return [
    ...(item.title === before.title ? [] : [`${path}.title`]),
    ...(item.locked ? [] : [`${path}.locked`]),
    ...(item.parentId === before.parentId ? [] : [`${path}.parentId`]),
  ];
}

function tooDeep(items: readonly PlacedItem[]): string[] {
  return items.filter(({ level }) => level === mostLevels + 1).map(({ path }) => path);
}

/** Where a value stands that an earlier item has. */
function repeated(
  items: readonly PlacedItem[],
  property: 'id' | 'identifier',
  fold: (value: string) => string,
): string[] {
  const seen = new Set<string>();
  return items.flatMap(({ item, path }) => {
    const value = fold(item[property]);
    if (seen.has(value)) return [`${path}.${property}`];
    seen.add(value);
    return [];
  });
}

/** Items that name another parent than the item above them. This finds circles, too, since no item is above itself. */
function orphans(items: readonly PlacedItem[]): string[] {
  return items
    .filter(({ item, above }) => item.parentId !== (above.at(-1)?.id ?? null))
    .map(({ path }) => `${path}.parentId`);
}

function misnamed(items: readonly PlacedItem[]): string[] {
  return items
    .filter(({ item: { route } }) => route && route.id === null && route.resourceType !== 'external')
    .map(({ path }) => `${path}.route.resourceType`);
}

function unusable(items: readonly PlacedItem[]): string[] {
  return items
    .filter(({ item: { route } }) => route && route.id === null && !isWebAddress(route.path))
    .map(({ path }) => `${path}.route.path`);
}
