import type { SiteLayout } from '../../../../generated/model/index.ts';
import { steady } from '../../../engine/merge/steady.ts';
import { byParent, changedNames, type Part, type Parts, partsOf } from './parts.ts';

/** How a thing of a layout differs from what is published. */
export type ChangeKind = 'new' | 'removed' | 'moved' | 'changed';

/** One thing that differs. */
export interface LayoutChange {
  id: string;
  kinds: readonly ChangeKind[];
  /** The thing as it is now, or as it was where it is gone. */
  part: Part;
  /** The properties that differ. */
  names: readonly string[];
}

/** What differs between two versions of a layout, from top to bottom; what stands in something new or gone is not told by itself. */
export function changesOf(before: SiteLayout, after: SiteLayout): LayoutChange[] {
  if (before === after) return [];
  const [was, is] = [partsOf(before), partsOf(after)];
  const moved = movedIn(was, is);
  const there = [...is.values()].flatMap((part): LayoutChange[] => {
    const former = was.get(part.id);
    if (!former) return isUnderOther(part, is, was) ? [] : [{ id: part.id, kinds: ['new'], part, names: [] }];
    const names = changedNames(former, part);
    const kinds: ChangeKind[] = [
      ...(moved.has(part.id) ? (['moved'] as const) : []),
      ...(names.length > 0 ? (['changed'] as const) : []),
    ];
    return kinds.length > 0 ? [{ id: part.id, kinds, part, names }] : [];
  });
  const gone = [...was.values()].filter((part) => !is.has(part.id) && !isUnderOther(part, was, is));
  return [...there, ...gone.map((part): LayoutChange => ({ id: part.id, kinds: ['removed'], part, names: [] }))];
}

/** Whether what a thing stands in is itself only in one version. */
const isUnderOther = ({ parentId }: Part, own: Parts, other: Parts): boolean =>
  parentId !== null && own.has(parentId) && !other.has(parentId);

/** The things that stand in something else than before, or in another order. */
function movedIn(was: Parts, is: Parts): ReadonlySet<string> {
  const moved = new Set<string>();
  for (const part of is.values()) {
    const before = was.get(part.id);
    if (before && before.parentId !== part.parentId) moved.add(part.id);
  }
  for (const [parentId, children] of byParent(is)) {
    const now = children.filter(({ id }) => was.get(id)?.parentId === parentId);
    const kept = steady(now.map(({ id }) => was.get(id)?.index ?? 0));
    for (const [position, { id }] of now.entries()) if (!kept.has(position)) moved.add(id);
  }
  return moved;
}
