import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useMediaQuery } from './use-media-query.ts';

/** A window that can be made narrow. */
class Medium extends EventTarget {
  matches = false;

  become(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('follows what matches, and asks the browser once', () => {
  const medium = new Medium();
  const matchMedia = vi.fn(() => medium);
  vi.stubGlobal('matchMedia', matchMedia);
  const { result, rerender } = renderHook(() => useMediaQuery('(max-width: 640px)'));
  expect(result.current).toBe(false);
  act(() => medium.become(true));
  expect(result.current).toBe(true);
  rerender();
  expect(matchMedia.mock.calls).toEqual([['(max-width: 640px)']]);
});

it('matches nothing where there are no media queries', () => {
  vi.stubGlobal('matchMedia', undefined);
  expect(renderHook(() => useMediaQuery('(max-width: 640px)')).result.current).toBe(false);
});
