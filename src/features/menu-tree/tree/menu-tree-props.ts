import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import type { EditSession } from '../../../engine/edit-session/edit-session.ts';
import type { UndoRedo } from '../../../engine/edit-session/use-undo-keys.ts';
import type { KeptText } from './use-closed-rows.ts';

/** How an item differs from the published menu. */
export type ItemMark = 'new' | 'moved' | 'changed';

/** Props of the menu tree. */
export interface MenuTreeProps {
  /** The menu under edit. */
  session: EditSession<readonly MenuGroup[], readonly MenuGroup[]>;
  undoRedo: UndoRedo;
  /** Ids of the chosen items. */
  selection: ReadonlySet<string>;
  onSelectionChange: (selection: ReadonlySet<string>) => void;
  /** Ids of the routes whose resource is gone. */
  deadRoutes: ReadonlySet<string>;
  /** Ids of the items that differ from the published menu, and how. */
  changed: ReadonlyMap<string, ItemMark>;
  /** What is wrong with an item, as a sentence, by the item's id. */
  faults?: ReadonlyMap<string, string> | undefined;
  /**
   * An item is to be seen and edited as a whole; by a key, and then the focus goes there, or by a press, and then it
   * stays.
   */
  onOpen: (id: string, isByKey: boolean) => void;
  /** The item that is open elsewhere. */
  openId?: string | undefined;
  /** Keeps what is closed; left out, it is forgotten with the tree. */
  kept?: KeptText | undefined;
}

/** What the parts of the tree work on: the same, with the menu as it is edited now. */
export interface TreeProps extends MenuTreeProps {
  groups: readonly MenuGroup[];
}
