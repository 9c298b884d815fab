import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from './database-error.ts';
import type { Postmaster } from './postmaster.ts';

/**
 * How to start PostgreSQL again and whom to notify; how long it must run until its next end is the first of a row, and how
 * long to wait after a start that failed, in milliseconds.
 */
export interface SupervisorOptions {
  start: () => Promise<Postmaster>;
  onRestart: (sentence: string) => void;
  steadyMs?: number;
  pauseMs?: number;
}

/** A PostgreSQL that is started again when it ends by itself. */
export interface Supervised {
  /** The process that runs now, or ran last. */
  pid(): number;
  /** Resolves when it ended by itself once more than it is started again. */
  failed: Promise<DatabaseError>;
  stop(): Promise<void>;
  /** Ends PostgreSQL at once, and for good: its files are another's. */
  abandon(): void;
}

/** So many times in a row PostgreSQL is started again; one that ends yet again will not be mended by a restart. */
const mostRestarts = 3;

/** Watches PostgreSQL and starts it again whenever it ends by itself, three times in a row. */
export function supervise(
  first: Postmaster,
  { start, onRestart, steadyMs = 300_000, pauseMs = 1_000 }: SupervisorOptions,
): Supervised {
  let current: Postmaster = first;
  let isStopping = false;
  let isAbandoned = false;
  let starting: Promise<unknown> | undefined;

  /** Starts a new one; answers why it did not start, where it did not. */
  async function restart(sentence: string): Promise<{ words?: string }> {
    onRestart(sentence);
    try {
      const next = start();
      starting = next.catch(() => undefined);
      current = await next;
      if (isAbandoned) current.abandon();
      return {};
    } catch (error) {
      await sleep(pauseMs);
      return { words: error instanceof Error ? error.message : String(error) };
    }
  }

  async function watch(): Promise<DatabaseError | undefined> {
    let words: string | undefined;
    for (let restarts = 0; ; restarts++) {
      const since = performance.now();
      if (words === undefined) await current.ended;
      if (isStopping) return undefined;
      if (performance.now() - since >= steadyMs) restarts = 0;
      if (restarts === mostRestarts) return givenUp(words);
      ({ words } = await restart(
        `The embedded database ended by itself and is started again (${restarts + 1} of ${mostRestarts}).`,
      ));
    }
  }

  const failed = new Promise<DatabaseError>((resolve) => {
    void watch().then((error) => error && resolve(error));
  });
  return {
    pid: () => current.pid,
    failed,
    async stop() {
      isStopping = true;
      await starting;
      await current.stop();
    },
    abandon() {
      isStopping = true;
      isAbandoned = true;
      current.abandon();
    },
  };
}

/** What the last start failed with says why, where it failed. */
function givenUp(words: string | undefined): DatabaseError {
  const cause = words === undefined ? '' : ` ${words.replace(/\.?$/, '.')}`;
  return new DatabaseError(
    `The embedded database ended by itself again and again; the service stops. Look at the machine's memory and disk, then start it again.${cause}`,
  );
}
