import { startTransition, useCallback, useEffect, useRef } from 'react';

/** The longest that the work waits for a frame, in milliseconds: a page in the background draws none. */
const LONGEST_WAIT = 100;

/**
 * Answers a function that has `work` done as a transition once the next frame is on screen, however often it is called before: what a key shows comes before what
 * follows from it.
 */
export function useAfterPaint(work: () => void): () => void {
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  return useCallback(() => {
    if (cancel.current) return;
    let painted: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => {
      cancelAnimationFrame(frame);
      clearTimeout(painted);
      clearTimeout(limit);
      cancel.current = undefined;
    };
    const finish = (): void => {
      stop();
      startTransition(work);
    };
    const frame = requestAnimationFrame(() => {
      painted = setTimeout(finish);
    });
    const limit = setTimeout(finish, LONGEST_WAIT);
    cancel.current = stop;
  }, [work]);
}
