import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainBackupError } from '../../service/backup/backup-error.ts';
import { type Manifest, manifestText } from '../../service/backup/manifest.ts';
import { restoreBackup } from '../../service/backup/restore-backup.ts';
import { takeBackup } from '../../service/backup/take-backup.ts';
import type { ObjectStore } from '../../service/blobs/object-store.ts';
import { openWorkplace, query, type Workplace } from './backup-sample.ts';
import { startTestService, type TestService } from './test-service.ts';

let place: Workplace;
let service: TestService;
/** A good backup; tests spoil copies of it. */
let good: string;
/** A database and a store that no test may leave anything in. */
let empty: { url: string; store: ObjectStore };
beforeAll(async () => {
  place = await openWorkplace();
  service = await startTestService();
  good = place.newFolder();
  empty = { url: await place.newDatabase(), store: place.newStore() };
  await takeBackup({ url: service.databaseUrl, store: service.blobs, folder: good });
});
afterAll(async () => {
  await service.close();
  await place.close();
});

describe('a backup is refused', () => {
  const attempt = (folder: string, changes: { url?: string; store?: ObjectStore; signal?: AbortSignal } = {}) =>
    takeBackup({ url: service.databaseUrl, store: service.blobs, folder, ...changes });

  test('into a folder that holds something, a file, or the remains of another', async () => {
    await expect(attempt(good)).rejects.toThrow(`${good} is not empty; name a new folder for the backup.`);
    const file = join(good, 'manifest.json');
    await expect(attempt(file)).rejects.toThrow(`${file} is a file; name a new folder for the backup.`);
    await expect(attempt(join(file, 'below'))).rejects.toThrow(`${file} is a file`.replace(file, join(file, 'below')));
    const [link, folder] = [place.newFolder(), place.newFolder()];
    await symlink(good, link);
    await expect(attempt(link)).rejects.toThrow(`${link} is a link; name a new folder for the backup.`);
    await expect(attempt(join(folder, 'below'))).rejects.toThrow('where the backup is to lie, is not there.');
    await mkdir(`${folder}.unfinished`);
    await expect(attempt(folder)).rejects.toThrow(`${folder}.unfinished is there: another backup is being written`);
  });

  test('of a database that holds nothing or does not answer', async () => {
    const folder = place.newFolder();
    await expect(attempt(folder, { url: empty.url })).rejects.toThrow(
      'The database does not hold Touchline, so there is nothing to back up.',
    );
    const nowhere = 'postgres://somebody:secret@127.0.0.1:1/nothing';
    await expect(attempt(folder, { url: nowhere })).rejects.toThrow(
      'The database 127.0.0.1:1/nothing cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
    );
    await expectNothing(folder);
  });

  test('when it is interrupted, and when the database goes away', async () => {
    const folder = place.newFolder();
    for (const part of ['rows', 'files']) {
      const ended = new AbortController();
      const onProgress = (now: string) => now === part && ended.abort();
      const backup = takeBackup({
        url: service.databaseUrl,
        store: service.blobs,
        folder,
        onProgress,
        signal: ended.signal,
      });
      await expect(backup, part).rejects.toThrow('Interrupted; nothing of it was kept.');
    }
    let cut: Promise<unknown> | undefined;
    const store: ObjectStore = {
      ...service.blobs,
      read: async (key) => {
        cut ??= query(
          service.databaseUrl,
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'touchline-backup' AND datname = current_database()",
        );
        expect(await cut).toHaveLength(1);
        return service.blobs.read(key);
      },
    };
    await expect(attempt(folder, { store })).rejects.toThrow(
      /^The database ended the connection \(.*\); nothing was kept, so try again\.$/,
    );
    await expectNothing(folder);
  });

  test('when a file breaks off each time, but not when it does so once', async () => {
    const folder = place.newFolder();
    const breaking = (times: number): ObjectStore => ({
      ...service.blobs,
      read: async (key) => {
        const content = await service.blobs.read(key);
        if (!content || times-- <= 0) return content;
        content.stream.destroy();
        return { ...content, stream: Readable.from([Buffer.from('half')]) };
      },
    });
    await expect(attempt(folder, { store: breaking(1000) })).rejects.toThrow(
      /^The stored file .* could not be read: 4 of /,
    );
    await expectNothing(folder);
    await attempt(folder, { store: breaking(1) });
  });

  test('in one sentence by whatever the system refuses', async () => {
    const long = `/tmp/${'x'.repeat(300)}`;
    for (const [path, message] of [
      ['/dev/full', /^The disk is full; make room and try again\.$/],
      [long, /^The name \/tmp\/x+ is too long; choose a shorter one\.$/],
      ['/tmp', /^The system refused: EISDIR.*\.$/],
    ] as const) {
      const refused = await writeFile(path, 'x').catch((error: unknown) => error);
      expect(String(plainBackupError(refused, path)).replace('BackupError: ', '')).toMatch(message);
    }
  });

  async function expectNothing(folder: string): Promise<void> {
    expect([folder, `${folder}.unfinished`].filter((path) => existsSync(path))).toEqual([]);
  }
});

describe('a restore is refused, and leaves the database as empty as before', () => {
  const spoilt = async (spoil: (folder: string) => Promise<void>) => {
    const folder = place.newFolder();
    await cp(good, folder, { recursive: true });
    await spoil(folder);
    return folder;
  };
  const changed = (change: (manifest: Manifest) => object) => async (folder: string) => {
    const path = join(folder, 'manifest.json');
    const { sha256: _, ...manifest } = JSON.parse(await readFile(path, 'utf8')) as Manifest & { sha256: string };
    await writeFile(path, manifestText({ ...manifest, ...change(manifest) }));
  };
  /** Changes one byte in the middle of a file. */
  const flipped = async (path: string) => {
    const bytes = await readFile(path);
    const at = Math.floor(bytes.length / 2);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await writeFile(path, bytes);
  };
  const oneFile = async (folder: string) => {
    const paths = await readdir(join(folder, 'files'), { recursive: true });
    return join(folder, 'files', paths.sort().find((path) => path.length > 10) ?? '');
  };

  const noBackup = /^\S+ is no complete backup: it has no manifest\.json\.$/;
  const badList = /^The backup is damaged: \S+files\.jsonl is not what was written\. Nothing was restored\.$/;
  const spoilers: Record<string, [(folder: string) => Promise<void>, RegExp]> = {
    'a folder that is not there': [(folder) => rm(folder, { recursive: true }), noBackup],
    'one that is not finished': [(folder) => rm(join(folder, 'manifest.json')), noBackup],
    'half a manifest': [
      (folder) => truncate(join(folder, 'manifest.json'), 1000),
      /^\S+manifest\.json is damaged or was not written by npm run backup\.$/,
    ],
    'a table that leads out of the folder': [
      changed(({ tables }) => ({ tables: tables.map((table) => ({ ...table, name: '../x' })) })),
      /^\S+manifest\.json is damaged or was not written by npm run backup\.$/,
    ],
    'a newer format': [
      changed(() => ({ format: 2 })),
      /is of a newer version of Touchline; restore it with that one\.$/,
    ],
    'a newer migration': [
      changed(({ migrations }) => ({ migrations: [...migrations, { name: '9999-x.sql', sha256: '0'.repeat(64) }] })),
      /^The backup is newer than this version: it has '9999-x\.sql'\.$/,
    ],
    'a table that its migrations do not make': [
      changed(({ tables }) => ({ tables: tables.filter(({ name }) => name !== 'doomed_files') })),
      /^The table doomed_files of the backup is not as its migrations make it; nothing was restored\.$/,
    ],
    'a changed row': [
      (folder) => flipped(join(folder, 'tables', 'teams.jsonl')),
      /^The backup is damaged: \S+teams\.jsonl is not what was written\. Nothing was restored\.$/,
    ],
    'a list of files that is none': [
      async (folder) => {
        await writeFile(join(folder, 'files.jsonl'), '{}\n');
        const sha256 = 'ca3d163bab055381827226140568f3bef7eaac187cebd76878e0b63e9e442356';
        await changed(({ files }) => ({ files: { ...files, sha256 } }))(folder);
      },
      badList,
    ],
    'missing rows': [
      (folder) => rm(join(folder, 'tables', 'games.jsonl')),
      /^The backup is incomplete: \S+games\.jsonl is missing\. Nothing was restored\.$/,
    ],
    'a changed file': [async (folder) => flipped(await oneFile(folder)), /^The backup is damaged: \S+ is not what was/],
    'a file cut short': [
      async (folder) => truncate(await oneFile(folder), 9),
      /^The backup is damaged: \S+ is not what/,
    ],
    'a missing file': [
      async (folder) => rm(await oneFile(folder)),
      /^The backup is incomplete: \S+ is missing\. Nothing/,
    ],
    'a folder in place of the list of files': [
      (folder) => rm(join(folder, 'files.jsonl')).then(() => mkdir(join(folder, 'files.jsonl'))),
      badList,
    ],
    'a shorter list of files': [
      async (folder) => truncate(join(folder, 'files.jsonl'), (await stat(join(folder, 'files.jsonl'))).size - 9),
      badList,
    ],
  };
  test.each(Object.entries(spoilers))('%s', async (_, [spoil, sentence]) => {
    const folder = await spoilt(spoil);
    await expect(restoreBackup({ ...empty, folder })).rejects.toThrow(sentence);
    await expectEmpty(empty.url);
  });

  test('into a database that holds something', async () => {
    const restore = restoreBackup({ url: service.databaseUrl, store: place.newStore(), folder: good });
    await expect(restore).rejects.toThrow(
      'The database is not empty (accounts, article_media, article_presence…); restore into a new one: DATA_DIR is to name a new folder, or DATABASE_URL a new database.',
    );
  });

  test('by a store that does not answer, after trying again', async () => {
    let puts = 0;
    const store: ObjectStore = {
      ...empty.store,
      put: () => {
        puts++;
        return Promise.reject(new Error('connect ECONNREFUSED 127.0.0.1:1'));
      },
    };
    await expect(restoreBackup({ ...empty, store, folder: good })).rejects.toThrow(
      /^The stored file \S+ could not be written: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
    );
    expect(puts).toBe(3 * 8);
    await expectEmpty(empty.url);
  });

  test('when the store cannot be made that of the database', async () => {
    const store: ObjectStore = {
      ...empty.store,
      put: (key, ...rest) =>
        key === 'database-identity' ? Promise.reject(new Error('none')) : empty.store.put(key, ...rest),
    };
    await expect(restoreBackup({ ...empty, store, folder: good })).rejects.toThrow(
      'The stored file database-identity could not be written: none.',
    );
    await expectEmpty(empty.url);
  });

  test('but not when only its statistics could not be made', async () => {
    const url = await place.newDatabase('ordinary');
    const name = new URL(url).pathname.slice(1);
    const store: ObjectStore = {
      ...empty.store,
      put: async (key, ...rest) => {
        await empty.store.put(key, ...rest);
        // The last thing before the end of the transaction; statistics need another connection.
        if (key === 'database-identity') await query(service.databaseUrl, `ALTER DATABASE ${name} CONNECTION LIMIT 0`);
      },
    };
    await restoreBackup({ url, store, folder: good });
    await query(service.databaseUrl, `ALTER DATABASE ${name} CONNECTION LIMIT -1`);
    expect(await query(url, 'SELECT 1 FROM sites LIMIT 1')).toHaveLength(1);
  });

  test('when it is interrupted, and may be done again', async () => {
    const url = await place.newDatabase();
    const store = place.newStore();
    for (const part of ['check', 'files', 'rows']) {
      const ended = new AbortController();
      const onProgress = (now: string, done: number) => now === part && done > 0 && ended.abort();
      const restore = restoreBackup({ url, store, folder: good, onProgress, signal: ended.signal });
      await expect(restore, part).rejects.toThrow('Interrupted; nothing of it was kept.');
      await expectEmpty(url);
    }
    await restoreBackup({ url, store, folder: good });
  });

  test('when rows do not fit together', async () => {
    const folder = await spoilt(async (path) => {
      const sites = join(path, 'tables', 'sites.jsonl');
      await writeFile(sites, '');
      const none = { rows: 0, bytes: 0, sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' };
      const change = changed(({ tables }) => ({
        tables: tables.map((table) => (table.name === 'sites' ? { ...table, ...none } : table)),
      }));
      await change(path);
    });
    await expect(restoreBackup({ ...empty, folder })).rejects.toThrow(
      /^The database refused: insert or update on table \S+ violates foreign key constraint \S+\.$/,
    );
    await expectEmpty(empty.url);
  });

  async function expectEmpty(url: string): Promise<void> {
    expect(await query(url, `SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace`)).toEqual([]);
  }
});
