import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../service/database/embedded-postgres.ts';
import { freePort } from '../../service/database/free-port.ts';
import { seedDemo } from '../../service/demo/seed-demo.ts';
import { openDatabase } from '../../service/store/database.ts';
import { migrate } from '../../service/store/migrate.ts';
import { sql } from '../../service/store/sql.ts';

/** Half of them kill the service alone, half PostgreSQL with it; each start and recovery costs seconds. */
const rounds = 20;
/** So many databases are killed side by side, which is faster than one after the other. */
const lanes = 2;
const site = 'frost1_frost';
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'touchline-crash-'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

/** Ports that are free, no two the same. */
async function freePorts(count: number): Promise<string[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports].map(String);
}

/** Starts the database in the folder for as long as `work` runs. */
async function withStore<Result>(
  folder: string,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>,
) {
  const server = await startEmbeddedPostgres({ dataDir: folder });
  try {
    await migrate(server.url);
    const database = await openDatabase(server.url, { asOwner: true });
    await seedDemo(database);
    const result = await work(database);
    await database.close();
    return result;
  } finally {
    await server.stop();
  }
}

/** Lets a service run under writes for a while and kills it with -9: alone, or together with PostgreSQL. Answers what it had acknowledged. */
async function killMidway(folder: string, port: string, round: number): Promise<number[]> {
  const writer = spawn(
    process.execPath,
    [fileURLToPath(new URL('./writer.ts', import.meta.url)), folder, port, site, String(round * 100_000)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  writer.stdout.on('data', (text: Buffer) => {
    output += String(text);
  });
  // As patient as a machine with other work needs; how long a start takes is not what this is about.
  await expect.poll(() => output, { timeout: 60_000, interval: 5 }).toContain('done');
  await sleep(20 + ((round * 37) % 150));
  const server = Number(/server (\d+)/.exec(output)?.[1]);
  await kill(writer, round % 2 === 0 ? server : undefined);
  // The last line may have been cut by the kill; without its end it was not acknowledged.
  return [...output.matchAll(/done (\d+)\n/g)].map((match) => Number(match[1]));
}

async function kill(writer: ChildProcess, server: number | undefined): Promise<void> {
  const closed = new Promise((resolve) => writer.once('close', resolve));
  writer.kill('SIGKILL');
  if (server !== undefined) process.kill(server, 'SIGKILL');
  await closed;
}

/** Kills one database again and again under writes; answers what was acknowledged and is not there at the end. */
async function lostInLane(lane: number, port: string): Promise<number[]> {
  const folder = join(root, String(lane));
  await withStore(folder, async () => undefined);
  const acknowledged = new Set<number>();
  for (let round = (lane * rounds) / lanes; round < ((lane + 1) * rounds) / lanes; round++) {
    const done = await killMidway(folder, port, round);
    expect(done.length).toBeGreaterThan(0);
    for (const number of done) acknowledged.add(number);
  }
  const kept = await withStore(folder, (database) =>
    database.readInstance(site, (reader) =>
      reader.query<{ code: string }>(sql`SELECT team_code AS code FROM teams WHERE team_code LIKE ${'CRASH%'}`),
    ),
  );
  const present = new Set(kept.map((row) => Number(row.code.replace('CRASH', ''))));
  return [...acknowledged].filter((number) => !present.has(number));
}

test(`nothing acknowledged is lost in ${rounds} kills with -9 under writes`, { timeout: 600_000 }, async () => {
  const ports = await freePorts(lanes);
  const ended = await Promise.allSettled(ports.map((port, lane) => lostInLane(lane, port)));
  // Both lanes have come to rest before the first failure is thrown: the folder is removed afterwards.
  expect(ended).toEqual(ports.map(() => ({ status: 'fulfilled', value: [] })));
});
