import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { textAt } from '../values/values.ts';
import { useFormScope } from './form-context.ts';

/**
 * The tags of these values as the service has them now, by value; those that it does not know are missing. `operation`
 * undefined asks for nothing.
 */
export function useKnownTags(operation: string | undefined, values: readonly string[]): ReadonlyMap<string, object> {
  const source = useFormScope().sources[operation ?? ''];
  const reads = source && values.length > 0 ? [source.read('', { [source.values ?? '']: values })] : [];
  const [data] = useQueries({
    queries: reads.map((read) => ({ ...read, placeholderData: keepPreviousData, staleTime: 60_000 })),
    combine: (results) => results.map((result) => result.data),
  });
  return useMemo(() => {
    const rows = data === undefined ? [] : 'items' in data ? data.items : data;
    return new Map(rows.map((row) => [textAt(row, 'value'), row]));
  }, [data]);
}
