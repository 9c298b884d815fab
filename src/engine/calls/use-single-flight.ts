import { useCallback, useRef, useState } from 'react';

/** Work that must not begin again while it goes on, such as a save. */
export interface SingleFlight {
  /** Whether it goes on, to be shown. */
  isUnderWay: boolean;
  /** Whether it may begin, known at once: a second press comes before the page is drawn again. */
  isFree(): boolean;
  /** Settles, whatever becomes of the work, once none is under way. */
  whenFree(): Promise<unknown>;
  /** Does the work. Whatever becomes of it, the next may begin then. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** One piece of work at a time: who begins it asks first whether it is free. */
export function useSingleFlight(): SingleFlight {
  const running = useRef<Promise<unknown>>(undefined);
  const [isUnderWay, setUnderWay] = useState(false);
  const isFree = useCallback(() => running.current === undefined, []);
  const whenFree = useCallback(async () => running.current?.catch(() => undefined), []);
  const alone = useCallback(async <Result>(work: () => Promise<Result>): Promise<Result> => {
    setUnderWay(true);
    const result = work();
    running.current = result;
    try {
      return await result;
    } finally {
      running.current = undefined;
      setUnderWay(false);
    }
  }, []);
  return { isUnderWay, isFree, whenFree, alone };
}
