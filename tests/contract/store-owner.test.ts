import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { restoreBackup } from '../../service/backup/restore-backup.ts';
import { takeBackup } from '../../service/backup/take-backup.ts';
import { diskStore } from '../../service/blobs/disk-store.ts';
import type { ObjectStore } from '../../service/blobs/object-store.ts';
import { claimStore, giveStore, isForeignStore, readOwner } from '../../service/blobs/store-owner.ts';
import { sweep } from '../../service/blobs/sweep.ts';
import { readConfig } from '../../service/config.ts';
import { storePictures } from '../../service/demo/store-pictures.ts';
import { openWorkplace } from './backup-sample.ts';
import { demoDatabase, type TestDatabase } from './database.ts';

let server: TestDatabase;
let folder: string;
let store: ObjectStore;

beforeAll(async () => {
  server = await demoDatabase();
  folder = mkdtempSync(join(tmpdir(), 'touchline-owner-'));
  store = diskStore({ folder, origin: 'http://localhost' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

it('has a store swept by its own database alone', async () => {
  const parts = { database: server.database, store, onError: () => undefined };
  const key = 'frost1_frost/26/11/stray';
  await store.put(key, Buffer.from('a'), 'image/png');
  await makeOld();
  await giveStore(store, 'another');
  expect(await claimStore(parts)).toBe(false);
  await expect(sweep(parts, new AbortController().signal)).rejects.toThrow(
    'the store has the files of another database',
  );
  expect(await store.stat(key)).toBeDefined();

  await store.remove('database-identity');
  expect(await isForeignStore(parts)).toBe(false);
  expect(await claimStore(parts)).toBe(true);
  expect(await claimStore(parts)).toBe(true);
  expect(await sweep(parts, new AbortController().signal)).toMatchObject({ strays: 1 });
  expect(await store.stat(key)).toBeUndefined();
  expect(await claimStore(parts)).toBe(true);
});

it('gets no pictures of the demo of another database', async () => {
  const place = await openWorkplace();
  const dataDir = place.newFolder();
  const others = diskStore({ folder: join(dataDir, 'media'), origin: 'http://localhost' });
  await giveStore(others, 'another');
  const config = { ...readConfig({}), dataDir };
  await expect(storePictures(config, server.database)).rejects.toThrow(
    `The folder ${dataDir} has the media of another database; set DATA_DIR to one of its own.`,
  );
  const keys: string[] = [];
  for await (const { key } of others.list()) keys.push(key);
  expect(keys).toEqual(['database-identity']);
  await place.close();
});

it('is given to no other database by a restore, which leaves it as it is', async () => {
  const place = await openWorkplace();
  const backup = place.newFolder();
  await takeBackup({ url: server.url, store, folder: backup });
  const others = place.newStore();
  await giveStore(others, 'another');
  const url = await place.newDatabase();
  await expect(restoreBackup({ url, store: others, folder: backup })).rejects.toThrow(
    'The store has the media of another database, which would lose them;',
  );
  const keys: string[] = [];
  for await (const { key } of others.list()) keys.push(key);
  expect(keys).toEqual(['database-identity']);
  expect(await readOwner(others)).toBe('another');
  // Its own, which outlived the database, with the mark of a later sweep.
  await store.put('database-mark', Buffer.from('later'), 'text/plain');
  await restoreBackup({ url, store, folder: backup });
  expect(await store.stat('database-mark')).toBeUndefined();
  await place.close();
});

it('is restored to by a key that may delete nothing, where no mark is to go', async () => {
  const place = await openWorkplace();
  const backup = place.newFolder();
  await takeBackup({ url: server.url, store, folder: backup });
  const fresh = place.newStore();
  const remove = () => Promise.reject(new Error('AccessDenied'));
  await restoreBackup({ url: await place.newDatabase(), store: { ...fresh, remove }, folder: backup });
  expect(await readOwner(fresh)).toBe(await readOwner(store));
  await place.close();
});

/** Two days old, as the sweep sees it. */
async function makeOld(): Promise<void> {
  const moment = new Date(Date.now() - 48 * 3_600_000);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), moment, moment);
}
