import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseError } from './database-error.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { isRunning } from './processes.ts';
import { runningDatabaseUrl } from './running-database.ts';

let folder: string;
vi.setConfig({ testTimeout: 60_000 });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-postgres-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>({ text: statement });
  await client.end();
  return rows[0] && Object.values(rows[0])[0];
}

/** The files of the shared memory that a connection uses; what others run on this machine has files beside them. */
async function sharedMemory(url: string): Promise<Set<string>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const maps = await readFile(`/proc/${rows[0]?.pid}/maps`, 'utf8');
  await client.end();
  return new Set(maps.match(/\/dev\/shm\/PostgreSQL\.\d+/g));
}

/** Starts the database in a process of its own, which prints its process id and then waits. */
async function startElsewhere(): Promise<{ child: ChildProcess; server: number }> {
  const code = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))};
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)} });
    console.log(server.pid);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve) => child.stdout?.once('data', (text) => resolve(String(text))));
  return { child, server: Number(line) };
}

async function killed(child: ChildProcess): Promise<void> {
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await closed;
}

test('a fresh folder gets a database, and the second start finds it', async () => {
  const first = await startEmbeddedPostgres({ dataDir: folder });
  expect(await ask(first.url, 'CREATE TABLE kept AS SELECT 17 AS number')).toBeUndefined();
  expect(runningDatabaseUrl(folder)).toBe(first.url);
  await first.stop();
  expect(runningDatabaseUrl(folder)).toBeUndefined();

  const second = await startEmbeddedPostgres({ dataDir: folder });
  expect(await ask(second.url, 'SELECT number FROM kept')).toBe(17);
  await second.stop();
});

test('one without its password is refused, and gets no other', async () => {
  const first = await startEmbeddedPostgres({ dataDir: folder });
  await first.stop();
  const secret = join(folder, 'pg.secret');
  const password = await readFile(secret);
  for (const lose of [() => rm(secret), () => writeFile(secret, ' \n')]) {
    await lose();
    for (const _ of ['first', 'second']) {
      await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
        `The file ${secret} is missing or empty`,
      );
    }
  }
  await writeFile(secret, password);
  const again = await startEmbeddedPostgres({ dataDir: folder });
  await again.stop();
});

test('one of another PostgreSQL is refused in one sentence that names both', async () => {
  const first = await startEmbeddedPostgres({ dataDir: folder });
  await first.stop();
  await writeFile(join(folder, 'pg', 'PG_VERSION'), '16\n');
  await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
    /^The database in \S+ was made by PostgreSQL 16, and this version of the service brings \d+\.\d+; back it up/,
  );
});

test.each(['pg/postmaster.pid', 'pg.secret', 'service.lock'])('a folder in the place of %s is told', async (name) => {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'pg.secret'), 'secret').catch(() => undefined);
  if (name.startsWith('pg/')) await writeFile(join(folder, 'pg', 'PG_VERSION'), '18\n');
  await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
    new DatabaseError(
      `In the data folder ${folder} a folder stands in the place of a file; move it away or set DATA_DIR to another one.`,
    ),
  );
});

test('a part of a database is refused in one sentence', async () => {
  await mkdir(join(folder, 'pg', 'base'), { recursive: true });
  await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
    /^The database in \S+ is not whole \(it has no PG_VERSION\); bring it back/,
  );
  expect(readdirSync(join(folder, 'pg'))).toEqual(['base']);
});

test('is reached where the environment asks for TLS, which other servers have', async () => {
  vi.stubEnv('PGSSLMODE', 'require');
  const server = await startEmbeddedPostgres({ dataDir: folder });
  try {
    expect(await ask(server.url, 'SELECT 1')).toBe(1);
  } finally {
    vi.unstubAllEnvs();
    await server.stop();
  }
});

test('it sorts and lowers letters the same way on every machine', async () => {
  const server = await startEmbeddedPostgres({ dataDir: folder });
  expect(await ask(server.url, `SELECT lower('ÅÄÖŠ')`)).toBe('åäöš');
  expect(
    await ask(server.url, `SELECT string_agg(w, '' ORDER BY w COLLATE "und-x-icu") FROM unnest('{b,Ä,a,Z}'::text[]) w`),
  ).toBe('aÄbZ');
  await server.stop();
});

test('a folder in use is refused with the pid of its user', async () => {
  const { child, server } = await startElsewhere();
  await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
    `The data folder ${folder} is in use by another service (process ${child.pid})`,
  );
  await killed(child);
  // The database ends a moment after its service, and writes into the folder until then.
  await vi.waitUntil(() => !isRunning(server), { timeout: 30_000 });
});

test('after kill -9 the database ends with its service, and the next start takes the folder over', async () => {
  const { child, server } = await startElsewhere();
  await killed(child);
  const next = await startEmbeddedPostgres({ dataDir: folder });
  expect(isRunning(server)).toBe(false);
  expect(await ask(next.url, 'SELECT 1')).toBe(1);
  await next.stop();
});

test('a PostgreSQL whose watchdog was killed as well is stopped and replaced', async () => {
  const { child, server } = await startElsewhere();
  const watchdog = Number((await readFile(`/proc/${server}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ')[1]);
  for (const guard of await childrenOf(watchdog)) if (guard !== server) process.kill(guard, 'SIGKILL');
  process.kill(watchdog, 'SIGKILL');
  await killed(child);
  expect(isRunning(server)).toBe(true);
  const next = await startEmbeddedPostgres({ dataDir: folder });
  expect(isRunning(server)).toBe(false);
  expect(await ask(next.url, 'SELECT 1')).toBe(1);
  await next.stop();
});

test('a kill while an unlogged table was being made is got over by the next start', async () => {
  const { child, server } = await startElsewhere();
  const client = new Client({ connectionString: runningDatabaseUrl(folder) });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('CREATE TABLE kept AS SELECT 17 AS number');
  await client.query('BEGIN; CREATE UNLOGGED TABLE made (id text PRIMARY KEY); TRUNCATE made');
  // What was written reaches the disk with another transaction.
  await ask(runningDatabaseUrl(folder) ?? '', 'CREATE TABLE later AS SELECT 1');
  process.kill(server, 'SIGKILL');
  await killed(child);
  const next = await startEmbeddedPostgres({ dataDir: folder });
  expect(await ask(next.url, 'SELECT number FROM kept')).toBe(17);
  await next.stop();
});

async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return list.trim().split(' ').map(Number);
}

test('what an interrupted initdb left behind is made anew', async () => {
  await mkdir(join(folder, 'pg.init', 'base'), { recursive: true });
  await writeFile(join(folder, 'pg.init', 'PG_VERSION'), '18\n');
  const server = await startEmbeddedPostgres({ dataDir: folder });
  expect(await ask(server.url, 'SELECT 1')).toBe(1);
  await server.stop();
});

test('an initdb that goes on after its service was killed is in nobody’s way', async () => {
  const writing = setInterval(() => {
    mkdirSync(join(folder, 'pg.init', 'base'), { recursive: true });
    writeFileSync(join(folder, 'pg.init', 'base', '1'), '');
  }, 1);
  try {
    const server = await startEmbeddedPostgres({ dataDir: folder });
    expect(await ask(server.url, 'SELECT 1')).toBe(1);
    await server.stop();
  } finally {
    clearInterval(writing);
  }
  const server = await startEmbeddedPostgres({ dataDir: folder });
  await server.stop();
  expect(readdirSync(folder).filter((name) => name.startsWith('pg.init'))).toEqual([]);
});

test('a lock of a process that has died, or half a lock, is no obstacle', async () => {
  for (const lock of ['{"pid":4194303,"start":"1"}', '{"pid":', `{"pid":${process.pid},"start":"1"}`]) {
    await writeFile(join(folder, 'service.lock'), lock);
    const server = await startEmbeddedPostgres({ dataDir: folder });
    await server.stop();
  }
});

test('a PostgreSQL whose folder another service has taken over writes nothing more and is not started again', async () => {
  const onRestart = vi.fn();
  const server = await startEmbeddedPostgres({ dataDir: folder, onRestart });
  const { pid } = server;
  await rm(join(folder, 'service.lock'));
  await writeFile(join(folder, 'service.lock'), '{"pid":1,"start":"1","place":"elsewhere"}');
  expect((await server.failed).message).toContain('another one has taken over the data folder');
  await server.stop();
  expect(isRunning(pid)).toBe(false);
  // One that ends in order takes this file away, and it would be the other one's.
  expect(await readFile(join(folder, 'pg', 'postmaster.pid'), 'utf8')).toContain(String(pid));
  expect(onRestart).not.toHaveBeenCalled();
  expect(readdirSync(folder)).toContain('service.lock');
});

test('a PostgreSQL whose machine lost its power is started though another process has its pid now', async () => {
  const server = await startEmbeddedPostgres({ dataDir: folder });
  await server.stop();
  const { uid, gid } = statSync(join(folder, 'pg'));
  const other = spawn('sleep', ['60'], { uid, gid });
  await writeFile(join(folder, 'pg', 'postmaster.pid'), `${other.pid}\n${folder}/pg\n1780000000\n5432\n`);
  try {
    const again = await startEmbeddedPostgres({ dataDir: folder });
    expect(await ask(again.url, 'SELECT 1')).toBe(1);
    await again.stop();
  } finally {
    other.kill();
  }
});

test.skipIf(process.platform !== 'linux')('a PostgreSQL without its shared memory is started again', async () => {
  const restarted = Promise.withResolvers<string>();
  const server = await startEmbeddedPostgres({ dataDir: folder, onRestart: restarted.resolve });
  for (const segment of await sharedMemory(server.url)) await rm(segment);
  await expect(ask(server.url, 'SELECT 1')).rejects.toThrow('shared memory');
  await restarted.promise;
  await vi.waitFor(async () => expect(await ask(server.url, 'SELECT 1')).toBe(1), { timeout: 20_000, interval: 100 });
  await server.stop();
});

test('a folder that the system does not make is refused in one sentence', async () => {
  const long = join(folder, 'x'.repeat(300));
  await expect(startEmbeddedPostgres({ dataDir: long })).rejects.toThrow(
    new DatabaseError(`The data folder ${long} cannot be made (ENAMETOOLONG); set DATA_DIR to another one.`),
  );
});

test('a folder that is a file is refused in one sentence', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(startEmbeddedPostgres({ dataDir: file })).rejects.toThrow(
    new DatabaseError(`The data folder ${file} is not a folder; set DATA_DIR to one.`),
  );
});
