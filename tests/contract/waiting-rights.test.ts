import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { type Database, openDatabase, type Transaction } from '../../service/store/database.ts';
import { lockCompetitions } from '../../service/store/locks/competition-lock.ts';
import { createSeries } from '../../service/store/series/series-writes.ts';
import { saveEditableSeries } from '../../service/store/settings/editable-series.ts';
import { createTeam, updateTeam } from '../../service/store/teams/team-writes.ts';
import { held, waits } from './held.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

type Answer = components['schemas']['Error'];

let service: TestService;
let database: Database;
beforeAll(async () => {
  service = await startTestService();
  database = await openDatabase(service.databaseUrl);
});
afterAll(async () => {
  await database.close();
  await service.close();
});

const inSite = <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
  database.inInstance(demo.site, work);

/** What an administrator is answered whose save waits for `first`, which is done before it is decided. Nothing says which version they saw. */
async function savedBehind(first: (transaction: Transaction) => Promise<unknown>, url: string, body: object) {
  const end = await held((hold) =>
    inSite(async (transaction) => {
      await first(transaction);
      await hold();
    }),
  );
  const saving = service.call({ method: 'PUT', url, body });
  await waits(service.databaseUrl);
  await end();
  const answer = await saving;
  return {
    status: answer.statusCode,
    faults: (answer.json<Answer>().fields ?? []).map(({ path, code }) => `${path} ${code}`),
  };
}

it('an administrator does not put back the owner that a super administrator changes meanwhile', async () => {
  const own = { displayName: 'Ägarlaget', teamCode: 'MEANWHILE', ownerInstanceId: demo.site };
  const { team } = await inSite((transaction) => createTeam(transaction, 'test', own));
  const give = (transaction: Transaction) =>
    updateTeam(transaction, 'super', team.uuid, { ...own, ownerInstanceId: 'alvn1_alvn' });
  expect(await savedBehind(give, `/api/sports-v2/teams/${team.uuid}`, { ...own, displayName: 'Nytt namn' })).toEqual({
    status: 403,
    faults: ['ownerInstanceId superAdministrator'],
  });
});

it('an administrator does not change the series that a super administrator closes meanwhile', async () => {
  const { series } = await inSite((transaction) => createSeries(transaction, 'test', { code: 'MEANWHILE' }));
  const close = async (transaction: Transaction) => {
    await lockCompetitions(transaction);
    await saveEditableSeries(transaction, 'super', { series: [{ uuid: series.uuid, editable: false }] });
  };
  expect(await savedBehind(close, `/api/sports-v2/series/${series.uuid}`, { code: 'MEANWHILE', names: [] })).toEqual({
    status: 403,
    faults: ['code superAdministrator'],
  });
});
