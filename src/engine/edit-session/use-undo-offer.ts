import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast-queue.ts';
import type { EditSession } from './edit-session.ts';

/**
 * Says what was just done and offers to undo it. The offer goes with the next change, which may be that it is undone by
 * a key: it would undo something else. It goes with the editor, too.
 */
export function useUndoOffer<Base extends object, Value extends object>(
  { subscribe, getValue }: EditSession<Base, Value>,
  undo: () => void,
): (text: string) => void {
  const { t } = useTranslation();
  const offered = useRef<{ value: Value; dismiss(): void }>(undefined);
  useEffect(() => {
    const withdraw = (): void => {
      offered.current?.dismiss();
      offered.current = undefined;
    };
    const unsubscribe = subscribe(() => {
      // Only what is stored may have changed.
      if (getValue() !== offered.current?.value) withdraw();
    });
    return () => {
      unsubscribe();
      withdraw();
    };
  }, [subscribe, getValue]);
  return useCallback(
    (text) => {
      const dismiss = toast('info', text, { label: t('history.undo'), onPress: undo });
      offered.current = { value: getValue(), dismiss };
    },
    [getValue, undo, t],
  );
}
