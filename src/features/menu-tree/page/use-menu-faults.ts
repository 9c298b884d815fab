import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuGroup, MenuItem } from '../../../../generated/model/index.ts';
import { faultMessages, type MenuFault, type MenuFaultCode, menuFaults } from '../model/faults.ts';
import { find } from '../model/find.ts';
import { changedProperties } from '../publish/diff-menus.ts';
import type { ItemFault } from '../publish/item-faults.ts';

/** What is wrong with the menu, for the tree and the panel. */
export interface MenuFaults {
  /** What the console itself finds, in the order of the page. */
  own: readonly MenuFault[];
  /** A sentence for each item that something is wrong with. */
  byItem: ReadonlyMap<string, string>;
  /** The sentences of one item, by the fields of the panel. */
  ofItem(id: string | undefined): Partial<Record<'title' | 'identifier' | 'route', string>>;
}

/** The sentence of the catalogue for a menu that cannot be sent (specification §8). */
export const refusalOf = (code: MenuFaultCode): string => REFUSALS[code] ?? 'messages.invalidDataComposition';

const REFUSALS: Readonly<Partial<Record<MenuFaultCode, string>>> = {
  titleMissing: 'messages.requiredFieldEmpty',
  identifierMissing: 'messages.requiredFieldEmpty',
  duplicateIdentifier: 'messages.duplicateMenuIdentifiers',
  duplicateId: 'messages.duplicateMenuIdentifiers',
  childNotSupported: 'messages.noChildInSecondaryMenu',
};

/** Everything that is wrong: what the console finds, and what the service found, until the item is changed. */
export function useMenuFaults(groups: readonly MenuGroup[], refused: readonly ItemFault[]): MenuFaults {
  const { t } = useTranslation();
  return useMemo(() => {
    const own = menuFaults(groups);
    const all = [
      ...own.map(({ id, field, code }) => ({ id, field: fieldOf(field), text: t(faultMessages[code]) })),
      ...refused.flatMap((fault) => {
        const now = find(groups, fault.id)?.item;
        const isAsSent = now !== undefined && isSame(now, fault.item);
        return isAsSent ? [{ id: fault.id, field: fieldOf(fault.path), text: textOf(t, fault) }] : [];
      }),
    ];
    return {
      own,
      byItem: new Map(all.toReversed().map(({ id, text }) => [id, text])),
      ofItem: (id) =>
        Object.fromEntries(
          all.flatMap(({ id: of, field, text }): [string, string][] => (of === id && field ? [[field, text]] : [])),
        ),
    };
  }, [groups, refused, t]);
}

const isSame = (a: MenuItem, b: MenuItem): boolean => a.title === b.title && changedProperties(a, b).length === 0;

const FIELDS = ['title', 'identifier', 'route'] as const;

const fieldOf = (path: string): (typeof FIELDS)[number] | undefined => FIELDS.find((field) => path.startsWith(field));

/** A fault of the service in the user's language; one that the console does not know in the service's own words. */
function textOf(t: (key: string) => string, { code, message }: ItemFault): string {
  if (code === 'unknownRoute') return t('menuPage.faults.unknownRoute');
  if (code === 'duplicateIdentifier') return t('messages.duplicateMenuIdentifiers');
  if (code === 'childNotSupported') return t('messages.noChildInSecondaryMenu');
  if (code === 'locked') return t('menuPage.item.lockedHelp');
  if (code === 'url') return t('menu.faults.url');
  if (code === 'foreignItem') return t('menuPage.faults.foreignItem');
  if (code === 'orphan' || code === 'duplicateId') return t(`menu.faults.${code}`);
  if (code === 'depth') return t('menu.faults.tooDeep');
  return message;
}
