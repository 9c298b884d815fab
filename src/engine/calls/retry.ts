import { ApiError, type ApiErrorKind } from '../../contract/api-error.ts';

/** How often and how long one waits for what may pass by itself. */
export interface RetryPolicy {
  signal?: AbortSignal | undefined;
  /** The pauses before each new try, in milliseconds; there are as many tries. */
  pauses?: readonly number[] | undefined;
  /** Called when the connection is gone; where it is given, the next try waits for the connection. */
  onOffline?(): void;
  /** Called with the moment of the next try (ms since the epoch). */
  onRetry?(at: number): void;
}

/** Half a minute in all: what lasts longer is shown, with a button to try again. */
const PAUSES = [500, 1000, 2000, 4000, 8000, 15_000];
/** The first pause of a service that asks to slow down without saying how long, in milliseconds; it doubles up to the last. */
const FIRST_PAUSE = 1000;
const LAST_PAUSE = 30_000;

/** Failures that say nothing about a call. */
const UNANSWERED: readonly ApiErrorKind[] = ['network', 'provider', 'timeout'];

/**
 * Whether the reason of a failure may pass by itself, so that the same call can be made again: no connection, no answer in
 * time, too many calls, a fault of the service. A full disk (507) does not.
 */
export function isTransient(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { kind, status } = error;
  return UNANSWERED.includes(kind) || status === 408 || status === 429 || (status >= 500 && status !== 507);
}

/**
 * Makes a call, and again while the service answers that there are too many (429); after another failure that may pass, as
 * often as `retries` says, with growing pauses.
 * @throws the last error; ApiError of the kind `aborted` when `signal` gives up a call that was refused as one too many: the
 *   service has done nothing for it
 */
export function retry<Answer>(call: () => Promise<Answer>, signal: AbortSignal, retries: number): Promise<Answer> {
  return retryBy(call, { signal, pauses: Array.from({ length: retries }, (_, tries) => pauseAfter(tries)) });
}

/** {@link retry} by a policy; the policy's own pauses last half a minute in all. */
export async function retryBy<Answer>(call: () => Promise<Answer>, policy: RetryPolicy): Promise<Answer> {
  const waitAfter = createRetryWait(policy);
  for (;;) {
    try {
      return await call();
    } catch (error) {
      await waitAfter(error);
    }
  }
}

/** What waits after each failure of one piece of work until it is worth another try; it throws the error when it is not. */
export function createRetryWait({ signal = new AbortController().signal, pauses = PAUSES, ...on }: RetryPolicy) {
  let [failures, refusals] = [0, 0];
  /** When the next try is due; undefined when there is none. A network may be there without reaching the service: a wait for a connection includes that. */
  const nextAt = (error: ApiError): number | undefined => {
    const isWaitedFor = on.onOffline !== undefined && UNANSWERED.includes(error.kind);
    const pause =
      error.status === 429 ? pauseAfter(refusals++) : (pauses[failures++] ?? (isWaitedFor ? LAST_PAUSE : undefined));
    return pause === undefined ? undefined : (error.retryAt ?? Date.now() + pause);
  };
  return async (error: unknown): Promise<void> => {
    if (!isTransient(error)) throw error;
    const givenUp = error.status === 429 ? new ApiError('aborted', 0, 'The call was given up', [], error) : error;
    if (signal.aborted) throw givenUp;
    if (on.onOffline && !navigator.onLine) {
      on.onOffline();
      await until(undefined, signal);
    } else {
      const at = nextAt(error);
      if (at === undefined) throw error;
      on.onRetry?.(at);
      await until(at, signal);
    }
    if (signal.aborted) throw givenUp;
  };
}

const pauseAfter = (tries: number): number => Math.min(FIRST_PAUSE * 2 ** tries, LAST_PAUSE);

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
