import { endOf, isMore } from '../../model/more.ts';
import type { Place } from '../../model/move.ts';
import type { GroupRow, ItemRow, TreeRow } from '../rows.ts';

/** Where the pointer is, and what it holds. */
export interface DragPointer {
  /** From the top of the tree, in rows. */
  y: number;
  /** How far it has moved to the right since it took the row, in levels. */
  levels: number;
  /** Level of the row that was taken. */
  from: number;
}

/** Where what is dragged would land. */
export interface DropTarget {
  place: Place;
  /** Between two rows, or in the row under the pointer. */
  kind: 'gap' | 'inside';
  /** The row that it is drawn on; for a gap the one below it, which may be one past the last. */
  row: number;
  /** The level at which it lands. */
  level: number;
}

/** The part of a row, from its top and its bottom, that means the gap there; between them the row itself is meant. */
const EDGE = 0.3;

/**
 * Where the pointer points to: the middle of a row puts what is dragged in it, its edges beside it; sideways one
 * chooses the level where there are several.
 */
export function targetAt(rows: readonly TreeRow[], pointer: DragPointer): DropTarget | undefined {
  const at = Math.min(Math.max(Math.floor(pointer.y), 0), rows.length - 1);
  const row = rows[at];
  if (!row) return undefined;
  const part = pointer.y - at;
  if (row.kind === 'empty') return { place: placeIn(row.group.id, null, 0), kind: 'inside', row: at, level: 1 };
  if (part < EDGE && (row.kind === 'item' || at > 0)) return gapAt(rows, at, pointer);
  if (part > 1 - EDGE && (row.kind === 'item' || (row.isOpen && row.group.children.length > 0))) {
    return gapAt(rows, at + 1, pointer);
  }
  return inside(row, at);
}

function inside(row: GroupRow | ItemRow, at: number): DropTarget {
  if (row.kind === 'item') {
    return {
      place: placeIn(row.group.id, row.id, row.item.children.length),
      kind: 'inside',
      row: at,
      level: row.level + 1,
    };
  }
  return { place: placeIn(row.id, null, endOf(row.group)), kind: 'inside', row: at, level: 1 };
}

/** The gap above row `gap`, at the level that is meant. */
function gapAt(rows: readonly TreeRow[], gap: number, { levels, from }: DragPointer): DropTarget | undefined {
  const above = rows[gap - 1];
  const below = rows[gap];
  if (!above) return undefined;
  if (above.kind !== 'item') return { place: placeIn(above.group.id, null, 0), kind: 'gap', row: gap, level: 1 };
  const least = below?.kind === 'item' ? below.level : 1;
  // Under the row above only by a clear move to the right: the middle of that row says the same with less care.
  const most = Math.max(least, above.level + (levels >= 1 && from + levels > above.level ? 1 : 0));
  const level = Math.min(Math.max(from + Math.round(levels), least), most);
  if (below?.kind === 'item' && below.level === level) {
    return { place: placeIn(below.group.id, below.parentId, below.index), kind: 'gap', row: gap, level };
  }
  if (level > above.level) {
    return { place: placeIn(above.group.id, above.id, above.item.children.length), kind: 'gap', row: gap, level };
  }
  const sibling = siblingAbove(rows, gap - 1, level);
  if (!sibling) return undefined;
  if (level === 1 && isMoreRow(sibling)) return beforeMore(rows, sibling);
  return { place: placeIn(sibling.group.id, sibling.parentId, sibling.index + 1), kind: 'gap', row: gap, level };
}

/** The row itself or the nearest above it that is of a level. */
function siblingAbove(rows: readonly TreeRow[], from: number, level: number): ItemRow | undefined {
  for (let at = from; at >= 0; at--) {
    const row = rows[at];
    if (row?.kind !== 'item') return undefined;
    if (row.level === level) return row;
  }
  return undefined;
}

/** Nothing stands after 'More' in main: the end is before it. */
function beforeMore(rows: readonly TreeRow[], more: ItemRow): DropTarget {
  const first = endOf(more.group);
  const id = more.group.children[first]?.id;
  const row = rows.findIndex((one) => one.id === id);
  return { place: placeIn(more.group.id, null, first), kind: 'gap', row, level: 1 };
}

const isMoreRow = ({ group, item }: ItemRow): boolean => group.identifier === 'main' && isMore(item);

const placeIn = (groupId: string, parentId: string | null, index: number): Place => ({ groupId, parentId, index });
