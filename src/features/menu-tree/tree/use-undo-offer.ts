import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import { toast } from '../../../ui/toast-queue.ts';

/**
 * Tells what was done and offers to undo it. With the next change of the menu, which may be that it is undone by a key, the offer is gone: it would undo
 * something else. Without `undo` it is told only.
 */
export function useUndoOffer(groups: readonly MenuGroup[], undo: (() => void) | undefined): (text: string) => void {
  const { t } = useTranslation();
  const offered = useRef<{ withdraw: () => void; isDone: boolean }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each change of the menu, the first one after an offer being what is offered to undo
  useEffect(() => {
    const { current } = offered;
    if (current?.isDone) {
      current.withdraw();
      offered.current = undefined;
    } else if (current) current.isDone = true;
  }, [groups]);
  // Nor is there anything to undo once the menu is left.
  useEffect(() => () => offered.current?.withdraw(), []);
  return useCallback(
    (text) => {
      const withdraw = toast('info', text, undo && { label: t('menu.tree.undo'), onPress: undo });
      offered.current = { withdraw, isDone: false };
    },
    [undo, t],
  );
}
