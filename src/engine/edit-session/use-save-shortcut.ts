import { useLayoutEffect } from 'react';

/**
 * Ctrl+S (Cmd+S) submits a form when `canSave` says so; the browser's own dialog for saving pages never shows on an
 * editor.
 */
export function useSaveShortcut(formId: string, canSave: () => boolean): void {
  // Heard from the moment the form is seen: an effect that waits for an idle browser would let the first press go by.
  useLayoutEffect(() => {
    const save = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      const form = document.getElementById(formId);
      if (form instanceof HTMLFormElement && canSave()) form.requestSubmit();
    };
    addEventListener('keydown', save);
    return () => removeEventListener('keydown', save);
  }, [formId, canSave]);
}
