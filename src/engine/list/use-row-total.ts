import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Page } from '../../contract/entity.ts';
import type { ListState } from './use-list-state.ts';

/** How many rows match; with `isLeast` at least so many, and nobody says how many more. */
export interface RowTotal {
  total: number;
  isLeast: boolean;
}

/**
 * How many rows a list has. Where the service does not count them, its end tells once it was seen, also for the pages before it; the page that stands just
 * before it is believed where it was read later.
 * @param scope says which search and filters the rows are of
 */
export function useRowTotal(
  { page, pageSize }: ListState,
  scope: string,
  { data, dataUpdatedAt, isPlaceholderData }: UseQueryResult<Page>,
): RowTotal {
  const [end, setEnd] = useState({ scope: '', total: 0, at: 0 });
  const { total = 0, isLeast = false } = data ?? {};
  const isEnd = data !== undefined && !isPlaceholderData && !isLeast && page > 1 && total <= page * pageSize;
  if (isEnd && (end.at !== dataUpdatedAt || end.scope !== scope)) setEnd({ scope, total, at: dataUpdatedAt });
  const isBefore = end.total > page * pageSize || end.at > dataUpdatedAt;
  const isKnown = isLeast && end.scope === scope && isBefore;
  return isKnown ? { total: end.total, isLeast: false } : { total, isLeast };
}
