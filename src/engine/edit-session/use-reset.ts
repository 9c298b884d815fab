import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_TITLE } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast-queue.ts';
import type { Editing } from '../editor/use-editing.ts';
import type { Saving } from '../editor/use-saving.ts';

/**
 * Takes all changes back and says so. The bar that was pressed goes with them, so the focus returns to where it was in the form; to the page's heading where
 * it was nowhere.
 */
export function useReset(formId: string, { reset, step }: Editing, { forget }: Saving): () => void {
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
    forget();
    toast('info', t('messages.changesReset'), { label: t('history.undo'), onPress: () => void step('undo') });
    requestAnimationFrame(() => {
      const field = last.current === undefined ? null : document.getElementById(last.current);
      (field ?? document.getElementById(PAGE_TITLE))?.focus({ preventScroll: true });
    });
  }, [reset, step, forget, t]);
}
