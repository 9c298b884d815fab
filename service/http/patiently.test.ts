import { expect, it } from 'vitest';
import { patiently } from './patiently.ts';

it('waits for work that hangs no longer than two seconds, and begins no other meanwhile', async () => {
  let begun = 0;
  const { promise, resolve } = Promise.withResolvers<string>();
  const ask = patiently(() => {
    begun += 1;
    return promise;
  });
  const asked = await Promise.allSettled([ask(), ask()]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(ask()).rejects.toThrow('no answer within 2000 ms');
  expect(begun).toBe(1);
  resolve('there');
  expect(await ask()).toBe('there');
  expect(await ask()).toBe('there');
  expect(begun).toBe(2);
});

it('passes on why work failed, and begins it again', async () => {
  let begun = 0;
  const ask = patiently(() => Promise.reject(new Error(`failed ${++begun}`)));
  await expect(ask()).rejects.toThrow('failed 1');
  await expect(ask()).rejects.toThrow('failed 2');
});
