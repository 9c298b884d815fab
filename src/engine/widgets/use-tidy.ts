import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useTidiers } from './form-context.ts';

/** What is tidied once it is no longer written: see {@link useTidy}. */
export interface Tidying {
  /** Something was written into the field. */
  written(): void;
  /** The field was left. */
  left(): void;
}

/**
 * Tidies what was written into a field, such as the scheme that a web address gets: when the field is left, and before
 * a save from within it. Walking through a form changes nothing.
 */
export function useTidy(tidy: () => void): Tidying {
  const tidiers = useTidiers();
  const isWritten = useRef(false);
  const latest = useRef(tidy);
  useLayoutEffect(() => {
    latest.current = tidy;
  });
  const left = useCallback(() => {
    if (!isWritten.current) return;
    isWritten.current = false;
    latest.current();
  }, []);
  useEffect(() => {
    tidiers?.add(left);
    return () => {
      tidiers?.delete(left);
    };
  }, [tidiers, left]);
  const written = useCallback(() => {
    isWritten.current = true;
  }, []);
  return { written, left };
}
