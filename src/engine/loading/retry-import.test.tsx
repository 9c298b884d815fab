import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryImport } from './retry-import.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('fetches again, with growing pauses, until it is there', async () => {
  const fetch = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('there');
  const fetched = retryImport(fetch);
  await vi.advanceTimersByTimeAsync(900);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1900);
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(300);
  await expect(fetched).resolves.toBe('there');
});

it('gives up after half a minute, and says why', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const fetched = retryImport(fetch);
  fetched.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(31_000);
  await expect(fetched).rejects.toThrow('Failed to fetch');
  expect(fetch).toHaveBeenCalledTimes(6);
});
