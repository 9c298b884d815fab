import { expect, it } from 'vitest';
import { inParallel } from './in-parallel.ts';

it('begins in order, four at once, and nothing new once it may not go on; what is under way is finished', async () => {
  const begun: number[] = [];
  const done: number[] = [];
  let under = 0;
  let most = 0;
  await inParallel(
    [1, 2, 3, 4, 5, 6, 7, 8],
    () => !done.includes(2),
    async (item) => {
      begun.push(item);
      under += 1;
      most = Math.max(most, under);
      for (let turn = 0; turn < item; turn += 1) await Promise.resolve();
      under -= 1;
      done.push(item);
    },
  );
  expect(most).toBe(4);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(done.toSorted()).toEqual(begun);
});
