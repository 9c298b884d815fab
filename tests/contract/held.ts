import { Client } from 'pg';
import { expect } from 'vitest';

/** Begins work whose transaction stays open, at `hold`, until `end`; what is begun in between meets what it has locked. */
export async function held(work: (hold: () => Promise<void>) => Promise<unknown>): Promise<() => Promise<void>> {
  const [done, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const open = work(async () => {
    done.resolve();
    await released.promise;
  });
  await Promise.race([done.promise, open]);
  return async () => {
    released.resolve();
    await open;
  };
}

/** Resolves once so many transactions of the database at `url` wait for another one; only the owner sees what others wait for. */
export async function waits(url: string, count = 1): Promise<void> {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  try {
    const query = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    await expect
      .poll(async () => (await owner.query(query)).rowCount, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(count);
  } finally {
    await owner.end();
  }
}
