import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import { find } from '../model/find.ts';
import { type MoveRefusal, refusalMessages } from '../model/move.ts';

/** What is said of items that are moved about. */
type Happening = 'picked' | 'taken' | 'dropped' | 'putBack';

/** How the tree speaks of items and places, in the user's language. */
export interface TreeWords {
  groupName(group: Pick<MenuGroup, 'identifier'>): string;
  /** The title of an item, or that it has none. */
  nameOf(groups: readonly MenuGroup[], id: string): string;
  /** One item by its title, several by their number. */
  namesOf(groups: readonly MenuGroup[], ids: readonly string[]): string;
  /** Where an item stands: `Main, under Teams, place 2 of 5`. */
  whereIs(groups: readonly MenuGroup[], id: string): string;
  /** What happens to items, and where the first of them stands now: `News was put down. Main, place 1 of 4.` */
  describe(what: Happening, groups: readonly MenuGroup[], ids: readonly string[]): string;
  /** Why something cannot be done, as a sentence. */
  why(groups: readonly MenuGroup[], refusal: MoveRefusal): string;
}

/** The words of the tree; the object changes with the language only. */
export function useTreeWords(): TreeWords {
  const { t } = useTranslation();
  return useMemo(() => {
    const titled = (title: string | undefined): string => title?.trim() || t('menu.tree.untitled');
    const words: TreeWords = {
      groupName: ({ identifier }) => t(`menu.groups.${identifier}`),
      nameOf: (groups, id) => titled(find(groups, id)?.item.title),
      namesOf: (groups, ids) =>
        ids.length === 1 ? words.nameOf(groups, ids[0] ?? '') : t('menu.tree.items', { count: ids.length }),
      whereIs: (groups, id) => {
        const found = find(groups, id);
        if (!found) return '';
        const { group, parent, index } = found;
        const place = { position: index + 1, size: (parent ?? group).children.length };
        return parent
          ? t('menu.tree.placeUnder', { ...place, group: words.groupName(group), parent: titled(parent.title) })
          : t('menu.tree.placeIn', { ...place, group: words.groupName(group) });
      },
      describe: (what, groups, ids) => {
        const names = { name: words.namesOf(groups, ids), place: words.whereIs(groups, ids[0] ?? '') };
        return t(`menu.tree.${what}`, { ...names, count: ids.length });
      },
      why: (groups, { code, id }) => t(refusalMessages[code], { name: words.nameOf(groups, id) }),
    };
    return words;
  }, [t]);
}
