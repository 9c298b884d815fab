import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { Source } from '../../contract/source.ts';

/** Things that were read one by one. */
export interface RowsById {
  /** Those that were found. */
  rows: readonly object[];
  isLoading: boolean;
}

/**
 * Reads things of a source that are known by their property `by` alone, because its list does not show them. Where the
 * contract has no operation for that nothing is read, and what the service does not have is left out.
 */
export function useRowsById({ one }: Source, by: string, ids: readonly string[]): RowsById {
  const reads = one?.by === by ? ids.map((id) => one.read(id)) : [];
  return useQueries({
    // An editor may read the same: a body must stay the object that its version hangs on.
    queries: reads.map((read) => ({ ...read, staleTime: 60_000, structuralSharing: false })),
    combine,
  });
}

function combine(results: UseQueryResult<object>[]): RowsById {
  return {
    rows: results.flatMap(({ data }) => data ?? []),
    isLoading: results.some(({ isLoading }) => isLoading),
  };
}

/** Whether a property holds what nobody can read: an identifier, unlike a code. */
export function isOpaque(property: string): boolean {
  return /(uuid|id)$/i.test(property);
}
