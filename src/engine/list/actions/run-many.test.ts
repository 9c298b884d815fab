import { expect, it } from 'vitest';
import { runMany } from './run-many.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve, 1));

it('works on four at once, tells each one as it settles, and keeps the order of the items', async () => {
  let under = 0;
  let most = 0;
  const told: number[] = [];
  const outcomes = await runMany(
    [5, 1, 4, 2, 3, 7, 6],
    async (number) => {
      under += 1;
      most = Math.max(most, under);
      for (let turn = 0; turn < number; turn += 1) await tick();
      under -= 1;
      if (number === 4) throw new Error('four');
    },
    new AbortController().signal,
    (settled) => told.push(settled),
  );
  expect(most).toBe(4);
  expect(told).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(outcomes.map(({ state }) => state)).toEqual(['done', 'done', 'failed', 'done', 'done', 'done', 'done']);
});

it('begins nothing new once it is stopped, and waits for what is under way', async () => {
  const stop = new AbortController();
  const begun: number[] = [];
  const outcomes = await runMany(
    [1, 2, 3, 4, 5, 6],
    async (number) => {
      begun.push(number);
      if (number === 2) stop.abort();
      await tick();
    },
    stop.signal,
    () => undefined,
  );
  expect(begun.length).toBeLessThan(5);
  expect(outcomes.filter(({ state }) => state === 'done')).toHaveLength(begun.length);
  expect(outcomes.at(-1)).toEqual({ state: 'left' });
});
