import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform, Transaction } from '../../service/store/database.ts';
import { StaleError } from '../../service/store/errors.ts';
import { createGameSeries } from '../../service/store/game-series/game-series-writes.ts';
import { lockCompetitions } from '../../service/store/locks/competition-lock.ts';
import { lockKeys } from '../../service/store/locks/lock-keys.ts';
import { getMedia } from '../../service/store/media/media.ts';
import { refuseOverQuota } from '../../service/store/media/media-quota.ts';
import {
  acceptUpload,
  beginUpload,
  getUpload,
  refuseUpload,
  renewUpload,
} from '../../service/store/media/media-uploads.ts';
import { createMedia, lockedMedia, updateMedia } from '../../service/store/media/media-writes.ts';
import { savePlayerMedia, saveStaffMedia } from '../../service/store/people/person-media.ts';
import { createPlayer, updatePlayer } from '../../service/store/people/player-writes.ts';
import { createStaff, deleteStaff, updateStaff } from '../../service/store/people/staff-writes.ts';
import { createRoute, updateRoute } from '../../service/store/routes/route-writes.ts';
import { createSeason, deleteSeason } from '../../service/store/seasons/season-writes.ts';
import { sql } from '../../service/store/sql.ts';
import { changeSsgtState } from '../../service/store/ssgts/ssgt-states.ts';
import { createTag, mergeTags } from '../../service/store/tags/tag-writes.ts';
import { listVideoChannels, saveVideoChannels } from '../../service/store/video-channels/video-channels.ts';
import { demoDatabase, type TestDatabase } from './database.ts';
import { held, waits as waitsAt } from './held.ts';
import { demo } from './test-service.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await demoDatabase();
});
afterAll(() => store.close());

const inSite = <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
  store.database.inInstance(demo.masterSite, work);

/** Holds open what is done within a site. */
const heldInSite = (work: (transaction: Transaction) => Promise<unknown>): Promise<() => Promise<void>> =>
  held((hold) =>
    inSite(async (transaction) => {
      await work(transaction);
      await hold();
    }),
  );

/** Resolves once so many transactions wait for another one. */
const waits = (count?: number) => waitsAt(store.url, count);

describe('portraits that are saved while somebody else saves the person', () => {
  const name = { firstName: 'Bild', lastName: 'Person' };

  it('leave a player as they have saved it', async () => {
    const { player } = await inSite((transaction) => createPlayer(transaction, 'test', name));
    const end = await heldInSite((transaction) =>
      updatePlayer(transaction, 'editor', player.uuid, { ...name, jerseyNumber: 77, height: 190 }),
    );
    const saving = inSite((transaction) => savePlayerMedia(transaction, 'photographer', player.uuid, []));
    await waits();
    await end();
    expect((await saving).player).toMatchObject({ jerseyNumber: 77, height: 190 });
  });

  it('leave a staff member as they have saved it', async () => {
    const { staff } = await inSite((transaction) => createStaff(transaction, 'test', name));
    const end = await heldInSite((transaction) =>
      updateStaff(transaction, 'editor', staff.uuid, { ...name, nationality: 'NO' }),
    );
    const saving = inSite((transaction) => saveStaffMedia(transaction, 'photographer', staff.uuid, []));
    await waits();
    await end();
    expect((await saving).staff).toMatchObject({ nationality: 'NO' });
  });
});

describe('of two who write the same at once', () => {
  it('the second finds a competition in its new state, and changes it no second time', async () => {
    const uuid = await inSite(async (transaction) => {
      const [row] = await transaction.query<{ uuid: string }>(
        sql`SELECT uuid FROM ssgts WHERE state = 'active' AND NOT deleted LIMIT 1`,
      );
      return row?.uuid ?? '';
    });
    const change = (transaction: Transaction) => changeSsgtState(transaction, 'test', uuid, 'active-to-closed');
    const end = await heldInSite(change);
    const second = inSite(change);
    await Promise.all([waits().then(end), expect(second).rejects.toMatchObject({ code: 'wrongState' })]);
  });

  it('the second who saves a route is stale', async () => {
    const input = {
      path: '/waiting',
      title: 'Waiting',
      resourceType: 'external',
      target: 'https://example.org',
    } as const;
    const { route, version } = await inSite((transaction) => createRoute(transaction, 'test', input));
    const save = (title: string) => (transaction: Transaction) =>
      updateRoute(transaction, 'test', route.id, { ...input, title }, version);
    const end = await heldInSite(save('First'));
    const second = inSite(save('Second'));
    await Promise.all([waits().then(end), expect(second).rejects.toBeInstanceOf(StaleError)]);
  });

  it('the second who saves the video channels is stale', async () => {
    const { database } = store;
    const { list, version } = await database.platform((platform) => listVideoChannels(platform, demo.masterSite));
    const save = (platform: Platform) => saveVideoChannels(platform, 'test', demo.masterSite, list, version);
    const end = await held((hold) =>
      database.platform(async (platform) => {
        await save(platform);
        await hold();
      }),
    );
    const second = database.platform(save);
    await Promise.all([waits().then(end), expect(second).rejects.toBeInstanceOf(StaleError)]);
  });

  it('the second game series of a round takes the next place', async () => {
    const [ssgt] = await inSite((transaction) =>
      transaction.query<{ uuid: string }>(sql`SELECT uuid FROM ssgts WHERE NOT deleted LIMIT 1`),
    );
    const input = { ssgtUuid: ssgt?.uuid ?? '', round: 'ro2' } as const;
    const create = (transaction: Transaction) => createGameSeries(transaction, 'test', input);
    const places: (number | undefined)[] = [];
    const end = await heldInSite(async (transaction) => {
      places.push((await create(transaction)).gameSeries.sortOrder);
    });
    const second = inSite(create);
    await waits();
    await end();
    places.push((await second).gameSeries.sortOrder);
    expect(places[1]).toBe((places[0] ?? 0) + 1);
  });

  it('the second report of an upload leaves the file that the first one kept', async () => {
    const announced = { type: 'image', fileName: 'goal.jpg', mimetype: 'image/jpeg', size: 9 } as const;
    const { uuid, storageKey } = await inSite((transaction) => beginUpload(transaction, 'test', announced, 0));
    const file = { ...announced, storageKey, width: 1, height: 1, duration: null, hash: 'waiting', rotated: false };
    const report = (transaction: Transaction) => acceptUpload(transaction, 'test', { uuid, storageKey }, file);
    const end = await heldInSite(report);
    const second = inSite(report);
    await waits();
    await end();
    await second;
    const doomed = sql`SELECT 1 FROM doomed_files WHERE storage_key = ${storageKey}`;
    expect(await inSite((transaction) => transaction.query(doomed))).toEqual([]);
  });
});

describe('tags that are merged while somebody saves what bears them', () => {
  const base = 'http://images.test';
  const name = { name: 'Avslag' };
  const tagged = (...tags: readonly string[]) => ({ ...name, tags: tags.map((value) => ({ value })) });
  const made = async (...names: readonly string[]) => {
    const values: string[] = [];
    for (const one of names) {
      const { tag } = await inSite((transaction) => createTag(transaction, 'test', { name: one }));
      values.push(tag.value);
    }
    return values;
  };
  const video = async (...tags: readonly string[]) => {
    const create = (transaction: Transaction) => createMedia(transaction, 'test', 'video', tagged(...tags), base);
    return { type: 'video', id: (await inSite(create)).media.id } as const;
  };
  const borneBy = async ({ type, id }: { type: 'video'; id: string }) => {
    const found = await inSite((transaction) => getMedia(transaction, type, id, base));
    return found?.media.tags?.map(({ value }) => value);
  };

  it('become one on it too where the save came first: neither waits for the other in a circle', async () => {
    const [borne = '', put = '', other = '', into = ''] = await made('Buren', 'Satt', 'Annan', 'Kvar');
    const item = await video(borne);
    const end = await held((hold) =>
      inSite(async (transaction) => {
        await lockedMedia(transaction, item.type, item.id, base);
        await hold();
        await updateMedia(transaction, 'editor', item, tagged(put, other), base);
      }),
    );
    const merging = inSite((transaction) => mergeTags(transaction, 'test', { from: [borne, put], into }));
    await Promise.all([waits().then(end), merging]);
    expect(await borneBy(item)).toEqual([into, other]);
  });

  it('are not put back by a save that came later', async () => {
    const [gone = '', into = ''] = await made('Borta', 'Kvar igen');
    const items = [await video(gone), await video()];
    const end = await heldInSite((transaction) => mergeTags(transaction, 'test', { from: [gone], into }));
    const saves = items.map((item) =>
      inSite((transaction) => updateMedia(transaction, 'editor', item, tagged(gone), base)),
    );
    const refused = { path: 'tags.0.value', value: gone };
    await Promise.all([
      waits(saves.length).then(end),
      ...saves.map((save) => expect(save).rejects.toMatchObject(refused)),
    ]);
    expect(await Promise.all(items.map(borneBy))).toEqual([[into], []]);
  });
});

it('a deletion whose answer was lost is asked for once more and does no harm', async () => {
  const { staff, version } = await inSite((transaction) =>
    createStaff(transaction, 'test', { firstName: 'Lo', lastName: 'Ek' }),
  );
  const made = await inSite((transaction) => createSeason(transaction, 'test', { code: '2077', names: [] }));
  for (let time = 1; time <= 2; time += 1) {
    await inSite((transaction) => deleteStaff(transaction, 'test', staff.uuid, version));
    await inSite((transaction) => deleteSeason(transaction, 'test', made.season.uuid, made.version));
  }
});

it('an upload does not wait for whoever changes competitions: no two locks have one number', async () => {
  expect(new Set(Object.values(lockKeys)).size).toBe(Object.keys(lockKeys).length);
  const end = await heldInSite(lockCompetitions);
  await inSite((transaction) => refuseOverQuota(transaction, 1, 1e15, 'size'));
  await end();
});

it('an upload that is announced anew for another file goes elsewhere: its former address would take what the quota no longer counts', async () => {
  const file = { type: 'image', fileName: 'goal.jpg', mimetype: 'image/jpeg', size: 4_000_000 } as const;
  const upload = await inSite((transaction) => beginUpload(transaction, 'test', file, 0));
  const again = (size: number) => inSite((transaction) => renewUpload(transaction, upload.uuid, { ...file, size }, 0));
  expect((await again(file.size)).storageKey).toBe(upload.storageKey);
  expect((await again(1)).storageKey).not.toBe(upload.storageKey);
});

it('a report does not keep what it had opened before the upload was renewed for another file: that is about to go', async () => {
  const announced = { type: 'image', fileName: 'goal.jpg', mimetype: 'image/jpeg', size: 9 } as const;
  const opened = await inSite((transaction) => beginUpload(transaction, 'test', announced, 0));
  const { uuid, storageKey } = opened;
  await inSite((transaction) => renewUpload(transaction, uuid, { ...announced, size: 8 }, 0));
  const file = { ...announced, storageKey, width: 1, height: 1, duration: null, hash: 'renewed', rotated: false };
  const report = inSite((transaction) => acceptUpload(transaction, 'test', opened, file));
  await expect(report).rejects.toMatchObject({ code: 'notUploaded' });
});

it('a report of a file that cannot be used does not take away the upload that was renewed for another file', async () => {
  const announced = { type: 'image', fileName: 'goal.jpg', mimetype: 'image/jpeg', size: 9 } as const;
  const opened = await inSite((transaction) => beginUpload(transaction, 'test', announced, 0));
  const renewed = await inSite((transaction) => renewUpload(transaction, opened.uuid, { ...announced, size: 8 }, 0));
  const report = inSite((transaction) => refuseUpload(transaction, 'test', opened));
  await expect(report).rejects.toMatchObject({ code: 'notUploaded' });
  expect(await inSite((transaction) => getUpload(transaction, opened.uuid))).toEqual(renewed);
});
