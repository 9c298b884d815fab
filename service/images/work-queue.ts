/** A queue of tasks, of which only a few run at the same time. */
export type WorkQueue = {
  /** How many tasks wait for their turn. */
  readonly waiting: number;
  /** Runs a task when its turn has come; answers or rejects as it does. First come, first served. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
};

/** A queue of which at most `atOnce` tasks run together. */
export function createQueue(atOnce: number): WorkQueue {
  const turns: (() => void)[] = [];
  let running = 0;
  return {
    get waiting() {
      return turns.length;
    },
    async run(task) {
      // Who leaves hands its place on, so that nobody who comes meanwhile takes it from the first in the row.
      if (running === atOnce) await new Promise<void>((resolve) => turns.push(resolve));
      else running += 1;
      try {
        return await task();
      } finally {
        const next = turns.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
