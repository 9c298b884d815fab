import { useCallback, useMemo, useState } from 'react';
import { useActiveSite } from '../active-site.ts';

/** Keeps a tab to its site: see {@link useSiteCheck}. */
export interface SiteCheck {
  /**
   * Whether a change must not be sent, because another tab has selected another site since; it is said from then on.
   */
  refuses(): boolean;
  /** Whether a change was refused, and still would be. */
  isRefused: boolean;
}

/**
 * A tab is bound to its site. Once the user has selected another one elsewhere, nothing is changed here until they say
 * that they mean it.
 */
export function useSiteCheck(): SiteCheck {
  const { movedTo } = useActiveSite();
  const [refusedFor, setRefusedFor] = useState<string>();
  const refuses = useCallback(() => {
    setRefusedFor(movedTo);
    return movedTo !== undefined;
  }, [movedTo]);
  const isRefused = movedTo !== undefined && movedTo === refusedFor;
  return useMemo(() => ({ refuses, isRefused }), [refuses, isRefused]);
}
