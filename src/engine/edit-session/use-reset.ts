import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_TITLE } from '../../ui/page-header.tsx';

/**
 * Takes all changes back and says so, with a way to undo it. The bar that was pressed goes with them, so the focus
 * returns to where it was in the form; to the page's heading where it was nowhere.
 */
export function useReset(formId: string, reset: () => void, offerUndo: (text: string) => void): () => void {
  const { t } = useTranslation();
  const last = useRef<string>(undefined);
  useEffect(() => {
    const form = document.getElementById(formId);
    const enter = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.id !== '') last.current = target.id;
    };
    form?.addEventListener('focusin', enter);
    return () => form?.removeEventListener('focusin', enter);
  }, [formId]);
  return useCallback(() => {
    reset();
    offerUndo(t('messages.changesReset'));
    requestAnimationFrame(() => {
      const field = last.current === undefined ? null : document.getElementById(last.current);
      (field ?? document.getElementById(PAGE_TITLE))?.focus({ preventScroll: true });
    });
  }, [reset, offerUndo, t]);
}
