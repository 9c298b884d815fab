import { setTimeout as sleep } from 'node:timers/promises';

/** What does not answer within this is not well, milliseconds. */
const patienceMs = 2_000;

/**
 * Work that may hang, such as looking at a network disk: rejects once it takes longer than 2 s, and is not begun anew for as
 * long as it hangs, because each look holds one of the few threads that all files are read with.
 */
export function patiently<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let begun: Promise<Result> | undefined;
  return async () => {
    begun ??= work().finally(() => {
      begun = undefined;
    });
    const ended = new AbortController();
    const late = sleep(patienceMs, undefined, { signal: ended.signal }).then(() => {
      throw new Error(`no answer within ${patienceMs} ms`);
    });
    try {
      return await Promise.race([begun, late]);
    } finally {
      late.catch(() => undefined);
      ended.abort();
    }
  };
}
