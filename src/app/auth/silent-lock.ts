/** Message of the error when the lock never became free. */
export const lockTimeoutMessage = 'Timeout when waiting for another tab to renew the sign-in';

/** How long one try waits, and how often it is tried (specification §9: silent-token lock 5 s, retried 10 times). */
export type LockLimits = { readonly waitMs: number; readonly tries: number };
const productLimits: LockLimits = { waitMs: 5_000, tries: 10 };

/**
 * Runs `work` while no other tab of the console does: a refresh token may be used once only, so two tabs must not renew at
 * the same moment. Browsers without Web Locks (or pages without https or localhost) run it at once.
 * @throws {Error} with `lockTimeoutMessage`, when the lock did not become free in time
 */
export async function withSilentLock<T>(
  work: () => Promise<T>,
  limits: LockLimits = productLimits,
  locks: Pick<LockManager, 'request'> | undefined = navigator.locks,
): Promise<T> {
  if (!locks) return work();
  for (let tries = 0; tries < limits.tries; tries += 1) {
    const waiting = AbortSignal.timeout(limits.waitMs);
    try {
      return await locks.request('touchline.silent-token', { signal: waiting }, work);
    } catch (error) {
      // Only the wait for the lock rejects with the signal's own reason; everything else is the work's failure.
      if (error !== waiting.reason) throw error;
    }
  }
  throw new Error(lockTimeoutMessage);
}
