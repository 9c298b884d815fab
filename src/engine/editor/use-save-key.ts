import { useEffect } from 'react';

/** Ctrl+S (Cmd+S) submits a form when `canSave` says so; the browser's own dialog for saving pages never shows on an editor. */
export function useSaveKey(formId: string, canSave: () => boolean): void {
  useEffect(() => {
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
