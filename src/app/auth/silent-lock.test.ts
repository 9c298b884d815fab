import { locks } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { lockTimeoutMessage, withSilentLock } from './silent-lock.ts';

const limits = { waitMs: 5_000, tries: 1 };
const locked = <T>(work: () => Promise<T>, within = limits) => withSilentLock(work, within, locks);

it('lets one renewal run at a time', async () => {
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} starts`);
    await new Promise((resolve) => setTimeout(resolve, 10));
    order.push(`${name} ends`);
  };
  await Promise.all([locked(work('a')), locked(work('b'))]);
  expect(order).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

it('gives up after its tries', async () => {
  let release = () => {};
  const held = locked(
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  await expect(locked(async () => {}, { waitMs: 5, tries: 3 })).rejects.toThrow(lockTimeoutMessage);
  release();
  await held;
});

it('passes the failure of the work on, and is free again', async () => {
  await expect(locked(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await locked(async () => 'done')).toBe('done');
});

it('runs at once where the browser has no locks', async () => {
  expect(await withSilentLock(async () => 'done', limits, undefined)).toBe('done');
});
