/** A queue of tasks, of which only a few run at the same time. */
export type WorkQueue = {
  /** How many tasks wait for their turn. */
  readonly waiting: number;
  /** Runs a task when its turn has come; answers or rejects as it does. First come, first served. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
  /** As `run`, but whoever comes by `run` goes before it, however late. */
  runBehind<Result>(task: () => Promise<Result>): Promise<Result>;
};

/** A queue of which at most `atOnce` tasks run together. */
export function createQueue(atOnce: number): WorkQueue {
  const turns: (() => void)[] = [];
  const turnsBehind: (() => void)[] = [];
  let running = 0;

  async function runIn<Result>(row: (() => void)[], task: () => Promise<Result>): Promise<Result> {
    // Who leaves hands its place on, so that nobody who comes meanwhile takes it from the first in the row.
    if (running === atOnce) await new Promise<void>((resolve) => row.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = turns.shift() ?? turnsBehind.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    get waiting() {
      return turns.length + turnsBehind.length;
    },
    run: (task) => runIn(turns, task),
    runBehind: (task) => runIn(turnsBehind, task),
  };
}
