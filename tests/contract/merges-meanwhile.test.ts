import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../../service/store/database.ts';
import { createGameSeries } from '../../service/store/game-series/game-series-writes.ts';
import { lockCompetitions } from '../../service/store/locks/competition-lock.ts';
import { createMedia } from '../../service/store/media/media-writes.ts';
import { readCatalogue } from '../../service/store/merges/catalogue.ts';
import { mergeDuplicates } from '../../service/store/merges/merges.ts';
import { countReferences } from '../../service/store/merges/references.ts';
import { createPlayer } from '../../service/store/people/player-writes.ts';
import { createStaff } from '../../service/store/people/staff-writes.ts';
import { createRoute } from '../../service/store/routes/route-writes.ts';
import { sql } from '../../service/store/sql.ts';
import { createTeam } from '../../service/store/teams/team-writes.ts';
import { demoDatabase, type TestDatabase } from './database.ts';
import { held, waits } from './held.ts';
import { demo } from './test-service.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await demoDatabase();
});
afterAll(() => store.close());

const base = 'http://images.test';
let codes = 0;

const inSite = <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
  store.database.inInstance(demo.masterSite, work);

async function makeTeam(): Promise<string> {
  codes += 1;
  const input = { displayName: `Lag ${codes}`, teamCode: `MEAN${codes}`, ownerInstanceId: demo.masterSite };
  return (await inSite((transaction) => createTeam(transaction, 'test', input))).team.uuid;
}

async function makePlayer(): Promise<string> {
  const input = { firstName: 'Två', lastName: 'Gånger' };
  return (await inSite((transaction) => createPlayer(transaction, 'test', input))).player.uuid;
}

const competition = (): Promise<string> =>
  inSite(async (transaction) => {
    const [row] = await transaction.query<{ uuid: string }>(sql`SELECT uuid FROM ssgts WHERE NOT deleted LIMIT 1`);
    return row?.uuid ?? '';
  });

/** What comes to name a team or a player: each writes it of `uuid`. */
const namings: readonly {
  what: string;
  kind: 'player' | 'team';
  write: (transaction: Transaction, uuid: string, ssgtUuid: string) => Promise<unknown>;
}[] = [
  {
    what: 'a player of the team',
    kind: 'team',
    write: (transaction, uuid) =>
      createPlayer(transaction, 'test', { firstName: 'Ny', lastName: 'Spelare', team: { uuid } }),
  },
  {
    what: 'a staff member of the team',
    kind: 'team',
    write: (transaction, uuid) =>
      createStaff(transaction, 'test', {
        firstName: 'Ny',
        lastName: 'Ledare',
        teamStaffInfo: { [uuid]: { active: true } },
      }),
  },
  {
    what: 'a game series of the team',
    kind: 'team',
    write: (transaction, uuid, ssgtUuid) =>
      createGameSeries(transaction, 'test', { ssgtUuid, round: 'ro4', homeTeam: { uuid } }),
  },
  {
    what: 'a route to the team',
    kind: 'team',
    write: (transaction, uuid) =>
      createRoute(transaction, 'test', { path: `/${uuid}`, title: 'Lag', resourceType: 'team', resourceId: uuid }),
  },
  {
    what: 'a video with the tag of the team',
    kind: 'team',
    write: (transaction, uuid) =>
      createMedia(transaction, 'test', 'video', { name: 'Klipp', tags: [{ value: `team.${uuid}` }] }, base),
  },
  {
    what: 'a video with the tag of the player',
    kind: 'player',
    write: (transaction, uuid) =>
      createMedia(transaction, 'test', 'video', { name: 'Klipp', tags: [{ value: `player.${uuid}` }] }, base),
  },
];

describe.each(namings)('$what, saved while the one that it names is merged into another', ({ kind, write }) => {
  const two = async () => {
    const make = kind === 'team' ? makeTeam : makePlayer;
    return { kept: await make(), ended: await make() };
  };

  it('is refused where the merge came first: nothing would lead to the one that is left', async () => {
    const [{ kept, ended }, ssgtUuid] = [await two(), await competition()];
    const end = await held((hold) =>
      inSite(async (transaction) => {
        await mergeDuplicates(transaction, 'test', kind, { kept, ended }, {});
        await hold();
      }),
    );
    const saving = inSite((transaction) => write(transaction, ended, ssgtUuid));
    await Promise.all([waits(store.url).then(end), expect(saving).rejects.toThrow(`${ended}'.`)]);
  });

  it('names the one that is left where the save came first', async () => {
    const [{ kept, ended }, ssgtUuid] = [await two(), await competition()];
    const end = await held((hold) =>
      inSite(async (transaction) => {
        await write(transaction, ended, ssgtUuid);
        await hold();
      }),
    );
    const merging = inSite((transaction) => mergeDuplicates(transaction, 'test', kind, { kept, ended }, {}));
    await Promise.all([waits(store.url).then(end), merging]);
    const named = (uuid: string) =>
      inSite(async (transaction) => countReferences(transaction, await readCatalogue(transaction), kind, uuid));
    expect(await named(ended)).toEqual([]);
    expect(await named(kept)).toEqual([expect.objectContaining({ count: 1 })]);
  });
});

it('a game series that waits for its turn keeps no team: a merge of it would wait in a circle', async () => {
  const [uuid, ssgtUuid] = [await makeTeam(), await competition()];
  const end = await held((hold) =>
    inSite(async (transaction) => {
      await lockCompetitions(transaction);
      await hold();
    }),
  );
  const saving = inSite((transaction) =>
    createGameSeries(transaction, 'test', { ssgtUuid, round: 'ro4', homeTeam: { uuid } }),
  );
  await waits(store.url);
  const locking = inSite((transaction) =>
    transaction.query(sql`SELECT 1 FROM teams WHERE uuid = ${uuid} FOR UPDATE NOWAIT`),
  );
  await expect(locking.finally(end)).resolves.toHaveLength(1);
  await saving;
});
