import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuGroup, MenuItem } from '../../../../generated/model/index.ts';
import type { ItemErrors } from '../item/item-fields.tsx';
import { faultMessages, type MenuFault, type MenuFaultCode, menuFaults } from '../model/faults.ts';
import { find } from '../model/find.ts';
import { changedProperties } from '../publish/diff-menus.ts';
import { type ItemFault, itemFaultText } from '../publish/item-faults.ts';

/** What is wrong with the menu, for the tree and the panel. */
export interface MenuFaults {
  /** What the console itself finds, in the order of the page. */
  own: readonly MenuFault[];
  /** A sentence for each item that something is wrong with. */
  byItem: ReadonlyMap<string, string>;
  /** The sentences of one item, by the fields of the panel. */
  ofItem(id: string | undefined): ItemErrors;
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
        return isAsSent
          ? [{ id: fault.id, field: fieldOf(fault.path), text: itemFaultText(t, fault.code) ?? fault.message }]
          : [];
      }),
    ];
    return {
      own,
      byItem: new Map(all.toReversed().map(({ id, text }) => [id, text])),
      ofItem: (id) =>
        Object.fromEntries(
          all.flatMap(({ id: of, field, text }): [string, string][] => (of === id ? [[field, text]] : [])),
        ),
    };
  }, [groups, refused, t]);
}

const isSame = (a: MenuItem, b: MenuItem): boolean => a.title === b.title && changedProperties(a, b).length === 0;

const FIELDS = ['title', 'identifier', 'route'] as const;

const fieldOf = (path: string): keyof ItemErrors => FIELDS.find((field) => path.startsWith(field)) ?? 'item';
