import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase, type Queries } from '../../service/store/database.ts';
import { CommitInDoubtError, DatabaseUnavailableError } from '../../service/store/errors.ts';
import { sql } from '../../service/store/sql.ts';
import { demoDatabase, type TestDatabase } from './database.ts';
import { demo } from './test-service.ts';

/** How long the database may say nothing, and how long refusals may take: those who wait for a connection do so for ten seconds. */
const [answerMs, patience] = [500, 40_000];
let real: TestDatabase;
let way: Server;
let database: Database;
/** Connections that nothing comes through any more, as when a machine stands still or the network is cut. */
let isSilent = false;
/** What the way goes silent at. */
let silencing: string | undefined;

beforeAll(async () => {
  real = await demoDatabase();
  const { hostname, port } = new URL(real.url);
  way = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const satisfies [Socket, Socket][]) {
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
      from.on('data', (bytes) => {
        if (silencing !== undefined && bytes.includes(silencing)) isSilent = true;
        if (!isSilent) to.write(bytes);
      });
    }
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const address = new URL(real.url);
  address.host = `127.0.0.1:${(way.address() as { port: number }).port}`;
  database = await openDatabase(address.href, { answerMs });
});
afterAll(async () => {
  await database.close();
  way.close();
  await real.close();
});

const one = (queries: Queries) => queries.query(sql`SELECT 1`);

it('is told as one that does not answer, on every connection, and is there again with new ones', {
  timeout: 90_000,
}, async () => {
  const calls = () =>
    Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0 ? database.readInstance(demo.site, one) : database.inInstance(demo.site, one),
    );
  await Promise.all(calls());
  isSilent = true;
  const since = performance.now();
  const found = await Promise.allSettled([...calls(), database.readPlatform(one)]);
  expect(performance.now() - since).toBeLessThan(patience);
  for (const each of found) {
    expect(each).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailableError) as unknown });
  }
  isSilent = false;
  await Promise.all(calls());
});

it('leaves in doubt what it was storing', async () => {
  silencing = 'COMMIT';
  const storing = database.inInstance(demo.site, one).catch((error: unknown) => error);
  expect(await storing).toBeInstanceOf(CommitInDoubtError);
  [silencing, isSilent] = [undefined, false];
  await database.inInstance(demo.site, one);
});
