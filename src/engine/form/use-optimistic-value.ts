import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../loading/after-paint.ts';

/** What the user can do between a change and the frame that shows it, and finds the form told. */
const NEXT = ['keydown', 'pointerdown', 'click'];

/** What forms are yet to be told, oldest first: of each control the last change. */
const untold = new Map<object, () => void>();
let callOff: (() => void) | undefined;

/** Tells forms at once what their controls show: for whoever needs to know what is edited right now. */
export function tellForms(): void {
  if (untold.size === 0) return;
  callOff?.();
  callOff = undefined;
  for (const event of NEXT) removeEventListener(event, tellForms, true);
  const changes = [...untold.values()];
  untold.clear();
  flushSync(() => {
    for (const tell of changes) tell();
  });
}

function tellLater(control: object, tell: () => void): void {
  untold.set(control, tell);
  if (callOff) return;
  callOff = afterPaint(tellForms);
  for (const event of NEXT) addEventListener(event, tellForms, true);
}

/**
 * A value as its control shows it, and what changes it: the control shows a change with the next frame, and the form, whose every section looks whether it
 * means something to it, is told when that frame is on screen, or before whatever the user does next.
 */
export function useShownFirst(value: unknown, onChange: (value: unknown) => void): [unknown, (value: unknown) => void] {
  const [shown, setShown] = useState<{ value: unknown }>();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const change = useCallback((next: unknown) => {
    setShown({ value: next });
    tellLater(latest, () => {
      setShown(undefined);
      latest.current(next);
    });
  }, []);
  return [shown ? shown.value : value, change];
}
