import { ApiError } from '../../contract/api-error.ts';

/** The first wait after a refusal for too many requests that does not say how long, in milliseconds; it doubles up to the last. */
const FIRST_WAIT = 1000;
const LAST_WAIT = 30_000;

/**
 * Makes a call, again and again while the service answers that there are too many (429), as late as it asks or with growing pauses; after another failure
 * that may pass (no connection, no answer in time, 5xx) as often as `retries` says.
 * @throws ApiError of the kind `aborted` when `signal` gives the call up while it waits: the service has then done nothing for it
 */
export async function retry<Answer>(
  call: () => Promise<Answer>,
  signal: AbortSignal,
  retries: number,
): Promise<Answer> {
  let wait = FIRST_WAIT;
  for (let failures = 0; ; ) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isBusy = error.status === 429;
      if (!isBusy) failures += 1;
      if (!isBusy && (signal.aborted || failures > retries || !mayPass(error))) throw error;
      await pause(error.retryAt === undefined ? wait : Math.max(0, error.retryAt - Date.now()), signal);
      wait = Math.min(wait * 2, LAST_WAIT);
    }
  }
}

const mayPass = ({ kind, status }: ApiError): boolean => kind === 'network' || kind === 'timeout' || status >= 500;

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(new ApiError('aborted', 0, 'The call was given up'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
