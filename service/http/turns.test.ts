import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('what waits is done between two turns, in the order in which they were taken', async () => {
  const done: string[] = [];
  const takeTurn = createTurns();
  const turns = ['one', 'two', 'three'].map(async (name) => {
    await takeTurn();
    done.push(name);
    void setImmediate().then(() => done.push('small'));
  });
  await Promise.all(turns);
  expect(done).toEqual(['one', 'small', 'two', 'small', 'three']);
});
