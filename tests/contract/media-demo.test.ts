import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStore } from '../../service/blobs/disk-store.ts';
import { type DemoFile, drawDemoPictures } from '../../service/demo/pictures/demo-pictures.ts';
import { topUpMedia } from '../../service/demo/top-up.ts';
import { sql } from '../../service/store/sql.ts';
import { demoDatabase, type TestDatabase } from './database.ts';

let folder: string;
let files: DemoFile[];
let open: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-pictures-'));
  files = await drawDemoPictures(diskStore({ folder, origin: 'http://localhost' }));
  open = await demoDatabase();
}, 60_000);
afterAll(async () => {
  await open.close();
  await rm(folder, { recursive: true });
});

const [master, club] = ['north1_north', 'frost1_frost'];

async function counts(site: string) {
  const [row] = await open.database.readInstance(site, (reader) =>
    reader.query<{ images: number; videos: number; files: number; logos: number; sponsors: number }>(sql`
      SELECT (SELECT count(*)::int FROM media WHERE type = 'image' AND NOT is_hidden) AS images,
        (SELECT count(*)::int FROM media WHERE type = 'image' AND is_hidden) AS sponsors,
        (SELECT count(*)::int FROM media WHERE type = 'video') AS videos, (SELECT count(*)::int FROM media_files) AS files,
        (SELECT count(*)::int FROM teams WHERE logo->>'path' LIKE 'image|%') AS logos`),
  );
  return row;
}

describe('topping up the media of the demo', () => {
  it('changes nothing where everything is there', async () => {
    const before = [await counts(master), await counts(club)];
    await topUpMedia(open.database, { files });
    expect([await counts(master), await counts(club)]).toEqual(before);
  });

  it('gives a demo from before the media library its items, files and logos', async () => {
    const before = await counts(club);
    await open.database.inInstance(club, async (tx) => {
      await tx.query(sql`DELETE FROM media_keys WHERE instance_id = ${club}`);
      await tx.query(sql`DELETE FROM media`);
      await tx.query(sql`DELETE FROM media_files`);
      await tx.query(sql`UPDATE teams SET logo = NULL`);
    });
    await topUpMedia(open.database, { files });
    expect(await counts(club)).toEqual(before);
    expect(before).toMatchObject({ images: 40, videos: 4, sponsors: 20 });
  });

  it('fills the master site up with items that share the files', async () => {
    const before = await counts(master);
    expect(await topUpMedia(open.database, { files, media: 2500 })).toBe(2500);
    expect(await counts(master)).toEqual({ ...before, images: 2500 });
    expect(await topUpMedia(open.database, { files, media: 100 })).toBe(2500);
    expect((await counts(master))?.images).toBe(2500);
  });
});
