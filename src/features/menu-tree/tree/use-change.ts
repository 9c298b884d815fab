import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import { toast } from '../../../ui/toast-queue.ts';
import type { MoveRefusal } from '../model/move.ts';
import type { MenuTreeProps } from './menu-tree-props.ts';
import type { TreeView } from './use-tree-view.ts';

/** How the menu is changed, and how it is said that it is not. */
export function useChange({ groups, onChange, steps }: MenuTreeProps, { words, focus }: TreeView) {
  const { t } = useTranslation();
  const takeOfferBack = useRef<() => void>(undefined);
  const change = (next: readonly MenuGroup[], step?: string): void => {
    takeOfferBack.current?.();
    focus.keep();
    onChange(next, step);
  };
  /** Tells what was done and offers to undo it, until something else is done. */
  const offerUndo = (text: string): void => {
    takeOfferBack.current = toast('info', text, steps && { label: t('menu.tree.undo'), onPress: steps.undo });
  };
  /** Says why something cannot be done, if so. */
  const isRefused = (refusal: MoveRefusal | undefined, menu = groups): boolean => {
    if (refusal) toast('warning', words.why(menu, refusal));
    return refusal !== undefined;
  };
  return { change, offerUndo, isRefused };
}
