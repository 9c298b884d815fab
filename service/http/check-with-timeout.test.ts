import { expect, it } from 'vitest';
import { checkWithTimeout } from './check-with-timeout.ts';

it('rejects after two seconds while a check hangs, and starts no other meanwhile', async () => {
  let begun = 0;
  const { promise, resolve } = Promise.withResolvers<string>();
  const ask = checkWithTimeout(() => {
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

it('passes on why a check failed, and starts it again', async () => {
  let begun = 0;
  const ask = checkWithTimeout(() => Promise.reject(new Error(`failed ${++begun}`)));
  await expect(ask()).rejects.toThrow('failed 1');
  await expect(ask()).rejects.toThrow('failed 2');
});
