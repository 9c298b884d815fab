import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diskStore } from '../../service/blobs/disk-store.ts';
import type { ObjectStore } from '../../service/blobs/object-store.ts';
import { restoredMark, unmarkStore } from '../../service/blobs/store-mark.ts';
import { startSweep, sweep } from '../../service/blobs/sweep.ts';
import { noteMark } from '../../service/store/media/store-mark.ts';
import { sql } from '../../service/store/sql.ts';
import { demoDatabase, type TestDatabase } from './database.ts';
import { demo } from './test-service.ts';

const stray = `${demo.site}/26/11/stray`;
const later = `${stray}-later`;
const disputed =
  'another copy of this database uses the bucket, or a later state of it did, so nothing is removed from there; give one of them a bucket of its own, then remove the object database-mark from this one';

let original: TestDatabase;
let copy: TestDatabase;
let folder: string;
let store: ObjectStore;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  [original, copy] = await Promise.all([demoDatabase(), demoDatabase()]);
  folder = mkdtempSync(join(tmpdir(), 'touchline-mark-'));
  store = diskStore({ folder, origin: 'http://localhost' });
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all([original.close(), copy.close()]);
  rmSync(folder, { recursive: true });
});

const run = ({ database }: TestDatabase, on = store) =>
  sweep({ database, store: on, isShared: true, onError: () => undefined }, new AbortController().signal);

it('nothing is removed from a bucket that two copies of a database use, until it is one’s alone', async () => {
  await run(original);
  await makeCopy();
  expect(await run(copy)).toMatchObject({ strays: 0 });
  await putOld(stray);
  await expect(run(original)).rejects.toThrow(disputed);
  await expect(run(copy)).rejects.toThrow(disputed);
  await expect(run(original)).rejects.toThrow(disputed);
  expect(await store.stat(stray)).toBeDefined();
  await store.remove('database-mark');
  expect(await run(original)).toMatchObject({ strays: 0 });
  letHoursPass(2);
  expect(await run(original)).toMatchObject({ strays: 1 });
  expect(await run(original)).toMatchObject({ strays: 0 });
  await expect(run(copy)).rejects.toThrow(disputed);
});

it('a copy of an earlier moment is refused at its first sweep', async () => {
  await run(original);
  await makeCopy();
  await run(original);
  await putOld(stray);
  await expect(run(copy)).rejects.toThrow(disputed);
  expect(await store.stat(stray)).toBeDefined();
});

it('what only the original has outlives a backup that is restored and started beside it, with the same bucket', async () => {
  await run(original);
  letHoursPass(2);
  await makeCopy();
  await unmarkStore(store);
  await putOld(stray);
  await letGo(copy, stray);
  // Two replicas of it.
  for (const _time of [1, 2]) expect(await run(copy)).toMatchObject({ strays: 0, files: 0 });
  letHoursPass(1);
  await expect(run(original)).rejects.toThrow(disputed);
  letHoursPass(1);
  await expect(run(copy)).rejects.toThrow(disputed);
  expect(await store.stat(stray)).toBeDefined();
});

it('a clock that was ahead when the bucket was marked keeps nothing for longer', async () => {
  await run(original);
  letHoursPass(-48);
  await putOld(stray);
  expect(await run(original)).toMatchObject({ strays: 0 });
  letHoursPass(2);
  expect(await run(original)).toMatchObject({ strays: 1 });
});

it('a service hears within a minute of a copy that has started, says so once and removes nothing more', async () => {
  const errors: string[] = [];
  const parts = { database: original.database, store, isShared: true };
  const going = startSweep({ ...parts, onError: ({ message }) => errors.push(message) }, 50);
  await expect.poll(() => store.stat('database-mark'), { timeout: 20_000 }).toBeDefined();
  await makeCopy();
  await run(copy);
  await expect.poll(() => errors, { timeout: 20_000 }).toEqual([disputed]);
  await putOld(stray);
  await letGo(original, stray);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await going.stop();
  expect(errors).toEqual([disputed]);
  expect(await store.stat(stray)).toBeDefined();
});

it('a copy is met within a minute also where a removal has failed, which itself waits', async () => {
  await run(original);
  letHoursPass(3);
  const errors: string[] = [];
  const failing: ObjectStore = { ...store, remove: () => Promise.reject(new Error('hiccup')) };
  const parts = { database: original.database, store: failing, isShared: true };
  const going = startSweep({ ...parts, onError: ({ message }) => errors.push(message) }, 50);
  await putOld(stray);
  await letGo(original, stray);
  await expect.poll(() => errors, { timeout: 20_000 }).toContain('hiccup');
  await makeCopy();
  await run(copy);
  await expect.poll(() => errors, { timeout: 20_000 }).toContain(disputed);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await going.stop();
  expect(errors.filter((error) => error === disputed)).toHaveLength(1);
});

it.each(['before', 'after'])(
  'a store that fails %s it has its new mark is the same database’s still',
  async (moment) => {
    await run(original);
    letHoursPass(2);
    const failing: ObjectStore = {
      ...store,
      async put(...file) {
        if (moment === 'after') await store.put(...file);
        throw new Error('lost');
      },
    };
    for (const _time of [1, 2]) await expect(run(original, failing)).rejects.toThrow('lost');
    await putOld(stray);
    expect(await run(original)).toMatchObject({ strays: 1 });
  },
);

it('a mark that comes late, after the next one, is the same database’s still, and no other copy’s', async () => {
  await run(original);
  letHoursPass(3);
  let comeLate = async () => {};
  const slow: ObjectStore = {
    ...store,
    put(...file) {
      comeLate = () => store.put(...file).then(() => undefined);
      return Promise.reject(new Error('no answer'));
    },
  };
  await expect(run(original, slow)).rejects.toThrow('no answer');
  await run(original);
  await comeLate();
  await putOld(stray);
  expect(await run(original)).toMatchObject({ strays: 1 });
  await makeCopy();
  await run(original);
  await expect(run(copy)).rejects.toThrow(disputed);
});

it('a full bucket without a mark gives the place of one file that was let go of to its first mark', async () => {
  const full = fullStore();
  await expect(run(original, full)).rejects.toThrow('QuotaExceeded');
  await putOld(stray);
  for (const key of [stray, later]) await letGo(original, key);
  expect(await run(original, full)).toMatchObject({ files: 0 });
  expect(await store.stat(stray)).toBeUndefined();
  letHoursPass(2);
  expect(await run(original, full)).toMatchObject({ files: 1 });
});

it('from a full bucket a copy, which cannot mark it, removes nothing but for the room that a mark needs', async () => {
  await run(original);
  letHoursPass(3);
  await run(original);
  await makeCopy();
  const errors: string[] = [];
  const full: ObjectStore = { ...store, put: () => Promise.reject(new Error('QuotaExceeded')) };
  for (const key of [stray, later]) await putOld(key);
  const parts = { database: copy.database, store: full, isShared: true };
  const going = startSweep({ ...parts, onError: ({ message }) => errors.push(message) }, 50);
  await expect.poll(() => errors, { timeout: 20_000 }).toEqual(['QuotaExceeded']);
  for (const key of [stray, later]) await letGo(copy, key);
  await expect.poll(() => errors, { timeout: 20_000 }).toEqual(['QuotaExceeded', 'QuotaExceeded']);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await going.stop();
  expect(await store.stat(stray)).toBeUndefined();
  expect(await store.stat(later)).toBeDefined();
});

it('what is let go of makes room within a minute in a bucket that was full when it was to be marked', async () => {
  await run(original);
  letHoursPass(3);
  const errors: string[] = [];
  const parts = { database: original.database, store: fullStore(), isShared: true };
  const going = startSweep({ ...parts, onError: ({ message }) => errors.push(message) }, 50);
  await expect.poll(() => errors, { timeout: 20_000 }).toEqual(['QuotaExceeded']);
  for (const key of [stray, later]) {
    await putOld(key);
    await letGo(original, key);
  }
  await expect.poll(() => store.stat(stray), { timeout: 20_000 }).toBeUndefined();
  await expect.poll(() => store.stat(later), { timeout: 20_000 }).toBeUndefined();
  await going.stop();
  expect(errors).toEqual(['QuotaExceeded']);
});

it('a bucket that has become full after a copy has marked it is disputed all the same', async () => {
  await run(original);
  await makeCopy();
  await run(copy);
  const full = fullStore();
  await expect(run(original, full)).rejects.toThrow(disputed);
  await expect(run(copy)).rejects.toThrow(disputed);
});

describe('a folder, which one process has alone', () => {
  const runAlone = ({ database }: TestDatabase) =>
    sweep({ database, store, onError: () => undefined }, new AbortController().signal);

  it('is swept at once by the database that has had it from its beginning', async () => {
    await putOld(stray);
    expect(await runAlone(original)).toMatchObject({ strays: 1 });
  });

  it('loses nothing to a database that its backup was restored beside, and that is started once more', async () => {
    await runAlone(original);
    await makeCopy();
    await unmarkStore(store);
    await putOld(stray);
    expect(await runAlone(copy)).toMatchObject({ strays: 0 });
    letHoursPass(3);
    await putOld(later);
    await expect(runAlone(original)).rejects.toThrow(
      'another copy of this database uses the media folder, or a later state of it did, so nothing is removed from there; give one of them a media folder of its own, then remove the file media/stored/00/001f96b3ca38726df1cd48026c218ea8c79ab41f7e1a474061ab4abb0ca0c2b5 from this one',
    );
    expect(await store.stat(later)).toBeDefined();
  });

  it.each([
    ['a backup', () => runAlone(original)],
    ['one from before there were marks', () => noteMark(original.database, { next: null, before: [restoredMark] })],
  ])(
    'is not swept within two hours by a database that was restored into it from %s, as for a trial',
    async (_, mark) => {
      await mark();
      await makeCopy();
      await unmarkStore(store);
      await putOld(stray);
      expect(await runAlone(copy)).toMatchObject({ strays: 0 });
      letHoursPass(2);
      expect(await runAlone(copy)).toMatchObject({ strays: 1 });
    },
  );
});

/** Notes a file as one that is to go, as a deletion does. */
async function letGo({ database }: TestDatabase, key: string): Promise<void> {
  await database.platform((platform) => platform.query(sql`INSERT INTO doomed_files (storage_key) VALUES (${key})`));
}

/** The store as one that takes nothing more until a file has gone from it. */
function fullStore(): ObjectStore {
  let isFull = true;
  return {
    ...store,
    put: (...file) => (isFull ? Promise.reject(new Error('QuotaExceeded')) : store.put(...file)),
    async remove(key) {
      await store.remove(key);
      isFull = false;
    },
  };
}

function letHoursPass(hours: number): void {
  vi.setSystemTime(Date.now() + hours * 3_600_000);
}

/** Gives the second database what the first one is known by, as a copy of it has. */
async function makeCopy(): Promise<void> {
  const [from, to] = [original, copy].map(({ url }) => new Client({ connectionString: url }));
  if (!from || !to) throw new Error('two databases are needed');
  await Promise.all([from.connect(), to.connect()]);
  const { rows } = await from.query<string[]>({ text: 'SELECT * FROM database_identity', rowMode: 'array' });
  await to.query('UPDATE database_identity SET (id, mark, next_mark) = ROW ($1, $2, $3)', rows[0]);
  await Promise.all([from.end(), to.end()]);
}

/** Stores a file that is two days old, as the sweep sees it. */
async function putOld(key: string): Promise<void> {
  await store.put(key, Buffer.from('a'), 'image/png');
  const moment = new Date(Date.now() - 48 * 3_600_000);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), moment, moment);
  }
}
