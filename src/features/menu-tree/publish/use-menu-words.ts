import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../../../generated/model/index.ts';
import { CHANGE_KINDS, countOf, type GroupProperty, type MenuDiff, type OwnProperty } from './diff-menus.ts';
import type { GroupName, MenuPlace } from './menu-places.ts';

/** How the page speaks of items, places and changes, in the user's language. */
export interface MenuWords {
  groupName(name: GroupName): string;
  /** An item's title, or that it has none. */
  nameOf(item: Pick<MenuItem, 'title'>): string;
  /** What an item stands in: `Main › Club › History`. */
  shelf(place: MenuPlace): string;
  /** The same with the place among its neighbours: `Main › Club, place 3`. */
  place(place: MenuPlace): string;
  /** Its place alone: `place 3`. */
  position(place: MenuPlace): string;
  /** The value of a property, as the panel shows it. */
  value(property: 'title' | OwnProperty | GroupProperty, value: unknown): string;
  /** `2 moved, 1 renamed, 1 new`. */
  summary(diff: MenuDiff): string;
}

/** The words; the object changes with the language only. */
export function useMenuWords(): MenuWords {
  const { t } = useTranslation();
  return useMemo(() => {
    const words: MenuWords = {
      groupName: (name) => t(`menu.groups.${name}`),
      nameOf: ({ title }) => title.trim() || t('menu.tree.untitled'),
      shelf: ({ group, above }) =>
        [words.groupName(group), ...above.map((title) => words.nameOf({ title }))].join(' › '),
      place: (place) => [words.shelf(place), words.position(place)].join(', '),
      position: ({ index }) => t('menuPage.place', { position: index + 1 }),
      value: (property, value) => valueText(t, property, value),
      summary: (diff) => summaryOf(t, diff),
    };
    return words;
  }, [t]);
}

function valueText(t: TFunction, property: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'changes.yes' : 'changes.no');
  if (property === 'type') return t(`menuPage.types.${String(value)}`);
  if (property === 'route') return pathOf(value);
  return typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);
}

const pathOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string' ? value.path : '';

function summaryOf(t: TFunction, diff: MenuDiff): string {
  const items = CHANGE_KINDS.filter((kind) => diff.counts[kind] > 0).map((kind) =>
    t(`menuPage.counts.${kind}`, { count: diff.counts[kind] }),
  );
  const groups = countOf(diff) - diff.items.length;
  return [...items, ...(groups > 0 ? [t('menuPage.counts.groups', { count: groups })] : [])].join(', ');
}
