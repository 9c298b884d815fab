import { plainReason } from './plain-reason.ts';

/** What a signal closes; undefined until the service has started. */
export type Closeable = { close?: () => Promise<void> };

/**
 * Closes the service on the first signal and ends the process; `onAgain` is called for each later one. Until there is
 * something to close, the process ends at once: the first one of a container would not hear of signals otherwise.
 */
export function stopOnSignal(onAgain: () => void): Closeable {
  const closer: Closeable = {};
  let isStopping = false;
  const stop = () => {
    if (isStopping) return onAgain();
    isStopping = true;
    if (!closer.close) process.exit(130);
    closer.close().then(() => process.exit(0), endWith);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  return closer;
}

/** Ends the process with exit code 1, and why: in a sentence where there is one. */
export function endWith(error: unknown): never {
  console.error(plainReason(error) ?? error);
  process.exit(1);
}
