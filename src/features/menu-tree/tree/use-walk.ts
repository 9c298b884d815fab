import type { KeyboardEvent } from 'react';
import type { TreeProps } from './menu-tree-props.ts';
import type { TreeRow } from './rows.ts';
import { rangeOf } from './selection.ts';
import type { TreeView } from './use-tree-view.ts';

/** How many rows PageUp and PageDown pass. */
const PAGE = 10;

/** The row that has the focus, and what a key there is about. */
export interface At {
  row: TreeRow;
  index: number;
  rows: readonly TreeRow[];
  event: KeyboardEvent;
}

/**
 * Going from row to row by the keys that the ARIA practices name for trees, with Shift to choose on the way. Answers
 * whether a key was one of them.
 */
export function useWalk({ onSelectionChange }: TreeProps, view: TreeView): (at: At) => boolean {
  const { open, focus } = view;
  const goTo = ({ rows, event, row }: At, to: number): void => {
    const end = Math.min(Math.max(to, 0), rows.length - 1);
    const ahead = to > rows.indexOf(row) ? rows.slice(end) : rows.slice(0, end + 1).reverse();
    // The line that says that a group is empty is no stop; past the last one there is nothing but the row before it.
    const target =
      ahead.find(({ kind }) => kind !== 'empty') ?? rows.slice(0, end).findLast(({ kind }) => kind !== 'empty');
    if (!target) return;
    focus.go(target.id);
    if (!event.shiftKey) return;
    onSelectionChange(rangeOf(rows, view.rangeFrom(row.id), target.id));
  };
  return (at) => {
    const { row, index, rows, event } = at;
    const goals: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: rows.length - 1,
      PageDown: index + PAGE,
      PageUp: index - PAGE,
    };
    const goal = goals[event.key];
    const isOpen = row.kind === 'empty' ? undefined : row.isOpen;
    if (goal !== undefined) goTo(at, goal);
    else if (event.key === 'ArrowRight' && isOpen === false) open.open(row.id);
    else if (event.key === 'ArrowRight' && isOpen) goTo(at, index + 1);
    else if (event.key === 'ArrowLeft' && isOpen) open.toggle(row.id);
    else if (event.key === 'ArrowLeft' && row.kind === 'item') focus.go(row.parentId ?? row.group.id);
    else return event.key.startsWith('Arrow');
    if (!event.shiftKey) view.beginRange(undefined);
    return true;
  };
}
