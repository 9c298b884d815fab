import { useTranslation } from 'react-i18next';
import { addItem, addRefusal, changeItem, freeIdentifier, newItem, removeItems, removeRefusal } from '../model/edit.ts';
import { find, topmost } from '../model/find.ts';
import { putMoreLast } from '../model/more.ts';
import { type Place, takeRefusal } from '../model/move.ts';
import type { TreeProps } from './menu-tree-props.ts';
import { placeAt } from './place-at.ts';
import type { useChange } from './use-change.ts';
import { NONE, type TreeView } from './use-tree-view.ts';

/** Making, naming and removing items. */
export function useItemActs(
  { groups, changed, onSelectionChange }: TreeProps,
  view: TreeView,
  { change, offerUndo, isRefused }: ReturnType<typeof useChange>,
) {
  const { t } = useTranslation();
  const { words, focus, say, open } = view;

  const remove = (ids: readonly string[]): void => {
    const tops = topmost(groups, ids).map(({ item }) => item.id);
    if (tops.length === 0 || isRefused(removeRefusal(groups, tops))) return;
    change(removeItems(groups, tops));
    onSelectionChange(NONE);
    offerUndo(t('menu.tree.removed', { name: words.namesOf(groups, tops) }));
  };
  /** Makes an item at a place and lets one write its title. */
  const add = (place: Place): void => {
    const item = newItem(groups, { title: t('menu.tree.newItem') });
    if (isRefused(addRefusal(groups, item, place))) return;
    const next = addItem(groups, item, place);
    change(next, stepOf(item.id));
    onSelectionChange(new Set([item.id]));
    open.reveal(item.id, next);
    focus.go(item.id, false);
    view.setRenaming(item.id);
  };
  /** Makes an item after the one that the keyboard is at, or at the end of the group. */
  const addHere = (): void => {
    const place = placeAt(groups, focus.active ?? '', false);
    if (place) add(place);
  };
  const rename = (id: string): void => {
    if (!find(groups, id) || isRefused(takeRefusal(groups, [id]))) return;
    focus.go(id, false);
    view.setRenaming(id);
  };
  /** Ends the writing of a title; without one it stays as it was. What is new takes its identifier from it. */
  const settleName = (id: string, title: string | undefined, hasFocus: boolean): void => {
    const item = find(groups, id)?.item;
    view.setRenaming(undefined);
    if (hasFocus) focus.go(id);
    if (!item || title === undefined || title === item.title) return;
    const others = removeItems(groups, [id]);
    const follows = changed.get(id) === 'new' && item.identifier === freeIdentifier(others, item.title);
    const identifier = follows ? freeIdentifier(others, title) : item.identifier;
    change(putMoreLast(changeItem(groups, id, { title, identifier })), stepOf(id));
    say(t('menu.tree.renamed', { before: item.title, name: title }));
  };
  return { remove, add, addHere, rename, settleName };
}

/** Making an item and naming it are one step of undoing. */
const stepOf = (id: string): string => `name ${id}`;
