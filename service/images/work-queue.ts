/** Its turn has not come in time, or too many wait already: whoever asked may ask again. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** What is said of pictures that do not come to their turn. */
export const tooManyPictures = 'Too many pictures are being made; try again.';

/** How a task waits for its turn: `mostMs` at most, milliseconds, and until `signal` ends it, whose reason it then rejects with. */
export type Wait = { readonly mostMs?: number; readonly signal?: AbortSignal | undefined };

/** A queue of tasks, of which only a few run at the same time. */
export type WorkQueue = {
  /** How many tasks wait for their turn. */
  readonly waiting: number;
  /**
   * Runs a task when its turn has come; answers or rejects as it does. First come, first served.
   * @throws {BusyError} when it has waited as long as it may
   */
  run<Result>(task: () => Promise<Result>, wait?: Wait): Promise<Result>;
  /** As `run`, but whoever comes by `run` goes before it, however late. */
  runBehind<Result>(task: () => Promise<Result>, wait?: Wait): Promise<Result>;
};

/** Those who wait, in their order. What is called is taken out. */
type Row = Set<() => void>;

/** A queue of which at most `atOnce` tasks run together; `busy` is what is said when a turn does not come in time. */
export function createQueue(atOnce: number, busy: string): WorkQueue {
  const turns: Row = new Set();
  const turnsBehind: Row = new Set();
  let running = 0;

  async function runIn<Result>(row: Row, task: () => Promise<Result>, wait: Wait = {}): Promise<Result> {
    // Who leaves hands its place on, so that nobody who comes meanwhile takes it from the first in the row.
    if (running === atOnce) await turnIn(row, wait, busy);
    else running += 1;
    try {
      return await task();
    } finally {
      const [next] = turns.size > 0 ? turns : turnsBehind;
      if (next) next();
      else running -= 1;
    }
  }

  return {
    get waiting() {
      return turns.size + turnsBehind.size;
    },
    run: (task, wait) => runIn(turns, task, wait),
    runBehind: (task, wait) => runIn(turnsBehind, task, wait),
  };
}

function turnIn(row: Row, { mostMs, signal }: Wait, busy: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const leave = () => {
      row.delete(come);
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    };
    const come = () => {
      leave();
      resolve();
    };
    const giveUp = () => {
      leave();
      reject((signal?.reason as Error | undefined) ?? new BusyError(busy));
    };
    const timer = mostMs === undefined ? undefined : setTimeout(giveUp, mostMs);
    signal?.addEventListener('abort', giveUp);
    row.add(come);
  });
}
