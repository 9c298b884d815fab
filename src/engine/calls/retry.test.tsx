import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../contract/api-error.ts';
import { retry } from './retry.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('tries nothing again that cannot pass, and stops waiting when it is given up', async () => {
  const refused = vi.fn(() => Promise.reject(new ApiError('http', 403, 'no')));
  await expect(retry(refused, new AbortController().signal, 2)).rejects.toThrow('no');
  expect(refused).toHaveBeenCalledOnce();
  const stop = new AbortController();
  const busy = retry(() => Promise.reject(new ApiError('http', 429, 'busy')), stop.signal, 0);
  busy.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1500);
  stop.abort();
  await expect(busy).rejects.toMatchObject({ kind: 'aborted' });
});

it('waits for as long as the service asks', async () => {
  const call = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new ApiError('http', 429, 'busy', [], undefined, { retryAt: Date.now() + 7000 }))
    .mockResolvedValue('done');
  const answer = retry(call, new AbortController().signal, 0);
  await vi.advanceTimersByTimeAsync(6900);
  expect(call).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(200);
  await expect(answer).resolves.toBe('done');
});

it('tells a refusal for too many requests apart when the work was stopped meanwhile: nothing was done, and nothing is asked again', async () => {
  const stop = new AbortController();
  const call = vi.fn(async () => {
    stop.abort();
    throw new ApiError('http', 429, 'busy');
  });
  await expect(retry(call, stop.signal, 3)).rejects.toMatchObject({ kind: 'aborted' });
  expect(call).toHaveBeenCalledOnce();
});

it.each(['network', 'provider', 'timeout'] as const)('tries again what got no answer (%s)', async (kind) => {
  const call = vi
    .fn()
    .mockRejectedValueOnce(new ApiError(kind, 0, 'no'))
    .mockResolvedValue('here');
  const answer = retry(call, new AbortController().signal, 1);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(answer).resolves.toBe('here');
});
