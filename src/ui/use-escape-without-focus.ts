import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets Escape close a sheet while nothing has the focus: when what had it is gone, or for the moment in which the sheet is focused anew for screen readers. The
 * key reaches the page then, and not the sheet.
 * @returns the ref of the sheet's dialog; of several the one on top hears the key
 */
export function useEscapeWithoutFocus(onClose: () => void): RefObject<HTMLElement | null> {
  const dialog = useRef<HTMLElement>(null);
  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.target !== document.body || event.defaultPrevented) return;
      const onTop = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
      if (!dialog.current || onTop !== dialog.current) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  return dialog;
}
