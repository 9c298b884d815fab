import { expect, it } from 'vitest';
import { createQueue } from './work-queue.ts';

/** A task that ends when told to, and tells whether it has begun. */
function task() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const made = {
    begun: false,
    end: resolve,
    run: () => {
      made.begun = true;
      return promise;
    },
  };
  return made;
}

it('runs only so many at once, first come, first served', async () => {
  const queue = createQueue(2, 'Busy.');
  const tasks = [task(), task(), task(), task()] as const;
  const results = tasks.map((one) => queue.run(one.run));
  const begun = () => tasks.map((one) => one.begun);
  expect(begun()).toEqual([true, true, false, false]);
  expect(queue.waiting).toBe(2);
  tasks[1].end();
  await results[1];
  expect(begun()).toEqual([true, true, true, false]);
  tasks[0].end();
  tasks[2].end();
  await Promise.all([results[0], results[2]]);
  expect(begun()).toEqual([true, true, true, true]);
  expect(queue.waiting).toBe(0);
  tasks[3].end();
  await results[3];
});

it('a task that fails makes place, too', async () => {
  const queue = createQueue(1, 'Busy.');
  const failed = queue.run(async () => {
    throw new Error('broken');
  });
  const next = queue.run(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await queue.run(async () => 'again')).toBe('again');
});

it('lets those who wait behind run once nobody else waits', async () => {
  const queue = createQueue(1, 'Busy.');
  const first = task();
  const order: string[] = [];
  const begun = (name: string) => async () => {
    order.push(name);
  };
  const all = [
    queue.run(first.run),
    queue.runBehind(begun('behind, 1')),
    queue.runBehind(begun('behind, 2')),
    queue.run(begun('late')),
  ];
  expect(queue.waiting).toBe(3);
  first.end();
  await Promise.all(all);
  expect(order).toEqual(['late', 'behind, 1', 'behind, 2']);
});

it('lets nobody wait for longer than it may, and passes over who has gone', async () => {
  const queue = createQueue(1, 'Busy.');
  const first = task();
  const running = queue.run(first.run);
  const short = queue.run(async () => 'short', { mostMs: 20 });
  const long = queue.run(async () => 'long', { mostMs: 20_000 });
  await expect(short).rejects.toMatchObject({ name: 'BusyError', message: 'Busy.' });
  expect(queue.waiting).toBe(1);
  first.end();
  expect(await long).toBe('long');
  await running;
});

it('ends the wait of who is told that it is of no use, before or meanwhile, and of nobody who is at work', async () => {
  const queue = createQueue(1, 'Busy.');
  const stop = new AbortController();
  const wait = { signal: stop.signal };
  const first = task();
  const running = queue.run(first.run, wait);
  const waiting = [queue.run(async () => {}, wait), queue.runBehind(async () => {}, wait)];
  const told = Promise.all(waiting.map((one) => expect(one).rejects.toThrow('over')));
  stop.abort(new Error('over'));
  await told;
  await expect(queue.run(async () => {}, wait)).rejects.toThrow('over');
  first.end();
  await running;
  // Where nothing has to be waited for, there is time for it.
  expect(await queue.run(async () => 'done', wait)).toBe('done');
});
