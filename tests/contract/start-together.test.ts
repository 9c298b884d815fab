import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { freePort } from '../../service/database/free-port.ts';
import { seedDemo } from '../../service/demo/seed-demo.ts';
import { openDatabase } from '../../service/store/database.ts';
import { lockKeys } from '../../service/store/locks/lock-keys.ts';
import { migrate } from '../../service/store/migrate.ts';
import { databaseNamed } from './database.ts';
import { waits } from './held.ts';

/** A service as a process of its own, and what it wrote to its error output. */
type Process = { readonly child: ChildProcess; readonly port: number; errors(): string };

let folder: string;
let owner: Client;
const databases: string[] = [];
let processes: Process[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-together-'));
  owner = new Client({ connectionString: inject('databaseServer') });
  await owner.connect();
});

afterEach(async () => {
  await Promise.all(processes.map(({ child }) => ended(child)));
  processes = [];
});

afterAll(async () => {
  for (const name of databases) await owner.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await owner.end();
  await rm(folder, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<string> {
  const name = `together_${randomBytes(6).toString('hex')}`;
  await owner.query(`CREATE DATABASE ${name}`);
  databases.push(name);
  return databaseNamed(inject('databaseServer'), name);
}

/** Starts a service; it ends with its test. */
async function start(settings: Readonly<Record<string, string>>): Promise<Process> {
  const port = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../service/server.ts', import.meta.url))], {
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'error', PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let written = '';
  child.stderr?.on('data', (text: Buffer) => {
    written += String(text);
  });
  const started = { child, port, errors: () => written };
  processes.push(started);
  return started;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** Resolves when it answers; rejects with its words when it ends instead. */
async function ready({ child, port, errors }: Process): Promise<void> {
  for (const giveUp = Date.now() + 60_000; Date.now() < giveUp; await sleep(50)) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${errors()}`);
    const reply = await fetch(`http://localhost:${port}/health`).catch(() => undefined);
    if (reply?.ok) return;
  }
  throw new Error(`It did not start:\n${errors()}`);
}

it.each([1, 2])(
  'two processes that start at once on an empty database both come up (round %i)',
  async (round) => {
    const url = await emptyDatabase();
    const settings = (which: string) => ({ DATABASE_URL: url, DATA_DIR: join(folder, `${round}-${which}`) });
    const both = await Promise.all([start(settings('a')), start(settings('b'))]);
    await Promise.all(both.map(ready));
    expect(both.map(({ errors }) => errors())).toEqual(['', '']);
  },
  90_000,
);

it('waits for the one that makes the demo, however long that takes', { timeout: 60_000 }, async () => {
  const url = await emptyDatabase();
  await migrate(url);
  const [database, first] = [await openDatabase(url, { asOwner: true }), new Client({ connectionString: url })];
  await first.connect();
  try {
    await first.query('BEGIN');
    await first.query('SELECT pg_advisory_xact_lock($1)', [lockKeys.demo]);
    const seeded = seedDemo(database);
    // Longer than any other statement may wait for a lock.
    await Promise.race([seeded, sleep(11_000)]);
    await first.query('COMMIT');
    expect(await seeded).toBe(true);
  } finally {
    await first.end();
    await database.close();
  }
});

it('two processes on one data folder: the second ends with one sentence', { timeout: 90_000 }, async () => {
  const dataDir = join(folder, 'shared');
  const both = await Promise.all([start({ DATA_DIR: dataDir }), start({ DATA_DIR: dataDir })]);
  const outcomes = await Promise.allSettled(both.map(ready));
  const words = both.map(({ errors }) => errors()).join('');
  expect(outcomes.map(({ status }) => status).sort(), words).toEqual(['fulfilled', 'rejected']);
  const refused = both[outcomes.findIndex(({ status }) => status === 'rejected')];
  const served = both.find((one) => one !== refused);
  expect(refused?.child.exitCode).toBe(1);
  expect(refused?.errors()).toBe(
    `The data folder ${dataDir} is in use by another service (process ${served?.child.pid}); stop that one or set DATA_DIR to another folder.\n`,
  );
});

it('one that is to end during its start ends at once, as the first process of a container too', async () => {
  const url = await emptyDatabase();
  const first = new Client({ connectionString: url });
  await first.connect();
  await first.query('SELECT pg_advisory_lock($1)', [lockKeys.migrations]);
  try {
    const { child } = await start({ DATABASE_URL: url, DATA_DIR: join(folder, 'ended') });
    await waits(url);
    await ended(child);
    expect([child.exitCode, child.signalCode]).toEqual([130, null]);
  } finally {
    await first.end();
  }
}, 60_000);
