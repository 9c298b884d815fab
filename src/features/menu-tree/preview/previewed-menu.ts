import type { MenuGroup } from '../../../../generated/model/index.ts';
import type { GroupName } from '../publish/menu-places.ts';
import type { ItemMark } from '../tree/menu-tree-props.ts';

/** What both previews draw. */
export interface PreviewedMenu {
  /** The site's name, which stands in its head. */
  site: string;
  /** The groups that visitors see; empty ones and those that are not active are left out. */
  shown: Partial<Record<GroupName, MenuGroup>>;
  /** Items that differ from the published menu. */
  marks: ReadonlyMap<string, ItemMark>;
}
