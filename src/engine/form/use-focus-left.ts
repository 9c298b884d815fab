import { useEffect, useRef } from 'react';

/** How long after a control was left its value has settled, in milliseconds. */
const SETTLE = 250;

/** Calls `onLeft` shortly after the focus has left a control of a form. */
export function useFocusLeft(formId: string, onLeft: () => void): void {
  const latest = useRef(onLeft);
  useEffect(() => {
    latest.current = onLeft;
  }, [onLeft]);
  useEffect(() => {
    const form = document.getElementById(formId);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const left = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), SETTLE);
    };
    form?.addEventListener('focusout', left);
    return () => {
      clearTimeout(timer);
      form?.removeEventListener('focusout', left);
    };
  }, [formId]);
}
