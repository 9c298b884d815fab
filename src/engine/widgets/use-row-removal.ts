import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowFocus } from '../../ui/row-list.tsx';
import { useUndo } from '../../ui/use-undo.ts';

/**
 * Removes rows in a way that can be undone. The function that it gives takes the row's index and what removes it; the
 * focus moves on to the next row, and the row can be brought back at its place into whatever the list is then. Without
 * `put` there is no way back, and none is offered.
 */
export function useRowRemoval(
  readRows: () => readonly unknown[],
  focus: RowFocus,
  put: ((rows: unknown[]) => void) | undefined,
): (index: number, take: () => void) => void {
  const { t } = useTranslation();
  const offer = useUndo();
  const latest = useRef({ readRows, put });
  useEffect(() => {
    latest.current = { readRows, put };
  }, [readRows, put]);
  return useCallback(
    (index, take) => {
      const removed = latest.current.readRows()[index];
      focus.removing(index);
      take();
      if (!latest.current.put) return;
      offer(t('ui.rows.removed', { number: index + 1 }), () => {
        const { readRows: read, put: write } = latest.current;
        const now = read();
        // A reset has brought it back already.
        if (typeof removed === 'object' && now.includes(removed)) return;
        const at = Math.min(index, now.length);
        focus.adding(at);
        write?.([...now.slice(0, at), removed, ...now.slice(at)]);
      });
    },
    [focus, offer, t],
  );
}
