import type { MenuGroup } from '../../../../generated/model/index.ts';
import type { Side } from '../../../engine/merge/conflict.ts';
import { isEqual } from '../../../engine/values/values.ts';
import { GROUP_PROPERTIES, isSameGroup } from '../publish/diff-menus.ts';
import { GROUP_NAMES, type GroupName, groupNamed } from '../publish/menu-places.ts';
import type { Settle } from './menu-conflict.ts';

/**
 * The groups of a merged menu, still with the items of one side; and whose way goes for those that somebody removed
 * while the user changed them.
 */
export interface MergedGroups {
  groups: readonly MenuGroup[];
  sides: ReadonlyMap<GroupName, Side>;
}

/** Merges what groups are: those that both have property by property, with the version of what is stored now. */
export function mergeGroups(
  base: readonly MenuGroup[],
  mine: readonly MenuGroup[],
  theirs: readonly MenuGroup[],
  settle: Settle,
): MergedGroups {
  const sides = new Map<GroupName, Side>();
  const groups = GROUP_NAMES.flatMap((name): MenuGroup[] => {
    const [was, my, their] = [base, mine, theirs].map((menu) => groupNamed(menu, name));
    if (their) return [my ? mergeGroup(was, my, their, settle) : their];
    if (!my) return [];
    if (!was) return [my];
    const values = { before: was, mine: my, theirs: undefined };
    const side = isSameGroup(was, my)
      ? 'theirs'
      : settle({ kind: 'group', key: `group ${name}`, name, property: undefined, ...values });
    sides.set(name, side);
    return side === 'mine' ? [my] : [];
  });
  return { groups, sides };
}

function mergeGroup(was: MenuGroup | undefined, my: MenuGroup, their: MenuGroup, settle: Settle): MenuGroup {
  const merged: MenuGroup = { ...their };
  const name = their.identifier;
  for (const property of GROUP_PROPERTIES) {
    const [before, mine, theirs] = [was?.[property], my[property], their[property]];
    if (isEqual(mine, theirs) || isEqual(mine, before)) continue;
    const isConflict = was !== undefined && !isEqual(theirs, before);
    const conflict = { kind: 'group', key: `group ${name} ${property}`, name, property, before, mine, theirs } as const;
    if (!isConflict || settle(conflict) === 'mine') Object.assign(merged, { [property]: mine });
  }
  return merged;
}
