import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Page } from '../../contract/entity.ts';
import type { ListChange, ListState } from './use-list-state.ts';

/** The number of a list's last page; a page past it is left for it. */
export function useLastPage(
  { page, pageSize }: ListState,
  change: (change: ListChange, replace?: boolean) => void,
  { data, isPlaceholderData }: Pick<UseQueryResult<Page>, 'data' | 'isPlaceholderData'>,
  total = data?.total ?? 0,
): number {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const isPastEnd = data !== undefined && !isPlaceholderData && page > last;
  useEffect(() => {
    if (isPastEnd) change({ page: last }, true);
  }, [isPastEnd, last, change]);
  return last;
}

/** Turns a list's page by one; tells whether there is such a page. */
export function turnOf({ page }: ListState, last: number, change: (change: ListChange) => void) {
  return (by: -1 | 1): boolean => {
    const next = page + by;
    if (next < 1 || next > last) return false;
    change({ page: next });
    return true;
  };
}
