import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from './toast-queue.ts';

/** Tells what was just taken away, with a button that brings it back; the offer goes when the component that made it goes. */
export function useUndo(): (text: string, undo: () => void) => void {
  const { t } = useTranslation();
  const dismiss = useRef<() => void>(undefined);
  useEffect(() => () => dismiss.current?.(), []);
  return useCallback(
    (text: string, undo: () => void) => {
      dismiss.current?.();
      dismiss.current = toast('info', text, { label: t('ui.rows.undo'), onPress: undo });
    },
    [t],
  );
}
