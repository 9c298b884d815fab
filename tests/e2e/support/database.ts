import path from 'node:path';
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

/** Lets nobody into a running server's database any more, until what it answers is called. */
export async function closeDatabase(dataDir: string): Promise<() => Promise<void>> {
  const url = new URL(runningDatabaseUrl(dataDir) ?? '');
  const name = url.pathname.slice(1);
  url.pathname = '/template1';
  const allow = async (isAllowed: boolean) => {
    const client = new Client({ connectionString: url.href });
    await client.connect();
    try {
      await client.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS ${isAllowed}`);
      await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    } finally {
      await client.end();
    }
  };
  await allow(false);
  return () => allow(true);
}

/** Ends a running server's database as a machine without memory does (kill -9). Resolves while the server still lacks it. */
export async function killDatabase({ dataDir, address }: { dataDir: string; address: string }): Promise<void> {
  const postmaster = readPostmaster(path.resolve(dataDir));
  if (!postmaster) throw new Error('no database runs there');
  process.kill(postmaster.pid, 'SIGKILL');
  for (const giveUp = Date.now() + 2000; Date.now() < giveUp; ) {
    if ((await fetch(`${address}/health`)).status === 503) return;
  }
  throw new Error('the server never lacked its database');
}
