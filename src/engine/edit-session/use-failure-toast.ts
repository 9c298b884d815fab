import { useCallback, useEffect, useMemo, useRef } from 'react';
import { toast } from '../../ui/toast-queue.ts';

/**
 * What failed in an editor, as error toasts: they stay until the next attempt, a reset, or until the editor is left.
 */
export interface FailureToast {
  /** Shows one toast for each text, in place of those that are shown. */
  show(...texts: string[]): void;
  dismiss(): void;
}

/** See {@link FailureToast}. */
export function useFailureToast(): FailureToast {
  const shown = useRef<(() => void)[]>([]);
  const dismiss = useCallback(() => {
    for (const close of shown.current) close();
    shown.current = [];
  }, []);
  const show = useCallback(
    (...texts: string[]) => {
      dismiss();
      shown.current = texts.map((text) => toast('error', text));
    },
    [dismiss],
  );
  useEffect(() => dismiss, [dismiss]);
  return useMemo(() => ({ show, dismiss }), [show, dismiss]);
}
