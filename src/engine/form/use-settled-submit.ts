import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { tellForms } from './use-optimistic-value.ts';

/**
 * What leaving a field does to its value, such as the scheme that a web address gets, is done before a form is submitted from within the field: by Enter or
 * Ctrl+S, which leave it where it is. The field keeps the focus.
 */
export function useSettledSubmit(formId: string): void {
  useEffect(() => {
    const settle = ({ target: form }: SubmitEvent): void => {
      if (!(form instanceof HTMLFormElement) || form.id !== formId) return;
      leaveField(form);
      // The form reads its values as soon as this is over.
      tellForms();
    };
    addEventListener('submit', settle, true);
    return () => removeEventListener('submit', settle, true);
  }, [formId]);
}

function leaveField(form: HTMLFormElement): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || !form.contains(field)) return;
  flushSync(() => field.blur());
  field.focus({ preventScroll: true });
}
