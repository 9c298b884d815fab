import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { entity, row, send, setUp } from './sample-list.tsx';
import { usePrefetchRow } from './use-prefetch-row.ts';

setUp();

const rows: readonly object[] = [row(1), row(2)];
const [first = {}] = rows;

/** A list that is looked at, whose first row somebody rests on; then what becomes of the list. */
async function restOnTheFirst(then: { rows?: readonly object[]; isFetching?: boolean } = {}): Promise<string[]> {
  vi.useFakeTimers();
  const client = new QueryClient();
  const { result, rerender } = renderHook(
    (list: { rows: readonly object[]; isFetching: boolean }) => usePrefetchRow(entity, list.rows, list.isFetching),
    {
      initialProps: { rows, isFetching: false },
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  );
  result.current(first);
  rerender({ rows, isFetching: false, ...then });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  return send.mock.calls.map(([input]) => input as string);
}

it('fetches the row that somebody rests on, ahead of the click', async () => {
  expect(await restOnTheFirst()).toContainEqual(expect.stringContaining('id-1'));
});

it('asks for nothing while the list is read again: the row may be gone', async () => {
  expect(await restOnTheFirst({ isFetching: true })).toEqual([]);
});

it('asks for nothing once the row has left the list', async () => {
  expect(await restOnTheFirst({ rows: rows.slice(1) })).toEqual([]);
});
