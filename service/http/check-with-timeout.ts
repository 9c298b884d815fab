import { withTimeout } from './with-timeout.ts';

/** A check that takes longer has failed, milliseconds. */
const timeoutMs = 2_000;

/**
 * A check that may hang, as one of a network disk does: rejects after 2 s. While one hangs no other is started, because each
 * keeps one of the few threads that read all files.
 */
export function checkWithTimeout<Result>(check: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= check().finally(() => {
      running = undefined;
    });
    return withTimeout(running, timeoutMs);
  };
}
