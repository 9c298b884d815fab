import { type KeyboardEvent, useRef } from 'react';
import { find } from '../model/find.ts';
import type { CarryKey } from './carry/carrying.ts';
import type { useCarry } from './carry/use-carry.ts';
import type { TreeProps } from './menu-tree-props.ts';
import type { TreeRow } from './rows.ts';
import { meantBy, rangeOf, toggled } from './selection.ts';
import { Typeahead } from './typeahead.ts';
import type { Acts } from './use-acts.ts';
import { rowElement } from './use-row-focus.ts';
import type { TreeView } from './use-tree-view.ts';
import { type At, useWalk } from './use-walk.ts';

/**
 * The keys of the tree, as the ARIA practices have them for trees; more of them change the menu (see `keys-dialog.tsx`,
 * which lists them).
 */
export function useTreeKeys(props: TreeProps, view: TreeView, acts: Acts, carry: ReturnType<typeof useCarry>) {
  const typeahead = useRef<Typeahead>(undefined);
  const { selection, onSelectionChange, onOpen, groups } = props;
  const { open, focus, words } = view;
  const nameOf = (row: TreeRow): string => (row.kind === 'item' ? row.item.title : words.groupName(row.group));

  const walk = useWalk(props, view);
  const command = ({ row, event, rows }: At): boolean => {
    const { key, shiftKey } = event;
    const hasControl = event.ctrlKey || event.metaKey;
    const ids = row.kind === 'item' ? meantBy(selection, row.id) : [];
    const letter = key.toLowerCase();
    if (hasControl && letter === 'a') onSelectionChange(rangeOf(rows, rows[0]?.id ?? '', rows.at(-1)?.id ?? ''));
    else if (hasControl && letter === 'x') acts.cut(ids);
    else if (hasControl && letter === 'v') acts.paste(row.id, false);
    else if (hasControl && key === ' ' && row.kind === 'item') onSelectionChange(toggled(selection, row.id));
    else if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) openMenu(row.id);
    else if (hasControl) return false;
    else if (key === 'F2') acts.rename(row.id);
    else if (key === 'Delete' || key === 'Backspace') acts.remove(ids);
    else if (key === 'Enter' && row.kind === 'item') onOpen(row.id, true);
    else if (key === 'Enter' || (key === ' ' && row.kind === 'group')) open.toggle(row.id);
    else if (key === ' ') carry.take(ids);
    else if (key === '*') open.openAll();
    else if (key === 'Escape') return letGo();
    else return false;
    return true;
  };
  const openMenu = (id: string): void => {
    const row = rowElement(view.list.current, id);
    const menuAnchor = row?.querySelector<HTMLElement>('[data-menu-button]') ?? row;
    if (menuAnchor) view.setMenu({ id, anchor: menuAnchor });
  };
  const letGo = (): boolean => {
    if (view.cut.size > 0) view.setCut(new Set());
    else if (selection.size > 0) onSelectionChange(new Set());
    else return false;
    view.setChoosing(false);
    return true;
  };
  const press = (at: At): boolean => {
    const { event, row, rows, index } = at;
    const { key } = event;
    if (event.altKey) {
      if (!key.startsWith('Arrow') || !find(groups, row.id)) return false;
      acts.stepBy(meantBy(selection, row.id), key as CarryKey);
      return true;
    }
    typeahead.current ??= new Typeahead();
    const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey && key !== '*';
    if (isLetter && (key !== ' ' || typeahead.current.isTyping(event.timeStamp))) {
      const id = typeahead.current.find(rows, index, key, event.timeStamp, nameOf);
      if (id !== undefined) focus.go(id);
      // A space that no title has there is the key that picks up; the keys of the page, as `/`, go on to it.
      if (id !== undefined || /[\p{L}\p{N}]/u.test(key)) return true;
    }
    return event.ctrlKey || event.metaKey ? command(at) : command(at) || walk(at);
  };
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-row]')) return;
    const rows = open.rows;
    const index = rows.findIndex(({ id }) => id === focus.active);
    const row = rows[index];
    // While something is dragged the keys are the drag's: Escape lets it go.
    if (!row || event.defaultPrevented || view.dragged.size > 0) return;
    if (!carry.press(event) && !press({ row, index, rows, event })) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
