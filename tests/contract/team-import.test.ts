import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

type TeamImport = components['schemas']['TeamImport'];
type Team = components['schemas']['Team'];

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const url = '/api/sports-v2/trigger-team-import';
const trigger = () => service.call({ method: 'POST', url });
const state = async (): Promise<TeamImport> => (await service.call({ url })).json<TeamImport>();

/** Starts an import and waits until it is over. */
async function imported(): Promise<TeamImport> {
  const reply = await trigger();
  expect(reply.statusCode, reply.body).toBe(202);
  expect(reply.json<TeamImport>().state).toBe('running');
  await expect.poll(async () => (await state()).state, { timeout: 20_000, interval: 100 }).not.toBe('running');
  return state();
}

async function teamsOf(instanceId: string, query = ''): Promise<Team[]> {
  const reply = await service.call({
    url: `/api/sports-v2/teams?pageSize=100${query}`,
    instanceId,
    subject: demo.superAdministrator,
  });
  return reply.json<{ items: Team[] }>().items;
}

async function asOwner(statement: string): Promise<void> {
  const client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  await client.query(`SELECT set_config('app.instance_id', $1, false)`, [demo.site]);
  await client.query(statement);
  await client.end();
}
const keyOf = ({ ownerInstanceId, teamCode }: Team) => `${ownerInstanceId} ${teamCode}`;

describe('an import of teams', () => {
  test('is none before the first one', async () => {
    expect(await state()).toMatchObject({ state: 'none', startedAt: null, created: 0 });
  });

  test('makes what the site lacks of the master site, in its own series, and nothing twice', async () => {
    const [before, master] = await Promise.all([teamsOf(demo.site), teamsOf(demo.masterSite)]);
    const had = new Set(before.map(keyOf));
    const lacking = master.filter((team) => !had.has(keyOf(team)));
    expect(lacking.length).toBeGreaterThan(0);
    const over = await imported();
    expect(over).toMatchObject({ state: 'done', sourceInstanceId: demo.masterSite, refused: 0, remaining: 0 });
    expect(over.found).toBe(over.created + over.present);
    expect(over.startedBy).toMatch(/@/);
    const after = await teamsOf(demo.site);
    expect(after.length - before.length).toBe(over.created);
    const made = after.filter((team) => !had.has(keyOf(team)));
    for (const team of made) {
      const source = lacking.find((one) => keyOf(one) === keyOf(team));
      expect(source).toBeDefined();
      expect(team.uuid).not.toBe(source?.uuid);
      expect(team).toMatchObject({ displayName: source?.displayName, teamNames: source?.teamNames, logo: null });
      expect(team.series.map(({ code }) => code)).toEqual(source?.series.map(({ code }) => code));
      expect(team.extIds.map(({ extId }) => extId).sort()).toEqual(source?.extIds.map(({ extId }) => extId).sort());
    }
    expect(await imported()).toMatchObject({ state: 'done', found: over.found, created: 0, present: over.found });
    expect(await teamsOf(demo.site)).toHaveLength(after.length);
  });

  test('is recorded as the work of the one who started it, and brings nothing back that was deleted', async () => {
    const [team] = (await teamsOf(demo.site)).filter(({ ownerInstanceId }) => ownerInstanceId === demo.masterSite);
    if (!team) throw new Error('The import made no team of the master site.');
    const audit = `/api/audit?entity=team&entityId=${team.uuid}`;
    const [entry] = (await service.call({ url: audit })).json<{ items: { actor: { subject: string } }[] }>().items;
    expect(entry?.actor.subject).toBe(demo.admin);
    const gone = await service.call({
      method: 'PUT',
      url: `/api/sports-v2/teams/${team.uuid}`,
      body: { displayName: team.displayName, teamCode: team.teamCode, ownerInstanceId: demo.masterSite, deleted: true },
    });
    expect(gone.statusCode, gone.body).toBe(200);
    expect(await imported()).toMatchObject({ state: 'done', created: 0 });
    expect((await teamsOf(demo.site)).map(keyOf)).not.toContain(keyOf(team));
  });

  test('is not started beside one that runs, and again after one that its service left behind', async () => {
    const { startedAt } = await state();
    await asOwner(`UPDATE team_imports SET state = 'running', seen_at = now()`);
    expect((await trigger()).json<TeamImport>()).toMatchObject({ state: 'running', startedAt });
    await asOwner(`UPDATE team_imports SET seen_at = now() - interval '3 minutes'`);
    expect(await state()).toMatchObject({
      state: 'failed',
      startedAt,
      finishedAt: expect.stringContaining('T') as string,
    });
    const over = await imported();
    expect(over).toMatchObject({ state: 'done', created: 0 });
    expect(over.startedAt).not.toBe(startedAt);
  });

  test('has no source on the master site', async () => {
    const reply = await service.call({
      method: 'POST',
      url,
      instanceId: demo.masterSite,
      subject: demo.superAdministrator,
    });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ fields: [{ path: 'instanceId', code: 'masterSite' }] });
  });
});
