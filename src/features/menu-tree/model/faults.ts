import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import type { MenuItem } from '../../../../generated/model/menuItem.ts';
import type { MenuRoute } from '../../../../generated/model/menuRoute.ts';
import { foldName } from '../../../../openapi/formats/text.ts';
import { isWebAddress } from '../../../../openapi/formats/web-address.ts';
import { listItems, MOST_LEVELS } from './find.ts';

/** Longest title of an item, in characters. */
export const LONGEST_TITLE = 300;

/** Longest identifier of an item, in characters. */
const LONGEST_IDENTIFIER = 100;

/** What can be wrong with an item before it is sent; the service has the same rules. */
export type MenuFaultCode =
  | 'titleMissing'
  | 'titleTooLong'
  | 'identifierMissing'
  | 'identifierUnfit'
  | 'duplicateIdentifier'
  | 'duplicateId'
  | 'childNotSupported'
  | 'orphan'
  | 'tooDeep'
  | 'url';

/** Something that is wrong with an item. */
export interface MenuFault {
  id: string;
  groupId: string;
  code: MenuFaultCode;
  /** The field of the item that is wrong. */
  field: 'id' | 'title' | 'identifier' | 'parentId' | 'children' | 'route.path';
}

/** The key of the sentence for each fault. */
export const faultMessages: Readonly<Record<MenuFaultCode, string>> = {
  titleMissing: 'menu.faults.titleMissing',
  titleTooLong: 'menu.faults.titleTooLong',
  identifierMissing: 'menu.faults.identifierMissing',
  identifierUnfit: 'menu.faults.identifierUnfit',
  duplicateIdentifier: 'messages.duplicateMenuIdentifiers',
  duplicateId: 'menu.faults.duplicateId',
  childNotSupported: 'messages.noChildInSecondaryMenu',
  orphan: 'menu.faults.orphan',
  tooDeep: 'menu.faults.tooDeep',
  url: 'menu.faults.url',
};

/**
 * Everything that is wrong with a menu, in the order of the page. Identifiers are compared without letter case and over
 * all groups, because a publish moves items between them (specification §5).
 */
export function menuFaults(groups: readonly MenuGroup[]): MenuFault[] {
  const every = listItems(groups);
  const identifiers = countOf(every.map(({ item }) => identifierOf(item)));
  const ids = countOf(every.map(({ item }) => item.id));
  return every.flatMap(({ item, group, parent, level }) => {
    const title = item.title.trim();
    const checks: readonly [boolean, MenuFaultCode, MenuFault['field']][] = [
      [title === '', 'titleMissing', 'title'],
      [[...title].length > LONGEST_TITLE, 'titleTooLong', 'title'],
      [identifierOf(item) === '', 'identifierMissing', 'identifier'],
      [
        /\s/.test(item.identifier.trim()) || item.identifier.length > LONGEST_IDENTIFIER,
        'identifierUnfit',
        'identifier',
      ],
      [
        identifierOf(item) !== '' && (identifiers.get(identifierOf(item)) ?? 0) > 1,
        'duplicateIdentifier',
        'identifier',
      ],
      [(ids.get(item.id) ?? 0) > 1, 'duplicateId', 'id'],
      [group.identifier === 'secondary' && parent !== undefined, 'childNotSupported', 'parentId'],
      [item.parentId !== (parent?.id ?? null), 'orphan', 'parentId'],
      [level === MOST_LEVELS + 1, 'tooDeep', 'parentId'],
      [isUnfitAddress(item.route), 'url', 'route.path'],
    ];
    return checks
      .filter(([isWrong]) => isWrong)
      .map(([, code, field]) => ({ id: item.id, groupId: group.id, code, field }));
  });
}

/**
 * Whether an address elsewhere is none that a browser could open (specification §5); a route of the site has a path of
 * its own.
 */
function isUnfitAddress(route: MenuRoute | null): boolean {
  return route !== null && route.id === null && !isWebAddress(route.path);
}

const identifierOf = (item: MenuItem): string => foldName(item.identifier);

function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
