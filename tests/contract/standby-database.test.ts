import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../service/store/migrate.ts';
import { startTestService, type TestService } from './test-service.ts';

// A server that takes no writes, as one does that became a standby while the service works.
let service: TestService;
let owner: Client;
const name = () => new URL(service.databaseUrl).pathname.slice(1);
const url = (path: string) => Object.assign(new URL(service.databaseUrl), { pathname: path }).href;

beforeAll(async () => {
  service = await startTestService();
  owner = new Client({ connectionString: url('postgres') });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await service.close();
});

const takesWrites = async (does: boolean) => {
  await owner.query(
    does
      ? `ALTER DATABASE "${name()}" RESET default_transaction_read_only`
      : `ALTER DATABASE "${name()}" SET default_transaction_read_only = on`,
  );
  await owner.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name()]);
};
const write = () => service.call({ method: 'POST', url: '/api/meta/tag', body: { name: 'Written once' } });

it('is read from, and refuses writes as what passes by itself', async () => {
  await takesWrites(false);
  await expect
    .poll(async () => (await service.call({ url: '/api/sports-v2/teams' })).statusCode, { timeout: 10_000 })
    .toBe(200);
  const refused = await write();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
  // The console opens: that a visit is not kept is no reason against it.
  expect((await service.call({ url: '/api/users/networks' })).statusCode).toBe(200);
  const health = await service.call({ url: '/health' });
  expect([health.statusCode, health.json()]).toEqual([
    503,
    { status: 'degraded', reason: 'The database takes no writes: nothing can be stored.' },
  ]);
  // The connections that there are keep what was set when they were made.
  await owner.query(`ALTER DATABASE "${name()}" RESET default_transaction_read_only`);
  await expect.poll(async () => (await write()).statusCode, { timeout: 5_000 }).toBe(201);
  await expect.poll(async () => (await service.call({ url: '/health' })).statusCode, { timeout: 10_000 }).toBe(200);
});

it('is told at /health also where the connections that there are were made before', async () => {
  await owner.query(`ALTER DATABASE "${name()}" SET default_transaction_read_only = on`);
  const status = async () => (await service.call({ url: '/health' })).statusCode;
  await expect.poll(status, { timeout: 20_000, interval: 500 }).toBe(503);
  await takesWrites(true);
  await expect.poll(status, { timeout: 20_000 }).toBe(200);
}, 60_000);

it('is named in one sentence by a start', async () => {
  await takesWrites(false);
  await expect(migrate(service.databaseUrl)).rejects.toThrow(
    /^The database \S+ takes no writes: it is a standby, or was set to be read only\.$/,
  );
  await takesWrites(true);
});

it('that others hold is waited for, and the one who waits hears of it', async () => {
  const holder = new Client({ connectionString: service.databaseUrl });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE migrations');
  const told = Promise.withResolvers<string>();
  const migrated = migrate(service.databaseUrl, undefined, { onDelay: told.resolve, delayMs: 100 });
  expect(await told.promise).toContain('others hold them');
  await holder.query('COMMIT');
  expect(await migrated).toEqual([]);
  await holder.end();
});
