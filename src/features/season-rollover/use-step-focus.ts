import { type RefObject, useEffect, useRef } from 'react';

/** For the `ref` of what frames the steps of a page. A step that goes takes the focus with it: it moves on to what comes in its place. */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) frame.current?.focus();
    before.current = step;
  }, [step]);
  return frame;
}
