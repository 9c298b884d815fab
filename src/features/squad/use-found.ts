import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useDebounced } from '../../engine/loading/use-debounced.ts';

/** How long the writing must pause before the service is asked, in milliseconds. */
const PAUSE = 200;
/** How many people are asked for at first, and more each time; the contract gives at most 100 at once. */
const FEW = 25;
const MOST = 100;

/** What is searched for, as the service is asked. */
export interface Search {
  text: string;
  write(text: string): void;
  /** What has been written, once the writing rests, without blanks around it. */
  settled: string;
  pageSize: number;
  showMore(): void;
}

/** What was found. */
export interface Found {
  text: string;
  write(text: string): void;
  /** Nothing has come yet. */
  isLoading: boolean;
  /** What is shown answers what was written before. */
  isBehind: boolean;
  error: unknown;
  total: number;
  retry(): void;
  /** Shows more of them; undefined when all are shown, or more than one wants to read. */
  showMore: (() => void) | undefined;
}

/** Keeps what is written into a search; who is shown starts from the first again with each new word. */
export function useSearch(): Search {
  const [text, setText] = useState('');
  const [pageSize, setPageSize] = useState(FEW);
  const settled = useDebounced(text, PAUSE).trim();
  const write = useCallback((next: string) => {
    setText(next);
    setPageSize(FEW);
  }, []);
  const showMore = useCallback(() => setPageSize((size) => Math.min(size + FEW, MOST)), []);
  return { text, write, settled, pageSize, showMore };
}

/** How a search is asked for: what was found before stays until the next answer. */
export const SEARCHING = { placeholderData: keepPreviousData, staleTime: 30_000 } as const;

/** The answer to a search, with the way to write another. */
export function foundOf(
  search: Search,
  { data, error, isPending, isPlaceholderData, refetch }: UseQueryResult<{ total: number }>,
): Found {
  const { text, write, settled, pageSize, showMore } = search;
  return {
    text,
    write,
    isLoading: isPending,
    isBehind: isPlaceholderData || text.trim() !== settled,
    error: error ?? undefined,
    total: data?.total ?? 0,
    retry: () => void refetch(),
    showMore: pageSize < MOST ? showMore : undefined,
  };
}
