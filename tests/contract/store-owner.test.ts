import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskStore } from '../../service/blobs/disk-store.ts';
import type { ObjectStore } from '../../service/blobs/object-store.ts';
import { claimStore, giveStore, isForeignStore } from '../../service/blobs/store-owner.ts';
import { sweep } from '../../service/blobs/sweep.ts';
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

/** Two days old, as the sweep sees it. */
async function makeOld(): Promise<void> {
  const moment = new Date(Date.now() - 48 * 3_600_000);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), moment, moment);
}
