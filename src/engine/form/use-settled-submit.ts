import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/**
 * What leaving a field does to its value, such as the scheme that a web address gets, is done before a form is submitted from within the field: by Enter or
 * Ctrl+S, which leave it where it is. The field keeps the focus.
 */
export function useSettledSubmit(formId: string): void {
  useEffect(() => {
    const settle = ({ target: form }: SubmitEvent): void => {
      const field = document.activeElement;
      if (!(form instanceof HTMLFormElement) || form.id !== formId || !form.contains(field)) return;
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
      // The form reads its values as soon as this is over.
      flushSync(() => field.blur());
      field.focus({ preventScroll: true });
    };
    addEventListener('submit', settle, true);
    return () => removeEventListener('submit', settle, true);
  }, [formId]);
}
