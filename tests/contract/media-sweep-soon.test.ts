import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { diskStore } from '../../service/blobs/disk-store.ts';
import type { ObjectStore } from '../../service/blobs/object-store.ts';
import { startSweep } from '../../service/blobs/sweep.ts';
import { sql } from '../../service/store/sql.ts';
import { demoDatabase, type TestDatabase } from './database.ts';

const key = 'frost1_frost/26/11/soon';
let server: TestDatabase;
let folder: string;
let store: ObjectStore;
let errors: string[];

beforeEach(async () => {
  server = await demoDatabase();
  folder = mkdtempSync(join(tmpdir(), 'touchline-soon-'));
  store = diskStore({ folder, origin: 'http://localhost' });
  errors = [];
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const doomed = () => server.database.platform((tx) => tx.query(sql`SELECT storage_key FROM doomed_files`));

/** Does `work` beside a service that has swept once and looks often, once a file was let go of. */
async function beside(on: ObjectStore, work: () => Promise<void>): Promise<void> {
  const listed = Promise.withResolvers<void>();
  // The last that the first sweep does.
  const list = async function* () {
    yield* store.list();
    listed.resolve();
  };
  const onError = (error: Error) => errors.push(error.message);
  const running = startSweep({ database: server.database, store: { ...on, list }, onError }, 20);
  await listed.promise;
  await store.put(key, Buffer.from('x'), 'image/png');
  await server.database.platform((tx) => tx.query(sql`INSERT INTO doomed_files (storage_key) VALUES (${key})`));
  await work().finally(running.stop);
}

it('what is let go of goes soon, since no quota counts it any more', () =>
  beside(store, async () => {
    await vi.waitFor(async () => expect([await store.stat(key), await doomed()]).toEqual([undefined, []]), 5_000);
  }));

it('what the store does not let go is tried once, and then with all else', () =>
  beside({ ...store, remove: () => Promise.reject(new Error('no')) }, async () => {
    await vi.waitUntil(() => errors.length > 0, 5_000);
    await setTimeout(200);
    expect([errors, await doomed()]).toEqual([['no'], [{ storage_key: key }]]);
  }));
