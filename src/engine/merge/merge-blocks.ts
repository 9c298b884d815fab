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

/** A part of merged blocks: what stands there, or what each side has where both changed the same. */
export type MergedPart = { blocks: readonly unknown[] } | BlockClash;

/** Blocks that both sides changed, or at the same place of which both put others: somebody has to choose. */
export interface BlockClash {
  /** Which of the blocks before it begins at. */
  at: number;
  before: readonly unknown[];
  mine: readonly unknown[];
  theirs: readonly unknown[];
}

/** Changes of both sides that meet. */
interface Region {
  start: number;
  end: number;
  mine: BlockChange[];
  theirs: BlockChange[];
}

/** The blocks with the changes of both sides, in their order. */
export function mergeBlocks({ base, mine, theirs }: BlockVersions): MergedPart[] {
  const parts: MergedPart[] = [];
  let at = 0;
  for (const region of regionsOf(
    blockChanges(base, mine).flatMap(oneByOne),
    blockChanges(base, theirs).flatMap(oneByOne),
  )) {
    parts.push({ blocks: base.slice(at, region.start) }, mergedRegion(base, region));
    at = region.end;
  }
  return [...parts, { blocks: base.slice(at) }];
}

function regionsOf(mine: readonly BlockChange[], theirs: readonly BlockChange[]): Region[] {
  const regions: Region[] = [];
  const all = [
    ...mine.map((change) => ({ change, isMine: true })),
    ...theirs.map((change) => ({ change, isMine: false })),
  ];
  for (const { change, isMine } of all.sort((one, other) => one.change.start - other.change.start)) {
    let region = regions.at(-1);
    if (!region || ![...region.mine, ...region.theirs].some((one) => meets(one, change))) {
      region = { start: change.start, end: change.end, mine: [], theirs: [] };
      regions.push(region);
    }
    region.end = Math.max(region.end, change.end);
    (isMine ? region.mine : region.theirs).push(change);
  }
  return regions;
}

function mergedRegion(base: readonly unknown[], { start, end, mine, theirs }: Region): MergedPart {
  const changed = (changes: readonly BlockChange[]): unknown[] => {
    let at = start;
    const blocks = changes.flatMap((change) => {
      const kept = base.slice(at, change.start);
      at = change.end;
      return [...kept, ...change.blocks];
    });
    return [...blocks, ...base.slice(at, end)];
  };
  if (theirs.length === 0 || isSame(mine, theirs)) return { blocks: changed(mine) };
  if (mine.length === 0) return { blocks: changed(theirs) };
  return { at: start, before: base.slice(start, end), mine: changed(mine), theirs: changed(theirs) };
}

/** As many blocks in place of as many are each a change of its own: neighbours were changed, not moved. */
function oneByOne(change: BlockChange): BlockChange[] {
  const { start, end, blocks } = change;
  if (blocks.length !== end - start) return [change];
  return blocks.map((block, place) => ({ start: start + place, end: start + place + 1, blocks: [block] }));
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
