import { setTimeout as sleep } from 'node:timers/promises';

/** As `work` answers or rejects; rejects after `timeoutMs` milliseconds while it goes on, with what `late` makes of that. */
export async function withTimeout<Result>(
  work: Promise<Result>,
  timeoutMs: number,
  late: (reason: Error) => Error = (reason) => reason,
): Promise<Result> {
  const ended = new AbortController();
  const timeout = sleep(timeoutMs, undefined, { signal: ended.signal }).then(() => {
    throw late(new Error(`no answer within ${timeoutMs} ms`));
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    timeout.catch(() => undefined);
    ended.abort();
  }
}
