import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseError } from './database-error.ts';
import type { Postmaster } from './postmaster.ts';
import { supervise } from './supervisor.ts';

type Sample = Postmaster & { end(): void };

let pids = 0;
let running: Sample[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  running = [];
});
afterEach(() => vi.useRealTimers());

/** A PostgreSQL that ends when it is asked to, or by itself. */
function sample(): Sample {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const stop = () => {
    end();
    return ended;
  };
  const postmaster = { pid: ++pids, ended, end, stop, abandon: end };
  running.push(postmaster);
  return postmaster;
}

async function endLast(): Promise<void> {
  running.at(-1)?.end();
  await vi.advanceTimersByTimeAsync(0);
}

const isOpen = Symbol();
const state = (failed: Promise<DatabaseError>) => Promise.race([failed, Promise.resolve(isOpen)]);

test('starts it again three times in a row, each with a sentence, and gives up at the fourth end', async () => {
  const onRestart = vi.fn<(sentence: string) => void>();
  const supervised = supervise(sample(), { start: async () => sample(), onRestart });
  for (const turn of [1, 2, 3]) {
    await endLast();
    expect(onRestart).toHaveBeenLastCalledWith(
      `The embedded database ended by itself and is started again (${turn} of 3).`,
    );
    expect(supervised.pid()).toBe(running.at(-1)?.pid);
    expect(await state(supervised.failed)).toBe(isOpen);
  }
  await endLast();
  expect(await state(supervised.failed)).toBeInstanceOf(DatabaseError);
  expect(running).toHaveLength(4);
});

test('one that ran long enough begins a new row', async () => {
  const supervised = supervise(sample(), { start: async () => sample(), onRestart: () => undefined, steadyMs: 1000 });
  for (let turn = 0; turn < 8; turn++) {
    await vi.advanceTimersByTimeAsync(1000);
    await endLast();
  }
  expect(await state(supervised.failed)).toBe(isOpen);
  expect(running).toHaveLength(9);
});

test('a start that fails counts, and its reason stands in the last sentence', async () => {
  const start = vi.fn(() => Promise.reject<Postmaster>(new DatabaseError('No space left on device')));
  const { failed } = supervise(sample(), { start, onRestart: () => undefined, pauseMs: 1 });
  await endLast();
  vi.useRealTimers();
  const { message } = await failed;
  expect(start).toHaveBeenCalledTimes(3);
  expect(message).toMatch(/stops\. .* No space left on device\.$/);
});

test('what is stopped stays stopped, also while it is being started again', async () => {
  const begun = Promise.withResolvers<Postmaster>();
  const supervised = supervise(sample(), { start: () => begun.promise, onRestart: () => undefined });
  await endLast();
  const stopped = supervised.stop();
  const second = sample();
  begun.resolve(second);
  await stopped;
  await second.ended;
  await vi.advanceTimersByTimeAsync(5000);
  expect(running).toHaveLength(2);
  expect(await state(supervised.failed)).toBe(isOpen);
});

test('one that is still being started when it is given up is ended at once, too', async () => {
  const next = Promise.withResolvers<Sample>();
  const supervised = supervise(sample(), { start: () => next.promise, onRestart: () => undefined });
  await endLast();
  supervised.abandon();
  const late = { ...sample(), abandon: vi.fn<() => void>() };
  next.resolve(late);
  await vi.advanceTimersByTimeAsync(0);
  expect(late.abandon).toHaveBeenCalledOnce();
  expect(await state(supervised.failed)).toBe(isOpen);
});
