import type { MenuGroup, MenuItem } from '../../../../generated/model/index.ts';
import { sampleGroup, sampleItem } from '../model/sample-menu.ts';
import type { GroupName } from './menu-places.ts';

// Menus for tests, as short as their trees: `menu({ main: [leaf('a'), leaf('b', leaf('c'))] })`.

/** An item with a title like its id, and the items under it. */
export function leaf(id: string, ...children: MenuItem[]): MenuItem {
  return { ...sampleItem(id), children: children.map((child) => ({ ...child, parentId: id })) };
}

/** A menu of the groups that are given, each at the version 1 unless given. */
export function menu(groups: Partial<Record<GroupName, MenuItem[]>>, version = 1): MenuGroup[] {
  const names = Object.keys(groups) as GroupName[];
  return names.map((name) => ({ ...sampleGroup(name), children: groups[name] ?? [], version }));
}

/** A menu as text: `main: a b(c) | footer: d`; with `title` where an item has another than its id. */
export function drawn(groups: readonly MenuGroup[]): string {
  const draw = (items: readonly MenuItem[]): string =>
    items
      .map(({ id, title, children }) => {
        const name = title === id ? id : `${id}=${title}`;
        return children.length === 0 ? name : `${name}(${draw(children)})`;
      })
      .join(' ');
  return groups.map(({ identifier, children }) => `${identifier}: ${draw(children)}`.trim()).join(' | ');
}
