import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase, type Transaction } from '../../service/store/database.ts';
import { DatabaseUnavailableError } from '../../service/store/errors.ts';
import { whileAlone } from '../../service/store/media/media-sweep.ts';
import { whileMigrating } from '../../service/store/migrate.ts';
import { sql } from '../../service/store/sql.ts';
import { demoDatabase, type TestDatabase } from './database.ts';
import { held } from './held.ts';
import { demo } from './test-service.ts';

/** How long the process that stands still may do so, milliseconds: less than others wait for a lock. */
const idleMs = 500;
let own: TestDatabase;
/** The same database, opened by a process that stands still now and then. */
let stalled: Database;

beforeAll(async () => {
  own = await demoDatabase();
  stalled = await openDatabase(own.url, { idleMs });
});
afterAll(async () => {
  await stalled.close();
  await own.close();
});

const rename = (transaction: Transaction, name: string) =>
  transaction.query(sql`UPDATE seasons SET display_name = ${name} WHERE uuid = (SELECT min(uuid) FROM seasons)`);

it('what a process holds that stands still in the middle of a change, others have soon', async () => {
  let ended: Promise<unknown> | undefined;
  const goOn = await held((hold) => {
    const work = stalled.inInstance(demo.site, async (transaction) => {
      await rename(transaction, 'stalled');
      await hold();
      await rename(transaction, 'too late');
    });
    ended = work.catch((error: unknown) => error);
    return ended;
  });
  await own.database.inInstance(demo.site, (transaction) => rename(transaction, 'other'));
  await goOn();
  expect(await ended).toBeInstanceOf(DatabaseUnavailableError);
  await stalled.inInstance(demo.site, (transaction) => rename(transaction, 'again'));
});

it('a sweep is alone for as long as it takes, though its transaction does nothing', async () => {
  const others = await whileAlone(stalled, async () => {
    await sleep(3 * idleMs);
    return whileAlone(own.database, () => Promise.resolve('at it as well'));
  });
  expect(others).toBeUndefined();
});

it('the server looks whether somebody is still there, and lets no migration stand still', async () => {
  const shown = (name: string) => sql`SELECT current_setting(${name}) AS value`;
  expect(await own.database.readPlatform((platform) => platform.query(shown('tcp_keepalives_idle')))).toEqual([
    { value: '60' },
  ]);
  const { rows } = await whileMigrating(own.url, ({ client }) =>
    client.query(`SELECT current_setting('idle_in_transaction_session_timeout') AS idle,
      current_setting('tcp_keepalives_idle') AS keepalive`),
  );
  expect(rows).toEqual([{ idle: '1min', keepalive: '60' }]);
});
