import { useCallback, useEffect, useRef } from 'react';
import { toast } from '../../ui/toast-queue.ts';

/** The one error toast of an editor: it stays until the next attempt, a reset, or until the editor is left. */
export function useFailureToast(): { complain(text: string): void; hush(): void } {
  const dismiss = useRef<() => void>(undefined);
  const hush = useCallback(() => {
    dismiss.current?.();
    dismiss.current = undefined;
  }, []);
  const complain = useCallback(
    (text: string) => {
      hush();
      dismiss.current = toast('error', text);
    },
    [hush],
  );
  useEffect(() => hush, [hush]);
  return { complain, hush };
}
