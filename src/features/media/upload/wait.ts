import { ApiError } from '../../../contract/api-error.ts';
import { PutError } from './put-file.ts';

/** How long and how often one waits for what may pass by itself. */
export interface Patience {
  signal?: AbortSignal | undefined;
  /** The pauses before each new try, in milliseconds. */
  pauses?: readonly number[] | undefined;
  onOffline?(): void;
  /** Is told when it will be tried again (ms since the epoch). */
  onRetry?(at: number): void;
}

/** Half a minute in all: what lasts longer is told, with a button to try again. */
const PAUSES = [500, 1000, 2000, 4000, 8000, 15_000];

/**
 * Makes a call, again with growing pauses while it fails for a reason that may pass: no connection (then it waits until the browser has one again), no
 * answer in time, too many calls, a fault of the service.
 * @throws the last error
 */
export async function patient<Answer>(call: () => Promise<Answer>, patience: Patience): Promise<Answer> {
  const waitAfter = createWaiting(patience);
  for (;;) {
    try {
      return await call();
    } catch (error) {
      await waitAfter(error);
    }
  }
}

/** What waits after each failure of one piece of work until it is worth another try; it throws the error when it is not. */
export function createWaiting({ signal = new AbortController().signal, pauses = PAUSES, ...told }: Patience) {
  let tries = 0;
  return async (error: unknown): Promise<void> => {
    const reason = reasonOf(error);
    if (signal.aborted || !reason) throw error;
    if (!navigator.onLine) {
      told.onOffline?.();
      await until(undefined, signal);
    } else {
      const pause = pauses[tries];
      if (pause === undefined) throw error;
      tries += 1;
      const at = Math.max(Date.now() + pause, reason.notBefore);
      told.onRetry?.(at);
      await until(at, signal);
    }
    if (signal.aborted) throw error;
  };
}

/** Whether a failure may pass by itself, and before which moment the service wants no further try. */
function reasonOf(error: unknown): { notBefore: number } | undefined {
  if (error instanceof PutError) {
    const mayPass = error.kind === 'network' || error.status === 429 || error.status === 408 || error.status >= 500;
    return mayPass ? { notBefore: 0 } : undefined;
  }
  if (!(error instanceof ApiError)) return undefined;
  const { kind, status, retryAt } = error;
  const mayPass = kind === 'network' || kind === 'timeout' || status === 429 || status >= 500;
  return mayPass ? { notBefore: retryAt ?? 0 } : undefined;
}

/** Waits until a moment, or until the browser has a connection again, or until it is given up, whichever comes first. */
function until(at: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = at === undefined ? undefined : setTimeout(end, Math.max(0, at - Date.now()));
    addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted || (at === undefined && navigator.onLine)) end();
  });
}
