import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useActiveSite } from '../../engine/active-site.ts';
import { type KeptText, keepSeries, keptSeries } from './kept-series.ts';

/**
 * Keeps the chosen series for the session, and brings it back (`bring`) when the list is opened without one.
 * @returns whether a series is on its way back, so that nothing need be read without it
 */
export function useKeptSeries(kept: KeptText, series: string | undefined, bring: (series: string) => void): boolean {
  const { instanceId } = useActiveSite();
  const [awaited, setAwaited] = useState(() => (series === undefined ? keptSeries(kept, instanceId) : undefined));
  if (awaited !== undefined && series !== undefined) setAwaited(undefined);
  // Once: a second change of the address could still be on its way when the user takes the series out again.
  const isBrought = useRef(false);
  // With what is on screen: the page may be left in the next moment.
  useLayoutEffect(() => {
    if (awaited === undefined) keepSeries(kept, instanceId, series);
  }, [kept, instanceId, series, awaited]);
  useEffect(() => {
    if (awaited === undefined || series !== undefined || isBrought.current) return;
    isBrought.current = true;
    bring(awaited);
  }, [series, awaited, bring]);
  return awaited !== undefined && series === undefined;
}
