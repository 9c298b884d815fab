import { useEffect, useEffectEvent } from 'react';
import { useActiveSite } from '../../engine/active-site.ts';
import { useKeptList } from './kept-list.ts';

/** How many sites are remembered, the active one among them. */
const MOST = 4;

/**
 * The sites that the user worked on before the active one in this browser, the last first: instance ids, of which some
 * may no longer be theirs. The active one is remembered from now on.
 */
export function useRecentSites(): readonly string[] {
  const { user, instanceId } = useActiveSite();
  const { values, write } = useKeptList(`touchline.sites/${encodeURIComponent(user)}`);
  const others = values.filter((one) => one !== instanceId);
  const remember = useEffectEvent(() => {
    if (values[0] !== instanceId) write([instanceId, ...others].slice(0, MOST));
  });
  // Once for each visit, whatever else is written: tabs on two sites would answer each other without end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit is another site
  useEffect(() => remember(), [instanceId]);
  return others;
}
