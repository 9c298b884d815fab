import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCellWords } from './use-cell-text.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('says how long ago something was as time goes by, and is the same object in between', () => {
  const { result } = renderHook(() => useCellWords());
  const { current: first } = result;
  const ago = () => result.current.ago('2026-11-27T11:59:30Z');
  expect(ago()).toBe('this minute');
  act(() => void vi.advanceTimersByTime(30_000));
  expect(result.current).toBe(first);
  act(() => void vi.advanceTimersByTime(90_000));
  expect(ago()).toBe('2 min. ago');
  expect(result.current).not.toBe(first);
});
