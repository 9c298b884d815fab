import type { MenuItem } from '../contract.ts';
import type { Reader } from '../database.ts';
import { groupPlace } from '../menu/menu.ts';
import { sql } from '../sql.ts';

/** An item of the menu, as a search tells it. */
export interface FoundMenuItem {
  id: string;
  title: string;
  /** What of the menu it stands in. */
  group: string;
}

/** All items of the site's menu, each before those below it. */
export async function listMenuItems(reader: Reader): Promise<FoundMenuItem[]> {
  const groups = await reader.query<{ group: string; children: MenuItem[] }>(sql`
    SELECT g.identifier AS group, g.children FROM menu_groups g ORDER BY ${groupPlace(sql`g`)}`);
  return groups.flatMap(({ group, children }) => flat(children).map(({ id, title }) => ({ id, title, group })));
}

const flat = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.children)]);
