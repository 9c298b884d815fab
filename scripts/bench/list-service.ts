import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { runningDatabaseUrl } from '../../service/database/running-database.ts';
import { signIn } from '../football/sign-in.ts';
import { freePort } from './running-service.ts';

/** A page of any list. */
export interface AnyPage {
  items: Record<string, unknown>[];
  total: number;
}

/** The master site of a running service, as an administrator sees it. */
export interface Site {
  /** Without a trailing slash. */
  address: string;
  /** One page of a list; throws where the service refuses it. */
  page(path: string, query: Readonly<Record<string, string>>): Promise<AnyPage>;
  /** The uuid of the first thing of a list; empty where there is none. */
  firstUuid(path: string): Promise<string>;
  /** Writes something somewhere, so that what was counted before has to be counted again. */
  touch(): Promise<void>;
  stop(): Promise<void>;
}

const MASTER_SITE = 'north1_north';

/** Starts a service over a data folder that is there already, and signs in. */
export async function openSite(dataDir: string): Promise<Site> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
    SEED: 'none',
    NODE_ENV: undefined,
  };
  const child = spawn(process.execPath, ['service/server.ts'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`${address}/health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`The service over ${dataDir} did not start.`);
    await sleep(20);
  }
  const database = new Client({ connectionString: runningDatabaseUrl(dataDir) });
  await database.connect();
  const token = await signIn({ address, username: 'admin@touchline.test', password: 'touchline-demo' });
  const headers = { authorization: `Bearer ${token}`, 'x-s8y-instance-id': MASTER_SITE };
  const page: Site['page'] = async (path, query) => {
    const url = `${address}/api${path}?${new URLSearchParams(query)}`;
    const reply = await fetch(url, { headers });
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as AnyPage;
  };
  return {
    address,
    page,
    async firstUuid(path) {
      const [first] = (await page(path, { pageSize: '1' })).items;
      return typeof first?.uuid === 'string' ? first.uuid : '';
    },
    async touch() {
      await database.query('SELECT pg_current_xact_id()');
    },
    async stop() {
      await database.end();
      await stopChild(child);
    },
  };
}

async function stopChild(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
