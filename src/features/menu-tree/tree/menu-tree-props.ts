import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import type { KeptText } from './use-closed-rows.ts';

/** How an item differs from the published menu. */
export type ItemMark = 'new' | 'moved' | 'changed';

/** What can be undone and redone, and how. */
export interface UndoSteps {
  can: Readonly<Record<'undo' | 'redo', boolean>>;
  undo(): void;
  redo(): void;
}

/** Props of the menu tree. */
export interface MenuTreeProps {
  groups: readonly MenuGroup[];
  /**
   * The menu was changed by hand. Changes with the same `step`, one after the other, belong to one step of undoing: an item that was made and then named.
   */
  onChange: (groups: readonly MenuGroup[], step?: string) => void;
  /** Ids of the chosen items. */
  selection: ReadonlySet<string>;
  onSelectionChange: (selection: ReadonlySet<string>) => void;
  /** Ids of the routes whose resource is gone. */
  deadRoutes: ReadonlySet<string>;
  /** Ids of the items that differ from the published menu, and how. */
  changed: ReadonlyMap<string, ItemMark>;
  /** What is wrong with an item, as a sentence, by the item's id. */
  faults?: ReadonlyMap<string, string> | undefined;
  /** An item is to be seen and edited as a whole; by a key, and then the focus goes there, or by a press, and then it stays. */
  onOpen: (id: string, isByKey: boolean) => void;
  /** The item that is open elsewhere. */
  openId?: string | undefined;
  steps?: UndoSteps | undefined;
  /** Keeps what is closed; left out, it is forgotten with the tree. */
  kept?: KeptText | undefined;
}
