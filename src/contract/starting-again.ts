import { ApiError } from './api-error.ts';

/** How long a call waits for a service that is busy or starting again, in milliseconds; after that its refusal is shown. */
const PATIENCE = 15_000;

/** An answer as far as it says whether the service is starting again. */
interface Answer {
  status: number;
  headers: Headers;
}

/** How many calls wait for the service at the moment. */
let waiting = 0;

/**
 * Makes a call, and again while the service answers that it is busy or starting (503 with `Retry-After`): it has then done nothing for
 * the call, so that even a change can be sent once more. `onWaiting` is called whenever a call waits, and when none does any
 * more.
 * @throws ApiError of the kind `aborted` when `signal` gives the call up while it waits
 */
export async function onceStarted<Reply extends Answer>(
  call: () => Promise<Reply>,
  signal: AbortSignal | null | undefined,
  onWaiting: (isWaiting: boolean) => void = () => undefined,
): Promise<Reply> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const reply = await call();
    const pause = pauseOf(reply);
    if (pause === undefined || Date.now() + pause > deadline) return reply;
    waiting += 1;
    onWaiting(true);
    try {
      await wait(pause, signal);
    } finally {
      waiting -= 1;
      if (waiting === 0) onWaiting(false);
    }
  }
}

/** In whole seconds; a date is a longer wait than that of a service that starts again. */
function pauseOf({ status, headers }: Answer): number | undefined {
  const seconds = headers.get('retry-after');
  return status === 503 && seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}

function wait(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(new ApiError('aborted', 0, 'The call was given up'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}
