/** The most keys that are counted; the oldest windows go first. */
const mostKeys = 5_000;

type Count = { current: number; readonly since: number };
type Told = (error: Error | null, count: { current: number; ttl: number }) => void;

/**
 * Counts requests for the rate limit by a clock that never jumps. The library's own store goes by the time of day: set
 * back by an hour, it would go on with a window, and refuse users, for that hour.
 */
export class WindowStore {
  readonly #counts = new Map<string, Count>();

  incr(key: string, told: Told, timeWindow: number): void {
    const now = performance.now();
    const before = this.#counts.get(key);
    const isOpen = before !== undefined && before.since + timeWindow > now;
    const count = isOpen ? before : { current: 0, since: now };
    count.current += 1;
    if (!isOpen) this.#begin(key, count);
    told(null, { current: count.current, ttl: timeWindow - (now - count.since) });
  }

  child(): WindowStore {
    return this;
  }

  #begin(key: string, count: Count): void {
    this.#counts.delete(key);
    this.#counts.set(key, count);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > mostKeys && oldest !== undefined) this.#counts.delete(oldest);
  }
}
