import type { MenuItem } from '../../../../generated/model/index.ts';
import { isEqual } from '../../../engine/values/values.ts';
import { OWN_PROPERTIES } from '../publish/diff-menus.ts';
import type { Settle } from './menu-conflict.ts';
import type { ThreeMenus } from './three-menus.ts';

/**
 * An item without those under it, each property from the side that changed it. An item that only one side has is as
 * that side has it.
 */
export function mergeItem({ base, mine, theirs }: ThreeMenus, id: string, settle: Settle): MenuItem | undefined {
  const [was, my, their] = [base.get(id), mine.get(id), theirs.get(id)];
  if (!my || !their) return my?.item ?? their?.item;
  const merged: MenuItem = { ...their.item };
  for (const property of ['title', ...OWN_PROPERTIES] as const) {
    const [before, now, stored] = [was?.item[property], my.item[property], their.item[property]];
    if (isEqual(now, stored) || isEqual(now, before)) continue;
    const isConflict = !isEqual(stored, before);
    const key = `${id} ${property}`;
    const side = isConflict ? settle({ kind: 'value', key, property, before: was, mine: my, theirs: their }) : 'mine';
    if (side === 'mine') Object.assign(merged, { [property]: now });
  }
  return merged;
}
