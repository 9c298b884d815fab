import { useEffect, useState } from 'react';

/**
 * How many whole seconds are left until a moment (ms since the epoch), counted down; 0 once it has come, or where there
 * is none.
 */
export function useSecondsUntil(moment: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  const left = moment === undefined ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return left;
}
