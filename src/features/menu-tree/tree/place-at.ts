import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import { find } from '../model/find.ts';
import type { Place } from '../model/move.ts';

/** The place after an item, or at the end in an item or group. */
export function placeAt(groups: readonly MenuGroup[], id: string, isInside: boolean): Place | undefined {
  const group = groups.find((one) => one.id === id);
  if (group) return { groupId: id, parentId: null, index: group.children.length };
  const found = find(groups, id);
  if (!found) return undefined;
  if (isInside) return { groupId: found.group.id, parentId: id, index: found.item.children.length };
  return { groupId: found.group.id, parentId: found.parent?.id ?? null, index: found.index + 1 };
}
