import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceStarted } from './starting-again.ts';

const answer = (status: number, retryAfter?: string) => ({
  status,
  headers: new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
});
const starting = answer(503, '1');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('makes a call again until the service has started, and says as long as any call waits that it does', async () => {
  const onWaiting = vi.fn();
  const call = vi.fn().mockResolvedValueOnce(starting).mockResolvedValueOnce(starting).mockResolvedValue(answer(200));
  const other = vi.fn().mockResolvedValueOnce(answer(503, '2')).mockResolvedValue(answer(200));
  const both = Promise.all([onceStarted(call, undefined, onWaiting), onceStarted(other, undefined, onWaiting)]);
  await vi.advanceTimersByTimeAsync(999);
  expect(call).toHaveBeenCalledTimes(1);
  expect(onWaiting.mock.calls).toEqual([[true], [true]]);
  await vi.advanceTimersByTimeAsync(1001);
  expect(await both).toEqual([answer(200), answer(200)]);
  expect([call.mock.calls.length, other.mock.calls.length]).toEqual([3, 2]);
  expect(onWaiting.mock.calls.at(-1)).toEqual([false]);
});

it('gives the refusal back when the service stays away', async () => {
  const call = vi.fn().mockResolvedValue(starting);
  const reply = onceStarted(call, undefined);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await reply).toBe(starting);
  expect(call).toHaveBeenCalledTimes(16);
});

it.each([answer(503), answer(503, 'soon'), answer(503, '60'), answer(500, '1'), answer(429, '1'), answer(507, '1')])(
  'does not wait for %o',
  async (reply) => {
    const call = vi.fn().mockResolvedValue(reply);
    expect(await onceStarted(call, undefined)).toBe(reply);
    expect(call).toHaveBeenCalledTimes(1);
  },
);

it('waits no more for a call that is given up', async () => {
  const onWaiting = vi.fn();
  const given = new AbortController();
  const call = vi.fn().mockResolvedValue(starting);
  const reply = expect(onceStarted(call, given.signal, onWaiting)).rejects.toMatchObject({ kind: 'aborted' });
  await vi.advanceTimersByTimeAsync(500);
  given.abort();
  await reply;
  expect(onWaiting.mock.calls).toEqual([[true], [false]]);
  expect(call).toHaveBeenCalledTimes(1);
});
