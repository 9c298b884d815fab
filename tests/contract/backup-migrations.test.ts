import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreBackup } from '../../service/backup/restore-backup.ts';
import { takeBackup } from '../../service/backup/take-backup.ts';
import { migrate } from '../../service/store/migrate.ts';
import { contentOf, openWorkplace, rulesOf, undoRestore, type Workplace } from './backup-sample.ts';
import { writeRowsBeforePeople } from './rows-before-people.ts';

const all = new URL('../../service/migrations/', import.meta.url);

let place: Workplace;
beforeAll(async () => {
  place = await openWorkplace();
});
afterAll(() => place.close());

/** The migrations up to a number, in a folder of their own. */
async function migrationsUpTo(last: string): Promise<URL> {
  const folder = place.newFolder();
  await mkdir(folder);
  const names = (await readdir(all)).filter((name) => name.endsWith('.sql') && name.slice(0, 4) <= last);
  for (const name of names) await copyFile(new URL(name, all), join(folder, name));
  return pathToFileURL(`${folder}/`);
}

async function writeOldRows(url: string): Promise<void> {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  try {
    await writeRowsBeforePeople(owner);
  } finally {
    await owner.end();
  }
}

async function nameAlike(url: string): Promise<void> {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  try {
    const { rowCount } = await owner.query(`UPDATE database_identity SET id = 'alike'`);
    expect(rowCount).toBe(1);
    await owner.query(`UPDATE preview_secret SET secret = 'alike'`);
  } finally {
    await owner.end();
  }
}

/** The tables of a database as a backup of it has them. */
async function contentNow(url: string) {
  return contentOf(await takeBackup({ url, store: place.newStore(), folder: place.newFolder() }));
}

test.each(['0003', '0016'])(
  'a backup of migration %s becomes what the database becomes by the later ones',
  { timeout: 120_000 },
  async (last) => {
    const url = await place.newDatabase('ordinary');
    await migrate(url, await migrationsUpTo('0003'));
    await writeOldRows(url);
    await migrate(url, await migrationsUpTo(last));
    const folder = place.newFolder();
    const manifest = await takeBackup({ url, store: place.newStore(), folder });
    expect(manifest.migrations.at(-1)?.name.slice(0, 4)).toBe(last);
    const restored = await place.newDatabase('ordinary');
    const { raisedBy } = await restoreBackup({ url: restored, store: place.newStore(), folder });
    await undoRestore(restored, raisedBy);
    await migrate(url);
    // Identity and secret are each database's own, from the migrations on that bring them.
    await nameAlike(url);
    await nameAlike(restored);
    expect(await contentNow(restored)).toEqual(await contentNow(url));
    expect(await rulesOf(restored)).toEqual(await rulesOf(url));
    expect((await contentNow(restored)).tables.find(({ name }) => name === 'staff_teams')?.rows).toBe(2);
  },
);
