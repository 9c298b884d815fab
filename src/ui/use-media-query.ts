import { useCallback, useSyncExternalStore } from 'react';

/** Where a table would hide most of its columns, its rows are cards. */
export const NARROW = '(max-width: 1000px)';

/** Whether a media query matches now; false where the environment has no media queries. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', notify);
      return () => list?.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false);
}
