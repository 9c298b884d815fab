import { useEffect } from 'react';
import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import { useUndoOffer } from '../../../engine/edit-session/use-undo-offer.ts';
import { toast } from '../../../ui/toast-queue.ts';
import type { MoveRefusal } from '../model/move.ts';
import type { TreeProps } from './menu-tree-props.ts';
import type { TreeView } from './use-tree-view.ts';

/** How the menu is changed, and how it is said that it is not. */
export function useChange({ groups, session, undoRedo }: TreeProps, { words, focus: { keep } }: TreeView) {
  // Whatever changes the menu, undoing it too, the focus stays with its row.
  useEffect(() => session.subscribe(keep), [session, keep]);
  /**
   * Changes of the same key, one right after the other, are one step of undoing: an item that was made and then named.
   */
  const change = (next: readonly MenuGroup[], key?: string): void => session.edit(() => next, key);
  const offerUndo = useUndoOffer(session, undoRedo.undo);
  /** Says why something cannot be done, if so. */
  const isRefused = (refusal: MoveRefusal | undefined, menu = groups): boolean => {
    if (refusal) toast('warning', words.why(menu, refusal));
    return refusal !== undefined;
  };
  return { change, offerUndo, isRefused };
}
