import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { BackupError, underWay } from './backup-error.ts';
import { refuseInterrupted, type Watch } from './watch.ts';

/** So long others may stand in the way, milliseconds. */
const patienceMs = 600_000;

/** Waits for one of `lockKeys`, and holds it for as long as the connection lasts. It may be broken off meanwhile. */
export async function waitForLock(client: Client, key: number, { signal }: Watch): Promise<void> {
  for (const deadline = performance.now() + patienceMs; ; await sleep(500)) {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [key]);
    if (rows[0]?.mine) return;
    refuseInterrupted(signal);
    if (performance.now() > deadline) throw new BackupError(underWay);
  }
}
