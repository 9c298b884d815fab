import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { readPostmaster } from '../../../service/database/postmaster.ts';
import { runningDatabaseUrl } from '../../../service/database/running-database.ts';
import type { Site } from './accounts.ts';

/** Changes a running server's database behind its back, as its keeper may; `site` is the one whose rows the statement sees. */
export async function changeDatabase(
  dataDir: string,
  site: Site,
  statement: string,
  values: readonly string[] = [],
): Promise<void> {
  const client = new Client({ connectionString: runningDatabaseUrl(dataDir) });
  await client.connect();
  try {
    await client.query("SELECT set_config('app.instance_id', $1, false)", [site.id]);
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}

/** Stops a running server's database, and leaves the server running. */
export async function stopDatabase(dataDir: string): Promise<void> {
  const postmaster = readPostmaster(path.resolve(dataDir));
  if (!postmaster) throw new Error('no database runs there');
  process.kill(postmaster.pid, 'SIGINT');
  while (readPostmaster(path.resolve(dataDir))) await sleep(50);
}
