import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** The minute that it is, counted since 1970: what says how long ago something was is drawn again with each. */
export const useMinute = (): number => useSyncExternalStore(everyMinute, minute);

const minute = (): number => Math.floor(Date.now() / MINUTE_MS);

function everyMinute(notify: () => void): () => void {
  const timer = setInterval(notify, MINUTE_MS);
  return () => clearInterval(timer);
}
