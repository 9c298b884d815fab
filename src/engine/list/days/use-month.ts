import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { ShownEntity } from '../../../contract/entity.ts';
import { type ListState, listParameters } from '../use-list-state.ts';
import { stateOfMonth } from './months.ts';

/** How many pages of a month are read at most: more of them nobody reads day by day. */
const PAGES = 5;

/** The rows of a month. */
export interface Month {
  rows: readonly object[];
  /** How many rows the month has, which may be more than are read. */
  total: number;
  isPending: boolean;
  error: Error | null;
  refetch(): void;
}

/** Reads the rows of a month, those of another one stay meanwhile. */
export function useMonth(entity: ShownEntity, state: ListState, month: string): Month {
  const parameters = listParameters(entity.list, stateOfMonth(entity.list, state, month));
  const first = useQuery({ ...entity.readPage(parameters), placeholderData: keepPreviousData });
  const pages = Math.min(PAGES, Math.ceil((first.data?.total ?? 0) / 100));
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      entity.readPage({ ...parameters, page: index + 2 }),
    ),
  });
  return {
    rows: [first, ...others].flatMap(({ data }) => data?.items ?? []),
    total: first.data?.total ?? 0,
    isPending: first.isPending || first.isPlaceholderData || others.some((page) => page.isPending),
    error: [first, ...others].find(({ error }) => error)?.error ?? null,
    refetch: () => {
      for (const page of [first, ...others]) void page.refetch();
    },
  };
}
