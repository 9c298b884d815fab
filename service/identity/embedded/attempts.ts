/** Counts failed sign-ins, so that passwords cannot be guessed by trying. */
export type AttemptLimiter = {
  /** Counts one try for `key` and tells whether it may be made. Call before the password is checked. */
  take(key: string): boolean;
  /** Forgets the tries of `key`, after a successful one. */
  clear(key: string): void;
};

/** How many tries one account may have from one address, and for how long they count. */
export type AttemptLimit = { readonly tries: number; readonly windowMs: number };

/** Ten tries in a quarter of an hour. */
const signInLimit: AttemptLimit = { tries: 10, windowMs: 15 * 60_000 };

/** More keys than this are only seen under attack; expired ones are then dropped, and the oldest if that is not enough. */
const keptKeys = 10_000;

/** A limiter that keeps its counts in memory; a restart forgives. `now` is in milliseconds of a clock that never jumps. */
export function createAttemptLimiter(
  limit: AttemptLimit = signInLimit,
  now: () => number = () => performance.now(),
): AttemptLimiter {
  const counts = new Map<string, { tries: number; until: number }>();

  function makeRoom(): void {
    for (const [key, count] of counts) if (count.until <= now()) counts.delete(key);
    for (const key of counts.keys()) {
      // Room for many at once: making it looks at every key.
      if (counts.size < keptKeys * 0.9) break;
      counts.delete(key);
    }
  }

  return {
    take(key) {
      const count = counts.get(key);
      if (count && count.until > now()) {
        count.tries += 1;
        return count.tries <= limit.tries;
      }
      if (counts.size >= keptKeys) makeRoom();
      counts.set(key, { tries: 1, until: now() + limit.windowMs });
      return limit.tries > 0;
    },
    clear(key) {
      counts.delete(key);
    },
  };
}
