import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { GivenParameters, Read, Source } from '../../contract/source.ts';
import { textAt } from '../values/values.ts';

/** Things that were read one by one. */
export interface RowsById {
  /** Those that were found. */
  rows: readonly object[];
  isLoading: boolean;
}

/**
 * Reads things of a source that are known by their property `by` alone, because its list does not show them; where the
 * contract has no operation for that, by searching for the identifier. What the service does not have is left out.
 */
export function useRowsById(source: Source, by: string, ids: readonly string[], given: GivenParameters = {}): RowsById {
  const { one, searches, read } = source;
  const reads = ids.flatMap((id): Read<object | null>[] => {
    if (one?.by === by) return [one.read(id)];
    return searches ? [found(read(id, given), by, id)] : [];
  });
  return useQueries({
    // An editor may read the same: a body must stay the object that its version hangs on.
    queries: reads.map((read) => ({ ...read, staleTime: 60_000, structuralSharing: false })),
    combine,
  });
}

/** The one row of a list that has an identifier. */
function found(list: ReturnType<Source['read']>, by: string, id: string): Read<object | null> {
  return {
    queryKey: ofRow(list.queryKey, id),
    queryFn: async (context) => {
      const answer = await list.queryFn(context);
      const rows = 'items' in answer ? answer.items : answer;
      return rows.find((row) => textAt(row, by) === id) ?? null;
    },
  };
}

function combine(results: UseQueryResult<object | null>[]): RowsById {
  return {
    rows: results.flatMap(({ data }) => data ?? []),
    isLoading: results.some(({ isLoading }) => isLoading),
  };
}

/** Whether a property holds what nobody can read: an identifier, unlike a code. */
export function isOpaque(property: string): boolean {
  return /(uuid|id)$/i.test(property);
}

/** What one row of a list is kept under, beside the list. */
const ofRow = (key: readonly unknown[], id: string): readonly unknown[] => [...key, 'by', id];
