import type { MouseEvent } from 'react';
import type { TreeProps } from './menu-tree-props.ts';
import { placeAt } from './place-at.ts';
import { rangeOf, toggled } from './selection.ts';
import type { Acts } from './use-acts.ts';
import type { TreeView } from './use-tree-view.ts';

/** Presses on the rows and their controls. */
export function useTreePointer(props: TreeProps, view: TreeView, acts: Acts) {
  const { selection, onSelectionChange, onOpen, groups } = props;
  const { open, focus } = view;
  const choose = (id: string, event: MouseEvent): void => {
    if (event.shiftKey) {
      onSelectionChange(rangeOf(open.rows, view.rangeFrom(focus.active ?? id), id));
    } else {
      view.beginRange(id);
      const isOneMore = event.ctrlKey || event.metaKey || view.isChoosing;
      onSelectionChange(isOneMore ? toggled(selection, id) : new Set([id]));
      if (!isOneMore) onOpen(id, false);
    }
  };
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const { row, target } = pressed(event);
    if (!row || target?.closest('input')) return;
    const group = groups.find(({ id }) => id === row);
    const end = target?.closest('[data-add]') ? placeAt(groups, row, true) : undefined;
    if (end) {
      acts.add(end);
    } else if (target?.closest('[data-menu-button]')) {
      const button = target.closest<HTMLElement>('[data-menu-button]');
      if (button) view.setMenu({ id: row, anchor: button });
    } else {
      focus.go(row);
      if (group || target?.closest('[data-toggle]')) open.toggle(row);
      else choose(row, event);
    }
  };
  const onDoubleClick = (event: MouseEvent<HTMLElement>): void => {
    const { row, target } = pressed(event);
    if (row && target?.closest('[data-item]') && !target.closest('button, input, [data-toggle]')) acts.rename(row);
  };
  const onContextMenu = (event: MouseEvent<HTMLElement>): void => {
    const { row, target } = pressed(event);
    if (isTouch(event) && target?.closest('[data-handle]')) {
      event.preventDefault();
      return;
    }
    const button = target?.closest('[data-item]')?.querySelector<HTMLElement>('[data-menu-button]');
    if (!row || !button || target?.closest('input')) return;
    event.preventDefault();
    view.setMenu({ id: row, anchor: button });
  };
  return { onClick, onDoubleClick, onContextMenu };
}

/** Whether a finger did it: one that rests on a handle is about to drag. */
function isTouch({ nativeEvent }: MouseEvent): boolean {
  return 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
}

/** The row that was pressed, and the element within it. */
function pressed({ target }: MouseEvent): { row: string | undefined; target: Element | undefined } {
  const element = target instanceof Element ? target : undefined;
  return { row: element?.closest('[data-row]')?.getAttribute('data-row') ?? undefined, target: element };
}
