import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import { find } from '../model/find.ts';
import type { TreeRow } from './rows.ts';

/** Chooses one more item, or one less. */
export function toggled(selection: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set(selection.has(id) ? [...selection].filter((one) => one !== id) : [...selection, id]);
}

/** The items from one row to another, both included, in whichever direction; groups are passed over. */
export function rangeOf(rows: readonly TreeRow[], from: string, to: string): ReadonlySet<string> {
  const ends = [from, to].map((id) => rows.findIndex((row) => row.id === id)).filter((at) => at >= 0);
  const range = rows.slice(Math.min(...ends), Math.max(...ends) + 1);
  return new Set(range.flatMap((row) => (row.kind === 'item' ? [row.id] : [])));
}

/** What is done at a row is done to all that are chosen when it is one of them, else to it alone. */
export function meantBy(selection: ReadonlySet<string>, id: string): readonly string[] {
  return selection.has(id) ? [...selection] : [id];
}

/**
 * What is chosen and still in the menu: an undo, a reset or an older menu may have taken it away. The same object where
 * nothing is gone.
 */
export function stillChosen(selection: ReadonlySet<string>, groups: readonly MenuGroup[]): ReadonlySet<string> {
  const still = [...selection].filter((id) => find(groups, id));
  return still.length === selection.size ? selection : new Set(still);
}
