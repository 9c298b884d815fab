import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../../service/store/database.ts';
import { siteLockKeys } from '../../service/store/locks/lock-keys.ts';
import { createPlayer } from '../../service/store/people/player-writes.ts';
import { sql } from '../../service/store/sql.ts';
import { demoDatabase, type TestDatabase } from './database.ts';
import { held } from './held.ts';
import { demo } from './test-service.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await demoDatabase();
});
afterAll(() => store.close());

const save = (site: string) =>
  store.database.inInstance(site, (transaction) =>
    createPlayer(transaction, 'test', { firstName: 'Egen', lastName: 'Plats' }),
  );

describe('what keeps one site busy', () => {
  const lockOf = (transaction: Transaction) =>
    transaction.query(sql`SELECT pg_advisory_xact_lock(${siteLockKeys.menu}, hashtext(${transaction.instanceId}))`);

  it('a lock that many of its saves wait for, lets another save at once, and then them', async () => {
    const end = await held((hold) =>
      store.database.inInstance(demo.site, async (transaction) => {
        await lockOf(transaction);
        await hold();
      }),
    );
    const waiting = Array.from({ length: 12 }, () => store.database.inInstance(demo.site, lockOf));
    const began = performance.now();
    await save(demo.masterSite);
    await store.database.readPlatform((platform) => platform.query(sql`SELECT 1`));
    expect(performance.now() - began).toBeLessThan(2000);
    await end();
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).not.toContain('rejected');
  });

  it('reads that take long, lets another read and save', async () => {
    const slow = () => store.database.readInstance(demo.site, (reader) => reader.query(sql`SELECT pg_sleep(1.5)`));
    const waiting = Array.from({ length: 8 }, slow);
    const began = performance.now();
    await save(demo.masterSite);
    expect(performance.now() - began).toBeLessThan(1200);
    await Promise.all(waiting);
  });
});

it('holds nothing that a save of another site waits for, whatever it has locked of its own', async () => {
  const everything = async (transaction: Transaction) => {
    await createPlayer(transaction, 'test', { firstName: 'Lång', lastName: 'Rad' });
    for (const key of Object.values(siteLockKeys))
      await transaction.query(sql`SELECT pg_advisory_xact_lock(${key}, hashtext(${transaction.instanceId}))`);
  };
  const end = await held((hold) =>
    store.database.inInstance(demo.site, async (transaction) => {
      await everything(transaction);
      await hold();
    }),
  );
  const began = performance.now();
  await store.database.inInstance(demo.masterSite, everything);
  expect(performance.now() - began).toBeLessThan(2000);
  await end();
});
