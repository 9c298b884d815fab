import { startTransition, useCallback, useEffect, useRef } from 'react';

/** The longest that the work waits for a frame, in milliseconds: a page in the background draws none. */
const LONGEST_WAIT = 100;

/** Has `work` done once the next frame is on screen; answers a function that calls it off. */
export function afterPaint(work: () => void): () => void {
  let painted: ReturnType<typeof setTimeout> | undefined;
  const callOff = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(painted);
    clearTimeout(limit);
  };
  const finish = (): void => {
    callOff();
    work();
  };
  const frame = requestAnimationFrame(() => {
    painted = setTimeout(finish);
  });
  const limit = setTimeout(finish, LONGEST_WAIT);
  return callOff;
}

/**
 * Answers a function that has `work` done as a transition once the next frame is on screen, however often it is called before: what a key shows comes before what
 * follows from it.
 */
export function useAfterPaint(work: () => void): () => void {
  const callOff = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      callOff.current?.();
      callOff.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    callOff.current ??= afterPaint(() => {
      callOff.current = undefined;
      startTransition(work);
    });
  }, [work]);
}
