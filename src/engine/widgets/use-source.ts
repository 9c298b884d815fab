import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Source } from '../../contract/entity.ts';
import type { Option } from '../../ui/option.ts';
import { useNames } from '../names.ts';
import { useDelayed } from '../use-delayed.ts';
import { textAt, valueAt } from '../values.ts';

/** The choices of a relation: rows of a list operation, as options and by their value. */
export interface SourceChoices {
  options: readonly Option[];
  row(value: string): object | undefined;
  isLoading: boolean;
  isFailed: boolean;
  /** Set where the service searches; otherwise the options are all there are. */
  search: ((text: string) => void) | undefined;
}

/** How long the writing must pause before the service is asked, in milliseconds. */
const PAUSE = 200;

/** Reads a relation's choices, searching in the service where it can. */
export function useSource(source: Source, names: { value: string; text: string }): SourceChoices {
  const [text, setText] = useState('');
  const search = useDelayed(text, PAUSE);
  const { data, isFetching, isError } = useQuery({
    ...source.read(search),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const name = useNames();
  return useMemo(() => {
    const rows = rowsOf(data);
    const byValue = new Map(rows.map((row) => [textAt(row, names.value), row]));
    return {
      options: [...byValue].map(([value, row]) => ({ value, label: name(valueAt(row, names.text)) || value })),
      row: (value) => byValue.get(value),
      isLoading: isFetching,
      isFailed: isError,
      search: source.searches ? setText : undefined,
    };
  }, [data, isFetching, isError, names.value, names.text, source.searches, name]);
}

function rowsOf(data: { items: readonly object[] } | readonly object[] | undefined): readonly object[] {
  if (data === undefined) return [];
  return 'items' in data ? data.items : data;
}
