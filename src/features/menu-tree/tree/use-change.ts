import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import { toast } from '../../../ui/toast-queue.ts';
import type { MoveRefusal } from '../model/move.ts';
import type { MenuTreeProps, UndoSteps } from './menu-tree-props.ts';
import type { TreeView } from './use-tree-view.ts';
import { useUndoOffer } from './use-undo-offer.ts';

/** How the menu is changed, and how it is said that it is not. */
export function useChange({ groups, onChange, steps: given }: MenuTreeProps, view: TreeView) {
  const { words, focus } = view;
  const steps = useSaidSteps(given, view);
  const change = (next: readonly MenuGroup[], step?: string): void => {
    focus.keep();
    onChange(next, step);
  };
  const offerUndo = useUndoOffer(groups, steps?.undo);
  /** Says why something cannot be done, if so. */
  const isRefused = (refusal: MoveRefusal | undefined, menu = groups): boolean => {
    if (refusal) toast('warning', words.why(menu, refusal));
    return refusal !== undefined;
  };
  return { change, offerUndo, isRefused, steps };
}

/** Undo and redo, which say so, whether a key or a button asks for it. */
function useSaidSteps(steps: UndoSteps | undefined, { focus: { keep }, say }: TreeView): UndoSteps | undefined {
  const { t } = useTranslation();
  return useMemo(() => {
    if (!steps) return undefined;
    const take = (direction: 'undo' | 'redo') => () => {
      keep();
      say(t(`menu.tree.${direction}Done`));
      steps[direction]();
    };
    return { can: steps.can, undo: take('undo'), redo: take('redo') };
  }, [steps, keep, say, t]);
}
