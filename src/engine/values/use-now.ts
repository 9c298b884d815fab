import { useCallback, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** The clock, in milliseconds since 1970; another one with each minute, so that what says how long ago something was is drawn again. */
export function useNow(): () => number {
  const minute = useSyncExternalStore(everyMinute, minuteNow);
  return useCallback(() => Math.max(Date.now(), minute * MINUTE_MS), [minute]);
}

const minuteNow = (): number => Math.floor(Date.now() / MINUTE_MS);

function everyMinute(notify: () => void): () => void {
  const timer = setInterval(notify, MINUTE_MS);
  return () => clearInterval(timer);
}
