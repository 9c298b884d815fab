import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useProgressiveRender } from './use-progressive-render.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets a frame come on screen, and what waits for it be done. */
const paint = () => act(() => vi.advanceTimersByTimeAsync(40));

it('asks for the code of a later part only once what comes before it is on screen, and draws it when that has come', async () => {
  const code = Promise.withResolvers<void>();
  const fetchPart = vi.fn((part: number) => (part === 1 ? code.promise : undefined));
  const { result } = renderHook(() => useProgressiveRender(3, 1, fetchPart));
  expect([result.current, fetchPart.mock.calls]).toEqual([1, []]);
  await paint();
  expect([result.current, fetchPart.mock.calls]).toEqual([1, [[1]]]);
  await act(async () => code.resolve());
  expect(result.current).toBe(2);
  await paint();
  expect([result.current, fetchPart.mock.calls]).toEqual([3, [[1], [2]]]);
});

it('asks for nothing where the form is left before a frame came', async () => {
  const fetchPart = vi.fn(() => undefined);
  const { unmount } = renderHook(() => useProgressiveRender(2, 1, fetchPart));
  unmount();
  await paint();
  expect(fetchPart).not.toHaveBeenCalled();
});
