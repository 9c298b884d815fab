import type { Side } from '../../../engine/merge/conflict.ts';
import { changedNames, childrenOf, type Part, type Parts } from '../model/parts.ts';
import { otherSide, type Settle } from './layout-conflict.ts';

/** The three versions of a merge, taken apart. */
export interface Three {
  base: Parts;
  mine: Parts;
  theirs: Parts;
}

/**
 * The ids of what the merged layout has. What one side removed is gone, unless the other changed it or something in it: then somebody chooses.
 */
export function mergePresence(three: Three, settle: Settle): ReadonlySet<string> {
  const { base, mine, theirs } = three;
  const present = new Set<string>();
  for (const id of new Set([...theirs.keys(), ...mine.keys()]))
    if ((mine.has(id) && theirs.has(id)) || !base.has(id)) present.add(id);
  for (const side of ['mine', 'theirs'] as const) {
    for (const part of three[side].values()) {
      if (!isRemoved(three, side, part.id) || isUnderRemoved(three, side, part)) continue;
      if (!isTouched(three, side, part)) continue;
      const versions = { before: base.get(part.id), mine: mine.get(part.id), theirs: theirs.get(part.id) };
      if (settle({ kind: 'presence', key: `${part.id} presence`, ...versions }) === side)
        addWhole(three[side], part, present);
    }
  }
  for (const id of present) if (isOrphan(three, id, present)) present.delete(id);
  return present;
}

/** Whether a side has something that the other removed. */
const isRemoved = (three: Three, side: Side, id: string): boolean =>
  three.base.has(id) && !three[otherSide(side)].has(id);

function isUnderRemoved(three: Three, side: Side, { parentId }: Part): boolean {
  for (let at = parentId; at !== null; at = three[side].get(at)?.parentId ?? null)
    if (isRemoved(three, side, at)) return true;
  return false;
}

/** Whether a side changed a thing, its place, or anything in it. */
function isTouched(three: Three, side: Side, part: Part): boolean {
  const was = three.base.get(part.id);
  if (!was || was.parentId !== part.parentId || changedNames(was, part).length > 0) return true;
  return childrenOf(three[side], part.id).some((child) => isTouched(three, side, child));
}

function addWhole(parts: Parts, part: Part, present: Set<string>): void {
  present.add(part.id);
  for (const child of childrenOf(parts, part.id)) addWhole(parts, child, present);
}

/** Whether a slide's section is gone in every version that knows it, so that it has nowhere to stand. */
function isOrphan({ mine, theirs }: Three, id: string, present: ReadonlySet<string>): boolean {
  const parents = [mine, theirs].flatMap((parts) => {
    const part = parts.get(id);
    return part?.kind === 'slide' && part.parentId !== null ? [part.parentId] : [];
  });
  return parents.length > 0 && !parents.some((parent) => present.has(parent));
}
