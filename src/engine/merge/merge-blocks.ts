import { diffArrays } from 'diff/lib/diff/array.js';
import { isSame } from '../values/values.ts';

/** A run of blocks that one side put in place of others: those from `start` to `end` (not included) of what both began with. */
export interface BlockChange {
  start: number;
  end: number;
  blocks: readonly unknown[];
}

/** The blocks of a document, such as its paragraphs, as they were, as the user has them, and as they are stored. */
export interface BlockVersions {
  base: readonly unknown[];
  mine: readonly unknown[];
  theirs: readonly unknown[];
}

/**
 * The blocks with the changes of both sides. Undefined where both changed the same blocks, or put others at the same place:
 * then somebody has to choose.
 */
export function mergeBlocks({ base, mine, theirs }: BlockVersions): unknown[] | undefined {
  const [ours, others] = [blockChanges(base, mine), blockChanges(base, theirs)];
  if (ours.some((one) => others.some((other) => meets(one, other) && !isSame(one, other)))) return undefined;
  const both = [...ours, ...others.filter((other) => !ours.some((one) => isSame(one, other)))];
  const merged: unknown[] = [];
  let at = 0;
  for (const { start, end, blocks } of both.sort((one, other) => one.start - other.start)) {
    merged.push(...base.slice(at, start), ...blocks);
    at = end;
  }
  return [...merged, ...base.slice(at)];
}

/** Whether two changes are of the same blocks or at the same place; neighbours keep out of each other's way. */
function meets(one: BlockChange, other: BlockChange): boolean {
  return one.start === other.start || (one.start < other.end && other.start < one.end);
}

/** What has to be done to the blocks before to have those after, in their order. */
export function blockChanges(before: readonly unknown[], after: readonly unknown[]): BlockChange[] {
  const changes: BlockChange[] = [];
  let at = 0;
  for (const { value, added, removed, count = value.length } of diffArrays([...before], [...after], {
    comparator: isSame,
  })) {
    const last = changes.at(-1);
    const isNext = last !== undefined && last.end === at;
    if (added || removed) {
      const change = isNext ? last : { start: at, end: at, blocks: [] };
      if (!isNext) changes.push(change);
      if (removed) change.end += count;
      if (added) change.blocks = [...change.blocks, ...value];
    }
    if (!added) at += count;
    if (!added && !removed) changes.push({ start: at, end: at, blocks: [] });
  }
  return changes.filter(({ start, end, blocks }) => end > start || blocks.length > 0);
}
