import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import type { MenuItem } from '../../../../generated/model/menuItem.ts';

/** An item of a sample menu: its title, and what stands under it. */
export interface SampleItem extends Partial<Omit<MenuItem, 'children'>> {
  title: string;
  under?: readonly (SampleItem | string)[];
}

/** A group for tests; ids and identifiers of its items are their titles in small letters. */
export function sampleGroup(
  identifier: MenuGroup['identifier'],
  items: readonly (SampleItem | string)[] = [],
  id: string = identifier,
): MenuGroup {
  return {
    id,
    identifier,
    name: identifier,
    instanceId: 'north1_north',
    active: true,
    meta: {},
    children: items.map((item) => sampleItem(item)),
    version: 1,
    createdAt: null,
    createdBy: null,
    lastModified: null,
  };
}

/** An item for tests, with those under it. */
export function sampleItem(item: SampleItem | string, parentId: string | null = null): MenuItem {
  const { under = [], ...fields } = typeof item === 'string' ? { title: item } : item;
  const id = fields.id ?? fields.title.toLowerCase();
  return {
    identifier: id,
    type: 'page',
    route: null,
    collapsed: false,
    hover: false,
    locked: false,
    external: false,
    ...fields,
    id,
    parentId: fields.parentId === undefined ? parentId : fields.parentId,
    children: under.map((one) => sampleItem(one, id)),
  };
}

/**
 * A menu for tests: main of three levels with its locked 'More', secondary, footer, and an empty group for what is not
 * assigned.
 */
export function sampleMenu(): MenuGroup[] {
  return [
    sampleGroup('main', [
      'News',
      { title: 'Teams', under: ['Men', { title: 'Women', under: ['Squad', 'Fixtures'] }] },
      'Club',
      { title: 'More', locked: true, under: ['History'] },
    ]),
    sampleGroup('secondary', ['Tickets', 'Shop']),
    sampleGroup('footer', [{ title: 'Contact', under: ['Press'] }]),
    sampleGroup('unassigned'),
  ];
}

/**
 * A menu of many items: each of the first level has nine under it, and each of those nine more, until there are
 * `count`.
 */
export function largeMenu(count: number): MenuGroup[] {
  let left = count;
  let made = 0;
  const items = (most: number, level: number): SampleItem[] => {
    const list: SampleItem[] = [];
    while (list.length < most && left > 0) {
      left -= 1;
      made += 1;
      const title = `Item ${made}`;
      list.push({ title, id: `item-${made}`, under: level < 3 ? items(9, level + 1) : [] });
    }
    return list;
  };
  return [
    sampleGroup('main', items(count, 1)),
    sampleGroup('secondary'),
    sampleGroup('footer'),
    sampleGroup('unassigned'),
  ];
}

/**
 * A menu in a few words: `main: News, Teams(Men, Women(Squad, Fixtures)), Club, More(History)`, groups that are empty
 * left out.
 */
export function printMenu(groups: readonly MenuGroup[]): string[] {
  const print = (items: readonly MenuItem[]): string =>
    items.map(({ title, children }) => (children.length === 0 ? title : `${title}(${print(children)})`)).join(', ');
  return groups
    .filter(({ children }) => children.length > 0)
    .map(({ identifier, children }) => `${identifier}: ${print(children)}`);
}
