import type { MenuGroup } from '../../../../generated/model/index.ts';
import type { EditedKind } from '../../../engine/edit-session/edit-session.ts';
import type { Choices } from '../merge/menu-conflict.ts';
import { mergeMenus } from '../merge/merge-menus.ts';
import { countOf, diffMenus } from '../publish/diff-menus.ts';
import { opened, withStored } from './opened.ts';

/** A menu: as it is stored, and as it is edited. */
export type Groups = readonly MenuGroup[];

/** The menu as a thing under edit: all of its groups at once. */
export const MENU_KIND: EditedKind<Groups, Groups> = {
  unchanged: opened,
  isDirty: (base, value) => countOf(diffMenus(base, value)) > 0,
  onto: (value, from, to) => onto(value, from, to),
  isTyped: (path) => TEXTS.test(path),
};

/** A title, an identifier, an address elsewhere. */
const TEXTS = /\.(title|identifier|path)$/;

/** A menu that was edited on one base, on another; `choices`: whose version to take where both changed the same. */
export function onto(mine: Groups, base: Groups, theirs: Groups, choices?: Choices): Groups {
  return withStored(mergeMenus({ base, mine, theirs, ...(choices && { choices }) }).merged, theirs);
}
