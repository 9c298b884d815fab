import { setImmediate, setTimeout } from 'node:timers/promises';

/** So long nothing large begins after something large, milliseconds: time enough for what is small, with its way to the database and back. */
const pauseMs = 5;

/** Resolves when it is the caller's turn for work that keeps everybody else waiting while it lasts. */
export type TakeTurn = () => Promise<void>;

/** Turns one after the other, with a pause between them in which all that waits is answered. */
export function createTurns(): TakeTurn {
  let free = Promise.resolve();
  return () => {
    const turn = free;
    free = turn.then(async () => {
      // Not before the work of this turn is over, which follows on its promise.
      await setImmediate();
      await setTimeout(pauseMs);
    });
    return turn;
  };
}
