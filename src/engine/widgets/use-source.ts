import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { foldText } from '../../../openapi/formats/text.ts';
import type { GivenParameters, Source } from '../../contract/source.ts';
import type { Option } from '../../ui/option.ts';
import { useRowNames } from '../entity/row-name.ts';
import { useDebounced } from '../loading/use-debounced.ts';
import { textAt, valueAt } from '../values/values.ts';

/** The choices of a relation: rows of a list operation, as options and by their value. */
export interface SourceChoices {
  options: readonly Option[];
  row(value: string): object | undefined;
  /** An answer is awaited: the first one, or the one to what has been written. */
  isLoading: boolean;
  isFailed: boolean;
  /** How many more the service has than `options`. */
  more: number;
  /** Asks once more. */
  retry(): void;
  /** Set where the service searches; otherwise the options are all there are. */
  search: ((text: string) => void) | undefined;
}

/** How long the writing must pause before the service is asked, in milliseconds. */
const PAUSE = 200;

/**
 * Reads a relation's choices, searching in the service where it can. Until its answer is there, what it gave before is
 * narrowed here: the list neither flickers nor offers what was not written. `given` are values of the form that it is
 * asked with. Nothing is asked while `isWanted` is false.
 */
export function useSource(
  source: Source,
  names: { value: string; text: string },
  given?: GivenParameters,
  isWanted = true,
): SourceChoices {
  const [text, setText] = useState('');
  const search = useDebounced(text, PAUSE);
  const { data, isFetching, isPlaceholderData, isError, refetch } = useQuery({
    ...source.read(search, given),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    enabled: isWanted,
  });
  const name = useRowNames();
  const isBehind = source.searches && (text !== search || isPlaceholderData);
  return useMemo(() => {
    const rows = rowsOf(data);
    const byValue = new Map(rows.map((row) => [textAt(row, names.value), row]));
    const options = [...byValue].map(([value, row]) => ({ value, label: name(row, names.text) || value }));
    const total = valueAt(data, 'total');
    return {
      options: isBehind ? options.filter(({ label }) => foldText(label).includes(foldText(text.trim()))) : options,
      row: (value) => byValue.get(value),
      isLoading: isFetching || isBehind,
      isFailed: isError,
      more: !isBehind && typeof total === 'number' ? Math.max(0, total - rows.length) : 0,
      retry: () => void refetch(),
      search: source.searches ? setText : undefined,
    };
  }, [data, isFetching, isError, isBehind, text, names.value, names.text, source.searches, name, refetch]);
}

function rowsOf(data: { items: readonly object[] } | readonly object[] | undefined): readonly object[] {
  if (data === undefined) return [];
  return 'items' in data ? data.items : data;
}
