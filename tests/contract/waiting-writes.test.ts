import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockCompetitions } from '../../service/store/competition-lock.ts';
import type { Transaction } from '../../service/store/database.ts';
import { lockKeys } from '../../service/store/lock-keys.ts';
import { refuseOverQuota } from '../../service/store/media-quota.ts';
import { beginUpload, renewUpload } from '../../service/store/media-uploads.ts';
import { savePlayerMedia, saveStaffMedia } from '../../service/store/person-media.ts';
import { createPlayer, updatePlayer } from '../../service/store/player-writes.ts';
import { createSeason, deleteSeason } from '../../service/store/seasons.ts';
import { createStaff, deleteStaff, updateStaff } from '../../service/store/staff-writes.ts';
import { demoDatabase, type TestDatabase } from './database.ts';
import { demo } from './test-service.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await demoDatabase();
});
afterAll(() => store.close());

const inSite = <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
  store.database.inInstance(demo.masterSite, work);

/** Does a piece of work in a transaction that stays open until `end`; what is begun in between meets what it has locked. */
async function held(work: (transaction: Transaction) => Promise<unknown>): Promise<() => Promise<void>> {
  const [done, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const open = inSite(async (transaction) => {
    await work(transaction);
    done.resolve();
    await released.promise;
  });
  await Promise.race([done.promise, open]);
  return async () => {
    released.resolve();
    await open;
  };
}

/** Resolves once a transaction waits for another one; only the owner sees what others wait for. */
async function waits(): Promise<void> {
  const owner = new Client({ connectionString: store.url });
  await owner.connect();
  try {
    const query = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    await expect.poll(async () => (await owner.query(query)).rowCount, { timeout: 5000 }).toBeGreaterThan(0);
  } finally {
    await owner.end();
  }
}

describe('portraits that are saved while somebody else saves the person', () => {
  const name = { firstName: 'Bild', lastName: 'Person' };

  it('leave a player as they have saved it', async () => {
    const { player } = await inSite((transaction) => createPlayer(transaction, 'test', name));
    const end = await held((transaction) =>
      updatePlayer(transaction, 'editor', player.uuid, { ...name, jerseyNumber: 77, height: 190 }),
    );
    const saving = inSite((transaction) => savePlayerMedia(transaction, 'photographer', player.uuid, []));
    await waits();
    await end();
    expect((await saving).player).toMatchObject({ jerseyNumber: 77, height: 190 });
  });

  it('leave a staff member as they have saved it', async () => {
    const { staff } = await inSite((transaction) => createStaff(transaction, 'test', name));
    const end = await held((transaction) =>
      updateStaff(transaction, 'editor', staff.uuid, { ...name, nationality: 'NO' }),
    );
    const saving = inSite((transaction) => saveStaffMedia(transaction, 'photographer', staff.uuid, []));
    await waits();
    await end();
    expect((await saving).staff).toMatchObject({ nationality: 'NO' });
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
  const end = await held(lockCompetitions);
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
