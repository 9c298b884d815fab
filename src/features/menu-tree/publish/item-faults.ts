import type { TFunction } from 'i18next';
import type { MenuGroup, MenuItem } from '../../../../generated/model/index.ts';
import { ApiError, type FieldFault } from '../../../contract/api-error.ts';

/** A fault that the service found, at the item that it is of: its path goes on from the item, such as `route.id`. */
export interface ItemFault extends FieldFault {
  id: string;
  /** The item as it was sent. */
  item: MenuItem;
}

/** The faults of a refused group that name one of its items. */
export function itemFaultsOf(cause: unknown, sent: MenuGroup): ItemFault[] {
  if (!(cause instanceof ApiError)) return [];
  return cause.fields.flatMap((fault) => {
    const found = itemAt(sent.children, fault.path);
    return found ? [{ ...fault, id: found.item.id, item: found.item, path: found.rest }] : [];
  });
}

/** Follows `children.3.children.0.route.id` (or with brackets) to the item that it leads to. */
function itemAt(children: readonly MenuItem[], path: string): { item: MenuItem; rest: string } | undefined {
  const [, index, rest = ''] = /^children(?:\.|\[)(\d+)\]?\.?(.*)$/.exec(path) ?? [];
  const item = index === undefined ? undefined : children[Number(index)];
  if (!item) return undefined;
  return itemAt(item.children, rest) ?? { item, rest };
}

/**
 * A fault in the user's language, in the words of the catalogue where it has them (specification §8); undefined of one
 * that the console does not know.
 */
export function itemFaultText(t: TFunction, code: string): string | undefined {
  if (code === 'unknownRoute') return t('menuPage.faults.unknownRoute');
  if (code === 'duplicateIdentifier') return t('messages.duplicateMenuIdentifiers');
  if (code === 'childNotSupported') return t('messages.noChildInSecondaryMenu');
  if (code === 'locked') return t('menuPage.item.lockedHelp');
  if (code === 'url') return t('menu.faults.url');
  if (code === 'foreignItem') return t('menuPage.faults.foreignItem');
  if (code === 'orphan' || code === 'duplicateId') return t(`menu.faults.${code}`);
  return code === 'depth' ? t('menu.faults.tooDeep') : undefined;
}
