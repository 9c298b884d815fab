import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Competitions, type Ssgt, startCompetitions } from './competitions.ts';
import { demo } from './test-service.ts';

type ConnectedTeam = { uuid: string; displayName: string; gameCount: number; extIds: { extId: string }[] };

let competitions: Competitions;
let teams: { uuid: string; displayName: string }[];
const teamsOf = (uuid: string) => competitions.get<ConnectedTeam[]>(`ssgts/${uuid}/teams`);
const refs = (...list: { uuid: string }[]) => list.map(({ uuid }) => ({ uuid }));
const connect = (uuid: string, added: { uuid: string }[], removed: { uuid: string }[] = [], etag?: string) =>
  competitions.put(`ssgts/${uuid}/teams`, { addedTeams: refs(...added), removedTeams: refs(...removed) }, etag);

beforeAll(async () => {
  competitions = await startCompetitions();
  teams = await competitions.get('teams/all');
});
afterAll(() => competitions.close());

/** The demo's competition that games are played in. */
async function played(): Promise<Ssgt> {
  const { items } = await competitions.get<{ items: Ssgt[] }>('ssgts?state=active');
  const found = items.find(({ gameCount }) => gameCount > 0);
  if (!found) throw new Error('the demo plays no games');
  return found;
}

describe('connected teams', () => {
  it('come and go, ordered by name, and are counted', async () => {
    const { made, etag } = await competitions.newSsgt();
    const added = await connect(made.uuid, teams.slice(0, 3), [], etag);
    expect(added.statusCode, added.body).toBe(200);
    expect(added.json<ConnectedTeam[]>().map(({ displayName }) => displayName)).toEqual(
      teams.slice(0, 3).map(({ displayName }) => displayName),
    );
    const swapped = await connect(made.uuid, teams.slice(3, 4), teams.slice(0, 2), String(added.headers.etag));
    expect(swapped.json<ConnectedTeam[]>().map(({ uuid }) => uuid)).toEqual(teams.slice(2, 4).map(({ uuid }) => uuid));
    expect(await teamsOf(made.uuid)).toEqual(swapped.json());
    expect(await competitions.get<Ssgt>(`ssgts/${made.uuid}`)).toMatchObject({ teamCount: 2 });
    const list = await competitions.get<{ items: Ssgt[] }>(`ssgts?teamUuid=${teams[3]?.uuid}&pageSize=100`);
    expect(list.items.map(({ uuid }) => uuid)).toContain(made.uuid);
  });

  it('stay when nothing changes, version included; one in both lists stays in', async () => {
    const { made } = await competitions.newSsgt();
    const first = await connect(made.uuid, teams.slice(0, 1));
    const again = await connect(made.uuid, teams.slice(0, 1), teams.slice(0, 2));
    expect(again.json()).toEqual(first.json());
    expect(again.headers.etag).toBe(first.headers.etag);
  });

  it('with games do not leave, nor does anybody else with them', async () => {
    const ssgt = await played();
    const before = await teamsOf(ssgt.uuid);
    const busy = before.filter(({ gameCount }) => gameCount > 0);
    const idle = teams.find(({ uuid }) => !before.some((team) => team.uuid === uuid));
    if (!idle || !busy[0]) throw new Error('the demo has no such teams');
    await connect(ssgt.uuid, [idle]);
    const reply = await connect(ssgt.uuid, [], [idle, busy[0]]);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ fields: [{ path: 'removedTeams.1', code: 'hasGames' }] });
    expect(reply.json<{ message: string }>().message).toContain(busy[0].displayName);
    expect((await teamsOf(ssgt.uuid)).map(({ uuid }) => uuid)).toContain(idle.uuid);
    expect((await connect(ssgt.uuid, [], [idle])).statusCode).toBe(200);
  });

  it('are teams of the site', async () => {
    const { made } = await competitions.newSsgt();
    const foreign = await competitions.service.call({
      url: '/api/sports-v2/teams',
      instanceId: demo.otherNetworksSite,
    });
    const [team] = foreign.json<{ items: { uuid: string }[] }>().items;
    const reply = await connect(made.uuid, [teams[0] ?? { uuid: '' }, { uuid: String(team?.uuid) }]);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ fields: [{ path: 'addedTeams.1.uuid', code: 'unknown' }] });
    expect(await teamsOf(made.uuid)).toEqual([]);
  });

  it('are not changed by whoever saw another version, nor in a deleted competition', async () => {
    const { made, etag } = await competitions.newSsgt();
    await connect(made.uuid, teams.slice(0, 1));
    expect((await connect(made.uuid, teams.slice(1, 2), [], etag)).statusCode).toBe(412);
    const { made: deleted } = await competitions.newSsgt({ deleted: true });
    const reply = await connect(deleted.uuid, teams.slice(0, 1));
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ fields: [{ path: 'ssgtUuid', code: 'deleted' }] });
  });

  it('are not those of another site', async () => {
    const { uuid } = await played();
    const other = { instanceId: demo.otherNetworksSite };
    const url = `/api/sports-v2/ssgts/${uuid}/teams`;
    expect((await competitions.service.call({ url, ...other })).statusCode).toBe(404);
    const body = { addedTeams: [], removedTeams: [] };
    expect((await competitions.service.call({ method: 'PUT', url, body, ...other })).statusCode).toBe(404);
  });
});

describe('an external id of a connected team', () => {
  const isa = (extId: string) => ({ extId, extIdType: { uuid: 'RegisterFed1' } });
  const patch = (ssgt: string, team: string | undefined, body: unknown, etag?: string) =>
    competitions.service.call({
      method: 'PATCH',
      url: `/api/sports-v2/ssgts/${ssgt}/teams/${team}`,
      body,
      ...(etag && { headers: { 'if-match': etag } }),
    });

  it('becomes one of the team, once', async () => {
    const { made } = await competitions.newSsgt();
    const connected = await connect(made.uuid, teams.slice(0, 2));
    const reply = await patch(made.uuid, teams[0]?.uuid, isa('unique-1'), String(connected.headers.etag));
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ uuid: teams[0]?.uuid });
    expect(reply.json<ConnectedTeam>().extIds.map(({ extId }) => extId)).toContain('unique-1');
    const team = await competitions.get<ConnectedTeam>(`teams/${teams[0]?.uuid}`);
    expect(team.extIds).toEqual(reply.json<ConnectedTeam>().extIds);
    const again = await patch(made.uuid, teams[0]?.uuid, isa('unique-1'));
    expect([again.json(), again.headers.etag]).toEqual([reply.json(), reply.headers.etag]);
    const taken = await patch(made.uuid, teams[1]?.uuid, isa('unique-1'));
    expect(taken.statusCode).toBe(409);
    expect(taken.json()).toMatchObject({ fields: [{ path: 'extId', code: 'duplicate' }] });
    expect((await patch(made.uuid, teams[0]?.uuid, isa('unique-2'), String(connected.headers.etag))).statusCode).toBe(
      412,
    );
  });

  it('is refused to a team that has as many as it may, which stays readable', async () => {
    const { made } = await competitions.newSsgt();
    await connect(made.uuid, teams.slice(2, 3));
    const team = teams[2]?.uuid;
    for (let next = 0; next < 50; next += 1) await patch(made.uuid, team, isa(`many-${next}`));
    const reply = await patch(made.uuid, team, isa('one-too-many'));
    expect(reply.json()).toMatchObject({ statusCode: 409, fields: [{ path: 'extId', code: 'maxItems' }] });
    expect((await competitions.get<ConnectedTeam>(`teams/${team}`)).extIds).toHaveLength(50);
  });

  it('needs a team of the competition and a register', async () => {
    const { made } = await competitions.newSsgt();
    expect((await patch(made.uuid, teams[0]?.uuid, isa('x'))).statusCode).toBe(404);
    await connect(made.uuid, teams.slice(0, 1));
    const reply = await patch(made.uuid, teams[0]?.uuid, { extId: 'x', extIdType: { uuid: 'nowhere' } });
    expect(reply.json()).toMatchObject({ statusCode: 400, fields: [{ path: 'extIdType.uuid', code: 'unknown' }] });
  });
});
