import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskStore } from '../../service/blobs/disk-store.ts';
import type { ObjectStore } from '../../service/blobs/object-store.ts';
import { markKey } from '../../service/blobs/store-mark.ts';
import { startSweep, sweep } from '../../service/blobs/sweep.ts';
import { whileAlone } from '../../service/store/media/media-sweep.ts';
import { type Sql, sql } from '../../service/store/sql.ts';
import { demoDatabase, type TestDatabase } from './database.ts';
import { demo } from './test-service.ts';

let server: TestDatabase;
let folder: string;
let store: ObjectStore;
let errors: string[];

beforeEach(async () => {
  server = await demoDatabase();
  folder = mkdtempSync(join(tmpdir(), 'touchline-sweep-'));
  store = diskStore({ folder, origin: 'http://localhost' });
  errors = [];
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const going = () => new AbortController().signal;
const run = (on: ObjectStore = store) =>
  sweep({ database: server.database, store: on, onError: (error) => errors.push(error.message) }, going());
const query = <Row>(statement: Sql) => server.database.inInstance(demo.site, (tx) => tx.query<Row>(statement));

describe('an upload that was never finished', () => {
  it('goes after a day, with its file and its key', async () => {
    await upload('old', 25);
    await upload('new', 23);
    expect(await run()).toMatchObject({ uploads: 1, files: 1 });
    expect(await query(sql`SELECT uuid FROM uploads WHERE uuid IN ('old', 'new')`)).toEqual([{ uuid: 'new' }]);
    expect(await keysOf('old', 'new', 'video')).toEqual(['new']);
    expect(await stored()).toEqual([fileOf('new')]);
    expect(await doomed()).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('goes also when its file never came', async () => {
    await upload('old', 25);
    await store.remove(fileOf('old'));
    expect(await run()).toMatchObject({ uploads: 1 });
    expect(await doomed()).toEqual([]);
  });

  it('goes also when it was reported, and no item was made of it', async () => {
    await upload('old', 25);
    await keptFile('file', fileOf('old'), 25);
    await query(sql`UPDATE uploads SET file_uuid = 'file' WHERE uuid = 'old'`);
    await run();
    expect(await query(sql`SELECT 1 FROM media_files WHERE uuid = 'file'`)).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('leaves the file to an item that shows the same one', async () => {
    await upload('old', 25);
    await keptFile('file', 'frost1_frost/26/11/shared', 25);
    await query(sql`UPDATE uploads SET file_uuid = 'file' WHERE uuid = 'old'`);
    await item('shown', 'ready', 1, 'file');
    await store.remove(fileOf('old'));
    await run();
    expect(await stored()).toEqual(['frost1_frost/26/11/shared']);
  });

  it('stays for the next sweep while somebody holds its video: two that wait for each other would both fail', async () => {
    await item('video', 'pending', 25);
    await upload('old', 25);
    await query(sql`UPDATE uploads SET video_uuid = 'video', key = 'video' WHERE uuid = 'old'`);
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = server.database.inInstance(demo.site, async (tx) => {
      await tx.query(sql`SELECT 1 FROM media WHERE uuid = 'video' FOR UPDATE`);
      held.resolve();
      await released.promise;
    });
    await held.promise;
    expect(await run()).toMatchObject({ uploads: 0 });
    released.resolve();
    await holding;
    expect(await run()).toMatchObject({ uploads: 1 });
    expect(errors).toEqual([]);
  });

  it('lets its video fail, which goes after a week', async () => {
    await item('video', 'pending', 25);
    await upload('old', 25);
    await query(sql`UPDATE uploads SET video_uuid = 'video', key = 'video' WHERE uuid = 'old'`);
    await query(sql`DELETE FROM media_keys WHERE key = 'old'`);
    expect(await run()).toMatchObject({ uploads: 1, items: 0 });
    expect(await query(sql`SELECT status FROM media WHERE uuid = 'video'`)).toEqual([{ status: 'failed' }]);
    await query(sql`UPDATE media SET last_modified = now() - interval '8 days' WHERE uuid = 'video'`);
    expect(await run()).toMatchObject({ items: 1 });
    expect(await keysOf('old', 'new', 'video')).toEqual([]);
  });
});

describe('an item that waits for its file', () => {
  it('stays while an upload for it is open', async () => {
    await item('video', 'failed', 24 * 8);
    await upload('open', 1);
    await query(sql`UPDATE uploads SET video_uuid = 'video', key = 'video' WHERE uuid = 'open'`);
    expect(await run()).toMatchObject({ items: 0, uploads: 0 });
  });
});

describe('an item without a file that is used', () => {
  it('stays, and keeps no other from going', async () => {
    await item('a-used', 'failed', 24 * 8);
    await item('video', 'failed', 24 * 8);
    await query(sql`UPDATE teams SET icon = 'video|embedded|a-used' WHERE uuid = (SELECT min(uuid) FROM teams)`);
    expect(await run()).toMatchObject({ items: 1 });
    expect(await keysOf('a-used', 'video')).toEqual(['a-used']);
    expect(errors).toEqual([]);
  });
});

describe('a doomed file', () => {
  const key = 'frost1_frost/26/11/doomed';
  beforeEach(async () => {
    await store.put(key, Buffer.from('x'), 'image/png');
    await query(sql`INSERT INTO doomed_files (storage_key) VALUES (${key})`);
  });

  it('goes, and its row', async () => {
    expect(await run()).toMatchObject({ files: 1 });
    expect([await stored(), await doomed()]).toEqual([[], []]);
  });

  it('keeps its row when the process dies before the file goes, and goes the next time', async () => {
    await run({ ...store, remove: () => Promise.reject(new Error('died before')) });
    expect(errors).toEqual(['died before']);
    expect([await stored(), await doomed()]).toEqual([[key], [key]]);
    expect(await run()).toMatchObject({ files: 1 });
    expect([await stored(), await doomed()]).toEqual([[], []]);
  });

  it('keeps its row when the process dies between file and row, and is forgotten the next time', async () => {
    const dying = async (doomedKey: string) => {
      await store.remove(doomedKey);
      throw new Error('died between');
    };
    await run({ ...store, remove: dying });
    expect([await stored(), await doomed()]).toEqual([[], [key]]);
    expect(await run()).toMatchObject({ files: 1 });
    expect(await doomed()).toEqual([]);
  });

  it('does not keep the others from going', async () => {
    await query(
      sql`INSERT INTO doomed_files (storage_key, doomed_at) VALUES ('frost1_frost/26/11/stuck', now() - interval '1 day')`,
    );
    const stuck = (one: string) => (one === key ? store.remove(one) : Promise.reject(new Error('stuck')));
    await run({ ...store, remove: stuck });
    expect([await stored(), await doomed()]).toEqual([[], ['frost1_frost/26/11/stuck']]);
  });

  it('waits for the next sweep when the store is out of reach', async () => {
    await query(
      sql`INSERT INTO doomed_files (storage_key) SELECT 'frost1_frost/26/11/' || n FROM generate_series(1, 30) n`,
    );
    const unreachable = () => Promise.reject(new Error('unreachable'));
    await run({ ...store, remove: unreachable });
    expect(errors).toHaveLength(10);
    expect(await run()).toMatchObject({ files: 31 });
  });

  it('stays while a transaction that dooms it is undone', async () => {
    await query(sql`DELETE FROM doomed_files WHERE storage_key = ${key}`);
    const undone = server.database.inInstance(demo.site, async (tx) => {
      await tx.query(sql`INSERT INTO doomed_files (storage_key) VALUES (${key})`);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await run();
    expect(await stored()).toEqual([key]);
  });
});

describe('a stored file that no row knows', () => {
  it('goes after a day; younger ones, those of rows and those of strangers stay', async () => {
    const kept = ['frost1_frost/26/11/kept', 'frost1_frost/26/11/young', 'nobody/26/11/foreign', 'loose'];
    for (const key of [...kept, 'frost1_frost/26/11/stray', 'havs1_havs/26/11/stray']) {
      await store.put(key, Buffer.from('x'), 'image/png');
    }
    await age(25);
    await store.put('frost1_frost/26/11/young', Buffer.from('x'), 'image/png');
    await keptFile('kept', 'frost1_frost/26/11/kept', 1, 'listed');
    expect(await run()).toMatchObject({ strays: 2 });
    expect(await stored()).toEqual([...kept].sort());
  });

  it('goes also when there are more than fit into one look at the rows', async () => {
    const removed: string[] = [];
    const full: ObjectStore = {
      ...store,
      async *list() {
        for (let count = 0; count < 1_001; count++) {
          yield { key: `frost1_frost/26/11/${count}`, size: 1, modified: new Date(0) };
        }
      },
      remove: async (key) => {
        removed.push(key);
      },
    };
    expect(await run(full)).toMatchObject({ strays: 1_001 });
    expect(new Set(removed).size).toBe(1_001);
  });
});

describe('the sweep', () => {
  it('is done by one process at a time', async () => {
    expect(await whileAlone(server.database, () => run())).toBeUndefined();
    expect(await run()).toBeDefined();
  });

  it('runs when it is started, and finishes the file that it is at when it is stopped', async () => {
    for (const name of ['a', 'b']) {
      await store.put(`frost1_frost/26/11/${name}`, Buffer.from('x'), 'image/png');
      await query(sql`INSERT INTO doomed_files (storage_key) VALUES (${`frost1_frost/26/11/${name}`})`);
    }
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const slow = async (key: string) => {
      begun.resolve();
      await goOn.promise;
      await store.remove(key);
    };
    const onError = (error: Error) => errors.push(error.message);
    const running = startSweep({ database: server.database, store: { ...store, remove: slow }, onError });
    await begun.promise;
    const stopped = running.stop();
    goOn.resolve();
    await stopped;
    expect([await stored(), await doomed(), errors]).toEqual([['frost1_frost/26/11/b'], ['frost1_frost/26/11/b'], []]);
  });
});

const fileOf = (uuid: string) => `frost1_frost/26/11/${uuid}`;

/** An upload of so many hours ago whose file has come; uuid and key are the same. */
async function upload(uuid: string, hours: number): Promise<void> {
  await store.put(fileOf(uuid), Buffer.from('x'), 'image/png');
  await query(sql`INSERT INTO media_keys (key, instance_id) VALUES (${uuid}, ${demo.site})`);
  await query(sql`
    INSERT INTO uploads (uuid, type, key, storage_key, file_name, mimetype, size, created_at)
    VALUES (${uuid}, 'image', ${uuid}, ${fileOf(uuid)}, 'a.png', 'image/png', 1, now() - make_interval(hours => ${hours}))`);
}

async function item(uuid: string, status: string, hours: number, file: string | null = null): Promise<void> {
  await query(sql`INSERT INTO media_keys (key, instance_id) VALUES (${uuid}, ${demo.site})`);
  await query(sql`
    INSERT INTO media (uuid, type, key, status, name, search_text, file_uuid, last_modified)
    VALUES (${uuid}, 'video', ${uuid}, ${status}, 'Name', 'name', ${file}, now() - make_interval(hours => ${hours}))`);
}

async function keptFile(uuid: string, storageKey: string, hours: number, used?: 'listed'): Promise<void> {
  await store.put(storageKey, Buffer.from('x'), 'image/png');
  await query(sql`
    INSERT INTO media_files (uuid, storage_key, mimetype, size, width, height, hash, created_at)
    VALUES (${uuid}, ${storageKey}, 'image/png', 1, 1, 1, ${uuid}, now() - make_interval(hours => ${hours}))`);
  if (used) await item(`${uuid}-item`, 'ready', 1, uuid);
}

/** Lets every stored file be so many hours old. */
async function age(hours: number): Promise<void> {
  const moment = new Date(Date.now() - hours * 3_600_000);
  const entries = await readdir(join(folder, 'stored'), { recursive: true, withFileTypes: true });
  for (const entry of entries) if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), moment, moment);
}

/** What the store has, without its mark. */
async function stored(): Promise<string[]> {
  const keys = [];
  for await (const { key } of store.list()) if (key !== markKey) keys.push(key);
  return keys.sort();
}

async function doomed(): Promise<string[]> {
  const rows = await query<{ key: string }>(sql`SELECT storage_key AS key FROM doomed_files ORDER BY storage_key`);
  return rows.map(({ key }) => key);
}

async function keysOf(...keys: string[]): Promise<string[]> {
  const rows = await query<{ key: string }>(
    sql`SELECT key FROM media_keys WHERE key = ANY(${keys}::text[]) ORDER BY key`,
  );
  return rows.map(({ key }) => key);
}
