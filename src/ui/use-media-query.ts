import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Where a table would hide most of its columns, its rows are cards. */
export const NARROW = '(max-width: 1000px)';

/** Whether a media query matches now; false where the environment has no media queries. */
export function useMediaQuery(query: string): boolean {
  // To ask anew costs as much as to draw ten fields; a list that is kept answers at once.
  const list = useMemo(() => window.matchMedia?.(query), [query]);
  const subscribe = useCallback(
    (notify: () => void) => {
      list?.addEventListener('change', notify);
      return () => list?.removeEventListener('change', notify);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list?.matches ?? false);
}
