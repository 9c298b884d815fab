import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreBackup } from '../../service/backup/restore-backup.ts';
import { takeBackup } from '../../service/backup/take-backup.ts';
import type { ObjectStore } from '../../service/blobs/object-store.ts';
import { type S3Store, s3Store } from '../../service/blobs/s3-store.ts';
import { missingPrograms, type SampleS3, startRadosgw } from '../../service/blobs/sample-radosgw.ts';
import { sweep } from '../../service/blobs/sweep.ts';
import { seedDemo } from '../../service/demo/seed-demo.ts';
import { openDatabase } from '../../service/store/database.ts';
import { lockKeys } from '../../service/store/locks/lock-keys.ts';
import { migrate } from '../../service/store/migrate.ts';
import { createTeam } from '../../service/store/teams/team-writes.ts';
import { contentOf, openWorkplace, query, rulesOf, undoRestore, type Workplace } from './backup-sample.ts';
import { good, type Media, mediaCalls, picture } from './media-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

const missing = missingPrograms();
if (missing.length > 0) {
  process.stderr.write(`\n  WARNING: backups were NOT tested with S3: ${missing.join(', ')} not found.\n\n`);
}

/** What articles are found by, which is in no backup: how many words there are, and a hash of them. */
const wordsOf = (url: string) =>
  query(
    url,
    `SELECT count(*)::int > 1000 AS "isMuch", md5(string_agg(concat_ws(' ', instance_id, word, article_number), ','
       ORDER BY instance_id, word, article_number)) AS hash FROM article_words`,
  );

/** Of what ETags and addresses of pictures are made: the lowest of teams, articles, media and their files, and of video channels. */
const lowestVersions = async (url: string) => {
  const lowest = (table: string, column: string) => `SELECT min(${column}) AS version FROM ${table}`;
  const rows = await query<{ version: number }>(
    url,
    [
      ...['teams', 'articles', 'media'].map((table) => lowest(table, 'version')),
      lowest('media', 'file_version'),
      lowest('networks', 'video_channels_version'),
    ].join(' UNION ALL '),
  );
  return rows.map(({ version }) => version);
};

let place: Workplace;
beforeAll(async () => {
  place = await openWorkplace();
});
afterAll(() => place.close());

describe('a backup of a running service', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startTestService();
  });
  afterEach(() => service.close());

  it('is restored to the last row, file and rule, and goes on from there', async () => {
    const [folder, again] = [place.newFolder(), place.newFolder()];
    await mediaCalls(service).createImage(await picture(9000), { name: 'Ingen "vanlig" bild\u2028\n\\N' });
    await query(
      service.databaseUrl,
      `INSERT INTO audit_entries (network_uuid, instance_id, at, transaction, entity, entity_id, action, changes, is_brief)
       SELECT uuid, 'of a site that is gone', '-infinity', pg_current_xact_id(), 'team', 't', 'deleted', 'null', false
       FROM networks LIMIT 1`,
    );
    const keepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive');
    const manifest = await takeBackup({ url: service.databaseUrl, store: service.blobs, folder });
    // Firewalls forget a connection on which nothing is said while files are copied.
    expect(keepAlive.mock.calls).toContainEqual([true, 60_000]);
    keepAlive.mockRestore();
    expect(manifest.missingFiles).toEqual([]);
    expect(Math.min(manifest.files.count, manifest.tables.length)).toBeGreaterThan(20);
    const [url, store] = [await place.newDatabase(), place.newStore()];
    const { raisedBy } = await restoreBackup({ url, store, folder });
    expect(await lowestVersions(url)).toEqual((await lowestVersions(service.databaseUrl)).map((one) => one + raisedBy));
    // So that its first sweep waits, as that of every store that others may know does.
    expect(await query(url, 'SELECT mark FROM database_identity')).toEqual([{ mark: 'restored' }]);
    await undoRestore(url, raisedBy);
    expect(manifest.tables.map(({ name }) => name)).not.toContain('article_words');
    const second = await takeBackup({ url, store, folder: again });
    expect(contentOf(second)).toEqual(contentOf(manifest));
    expect(await rulesOf(url)).toEqual(await rulesOf(service.databaseUrl));
    expect(await wordsOf(url)).toEqual(await wordsOf(service.databaseUrl));
    expect(await countNewTeam(url)).toBe(1);
    expect(await migrate(url)).toEqual([]);
  });

  it('is written row by row where rows are long: together they would not fit into memory', async () => {
    const url = await place.newDatabase();
    await migrate(url);
    const rows = 300;
    await query(
      url,
      `INSERT INTO networks (uuid, name) SELECT 'n' || place, repeat('"', 100000) FROM generate_series(1, ${rows}) place`,
    );
    const steps = new Set<number>();
    const onProgress = (part: string, done: number) => part === 'rows' && steps.add(done);
    const { tables } = await takeBackup({ url, store: place.newStore(), folder: place.newFolder(), onProgress });
    expect(tables.find(({ name }) => name === 'networks')?.rows).toBe(rows);
    expect(steps.size).toBeGreaterThan(rows);
  });

  it('shows one moment, whatever is written meanwhile', { timeout: 120_000 }, async () => {
    const writers = startWriters(service);
    await expect.poll(() => writers.made.size, { timeout: 30_000 }).toBeGreaterThan(10);
    const before = new Set(writers.made);
    const folder = place.newFolder();
    const parts: string[] = [];
    const onProgress = (part: string) => parts.push(part);
    const manifest = await takeBackup({ url: service.databaseUrl, store: service.blobs, folder, onProgress });
    const during = writers.made.size - before.size;
    await writers.stop();
    expect(during).toBeGreaterThan(0);
    expect(new Set(parts)).toEqual(new Set(['rows', 'files']));
    expect(manifest.missingFiles).toEqual([]);
    const [url, store] = [await place.newDatabase(), place.newStore()];
    await restoreBackup({ url, store, folder });
    const kept = await query<{ code: string; audited: boolean }>(
      url,
      `SELECT t.team_code AS code, EXISTS (SELECT 1 FROM audit_entries e WHERE e.instance_id = t.instance_id
         AND e.entity = 'team' AND e.entity_id = t.uuid AND e.action = 'created') AS audited
       FROM teams t WHERE t.team_code LIKE 'BACKUP%'`,
    );
    expect(kept.filter(({ audited }) => !audited)).toEqual([]);
    const codes = new Set(kept.map(({ code }) => code));
    expect([...before].filter((code) => !codes.has(code))).toEqual([]);
    const orphans = await query(
      url,
      `SELECT 1 FROM audit_entries e WHERE e.entity = 'team' AND e.action = 'created' AND e.title LIKE 'Backup %'
         AND NOT EXISTS (SELECT 1 FROM teams t WHERE t.instance_id = e.instance_id AND t.uuid = e.entity_id)`,
    );
    expect(orphans).toEqual([]);
    const files = await query<{ key: string }>(url, 'SELECT storage_key AS key FROM media_files');
    for (const { key } of files) expect(await store.stat(key), key).toBeDefined();
  });

  it('waits for a migration under way, and has no table that the migration needs', async () => {
    const migrating = new Client({ connectionString: service.databaseUrl });
    await migrating.connect();
    try {
      await migrating.query('BEGIN');
      await migrating.query('SELECT pg_advisory_xact_lock($1)', [lockKeys.migrations]);
      await migrating.query('LOCK TABLE teams');
      const taken = takeBackup({ url: service.databaseUrl, store: service.blobs, folder: place.newFolder() });
      await Promise.race([taken, sleep(300)]);
      await migrating.query('LOCK TABLE players');
      await migrating.query('COMMIT');
      expect((await taken).missingFiles).toEqual([]);
    } finally {
      await migrating.end();
    }
  });

  it('has the files that are deleted while it is written: the sweep waits', async () => {
    const calls = mediaCalls(service);
    const image = await calls.createImage(await picture(9001));
    const database = await openDatabase(service.databaseUrl);
    const onError = (error: Error) => {
      throw error;
    };
    const sweepNow = () => sweep({ database, store: service.blobs, onError }, new AbortController().signal);
    let sweeping: Promise<unknown> | undefined;
    const deleteAndSweep = async () => {
      good(await calls.remove(image), 204);
      return sweepNow();
    };
    const slow: ObjectStore = {
      ...service.blobs,
      read: async (key) => {
        sweeping ??= deleteAndSweep();
        await sweeping;
        return service.blobs.read(key);
      },
    };
    const folder = place.newFolder();
    try {
      await takeBackup({ url: service.databaseUrl, store: slow, folder });
      expect(await sweeping).toBeUndefined();
      expect((await sweepNow())?.files).toBe(1);
    } finally {
      await database.close();
    }
    const [url, store] = [await place.newDatabase(), place.newStore()];
    await restoreBackup({ url, store, folder });
    const [row] = await query<{ key: string }>(
      url,
      `SELECT f.storage_key AS key FROM media m JOIN media_files f ON f.uuid = m.file_uuid WHERE m.uuid = '${image.id}'`,
    );
    expect(await store.stat(row?.key ?? '-')).toBeDefined();
  });
});

it('an owner whom row-level security binds backs up every row and restores it', async () => {
  const url = await place.newDatabase('ordinary');
  await migrate(url);
  const database = await openDatabase(url, { asOwner: true });
  await seedDemo(database);
  await database.close();
  const superuser = new URL(url);
  const own = new URL(await place.newDatabase());
  [superuser.username, superuser.password] = [own.username, own.password];
  const store = place.newStore();
  const manifest = await takeBackup({ url, store, folder: place.newFolder() });
  const seen = await takeBackup({ url: superuser.href, store, folder: place.newFolder() });
  expect(contentOf(manifest)).toEqual(contentOf(seen));
  expect(manifest.tables.find(({ name }) => name === 'teams')?.rows).toBeGreaterThan(40);
  const folder = place.newFolder();
  await takeBackup({ url, store, folder });
  const other = await place.newDatabase('ordinary');
  const { raisedBy } = await restoreBackup({ url: other, store, folder });
  await undoRestore(other, raisedBy);
  expect(contentOf(await takeBackup({ url: other, store, folder: place.newFolder() }))).toEqual(contentOf(manifest));
  expect(await rulesOf(other)).toEqual(await rulesOf(url));
});

describe.skipIf(missing.length > 0)('with S3', () => {
  let s3: SampleS3;
  let bucket: S3Store;
  beforeAll(async () => {
    s3 = await startRadosgw();
    bucket = s3Store(s3.storage);
  }, 120_000);
  afterAll(async () => {
    bucket?.close();
    await s3?.stop();
  });

  it('a backup goes from the disk into a bucket, and from there on the same', async () => {
    const service = await startTestService();
    const [fromDisk, fromBucket] = [place.newFolder(), place.newFolder()];
    try {
      const manifest = await takeBackup({ url: service.databaseUrl, store: service.blobs, folder: fromDisk });
      const url = await place.newDatabase();
      const { raisedBy } = await restoreBackup({ url, store: bucket, folder: fromDisk });
      await undoRestore(url, raisedBy);
      expect(contentOf(await takeBackup({ url, store: bucket, folder: fromBucket }))).toEqual(contentOf(manifest));
      expect(manifest.files.count).toBeGreaterThan(20);
    } finally {
      await service.close();
    }
  });
});

/** Makes a team as the service does. Answers how many entries the audit has for it, with a number that was not given before. */
async function countNewTeam(url: string): Promise<number> {
  const [last] = await query<{ id: string }>(url, 'SELECT max(id) AS id FROM audit_entries');
  const database = await openDatabase(url);
  try {
    const input = { displayName: 'Ny', teamCode: 'NY9', ownerInstanceId: demo.site };
    const { team } = await database.inInstance(demo.site, (transaction) => createTeam(transaction, 'Kim', input));
    const entries = await query<{ id: string }>(url, `SELECT id FROM audit_entries WHERE entity_id = '${team.uuid}'`);
    return entries.filter(({ id }) => Number(id) > Number(last?.id)).length;
  } finally {
    await database.close();
  }
}

const teams = '/api/sports-v2/teams';

/** Administrators who make teams, and pictures that they delete again, without end. */
function startWriters(service: TestService) {
  const made = new Set<string>();
  let stopped = false;
  let next = 0;
  const writeTeams = async () => {
    while (!stopped) {
      const number = next++;
      const body = { displayName: `Backup ${number}`, teamCode: `BACKUP${number}`, ownerInstanceId: demo.site };
      good(await service.call({ method: 'POST', url: teams, body }), 201);
      made.add(body.teamCode);
    }
  };
  const writePictures = async () => {
    const calls = mediaCalls(service);
    for (let number = 9100; !stopped; number++) {
      const image: Media = await calls.createImage(await picture(number));
      if (number % 2 === 0) good(await calls.remove(image), 204);
      await sleep(1);
    }
  };
  const running = Promise.all([writeTeams(), writeTeams(), writePictures()]);
  return {
    made,
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}
