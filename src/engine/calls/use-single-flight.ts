import { useCallback, useRef, useState } from 'react';

/** Work that must not begin again while it goes on, such as a save. */
export interface SingleFlight {
  /** Whether it goes on, to be shown. */
  isUnderWay: boolean;
  /** Whether it may begin, known at once: a second press comes before the page is drawn anew. */
  isFree(): boolean;
  /** Does the work. Whatever becomes of it, the next may begin then. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** One piece of work at a time: who begins it asks first whether it is free. */
export function useSingleFlight(): SingleFlight {
  const isRunning = useRef(false);
  const [isUnderWay, setUnderWay] = useState(false);
  const isFree = useCallback(() => !isRunning.current, []);
  const alone = useCallback(async <Result>(work: () => Promise<Result>): Promise<Result> => {
    isRunning.current = true;
    setUnderWay(true);
    try {
      return await work();
    } finally {
      isRunning.current = false;
      setUnderWay(false);
    }
  }, []);
  return { isUnderWay, isFree, alone };
}
