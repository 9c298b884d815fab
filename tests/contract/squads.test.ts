import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { type GameCalls, startGameCalls } from './game-calls.ts';
import { demo, type TestCall } from './test-service.ts';

type Squad = components['schemas']['Squad'];
type Change = Readonly<Record<string, readonly object[]>>;

let calls: GameCalls;
beforeAll(async () => {
  calls = await startGameCalls();
});
afterAll(() => calls.service.close());

const squad = (team: string) => calls.get<Squad>(`/sports-v2/teams/squad?teamUuid=${team}`);
const put = (kind: 'teams' | 'staff', team: string, body: Change, etag?: string): TestCall => ({
  method: 'PUT',
  url: `/sports-v2/${kind}/squad?teamUuid=${team}`,
  body,
  ...(etag !== undefined && { headers: { 'if-match': etag } }),
});
const players = (addedPlayers: readonly object[], removedPlayers: readonly object[] = []) => ({
  addedPlayers,
  removedPlayers,
});
const staffs = (addedStaffs: readonly object[], removedStaffs: readonly object[] = []) => ({
  addedStaffs,
  removedStaffs,
});

/** Makes somebody and gives their uuid. */
async function make(path: 'players' | 'staff', body: object = {}): Promise<string> {
  const person = { firstName: 'Trupp', lastName: 'Medlem', ...body };
  return (await calls.ask<{ uuid: string }>({ method: 'POST', url: `/sports-v2/${path}`, body: person }, 201)).uuid;
}
const read = (path: 'players' | 'staff', uuid: string) =>
  calls.get<Record<string, unknown>>(`/sports-v2/${path}/${uuid}`);

describe('the players of a squad', () => {
  it('come out of another team only when the change names that team, and are in one team then', async () => {
    const [here, there, third] = [
      await calls.newTeam('Hit'),
      await calls.newTeam('Dit'),
      await calls.newTeam('Tredje'),
    ];
    const one = await make('players', { team: { uuid: there }, jerseyNumber: 8 });
    const inAnother = { status: 409, faults: ['addedPlayers.0 inAnotherSquad'] };
    expect(await calls.refused(put('teams', here, players([{ uuid: one }])))).toMatchObject(inAnother);
    const wrong = players([{ uuid: one, fromTeamUuid: third }]);
    expect(await calls.refused(put('teams', here, wrong))).toMatchObject(inAnother);
    const moved = await calls.ask<Squad>(put('teams', here, players([{ uuid: one, fromTeamUuid: there }])));
    expect(moved.players).toMatchObject([{ uuid: one, jerseyNumber: 8 }]);
    expect((await squad(there)).players).toEqual([]);
    expect(await read('players', one)).toMatchObject({ team: { uuid: here } });
  });

  it('come with number and position, are changed when added again, and go', async () => {
    const team = await calls.newTeam('Truppen');
    const [one, two] = [await make('players'), await make('players', { jerseyNumber: 9, positionCode: 'F' })];
    expect(await squad(team)).toMatchObject({ players: [], staffs: [] });
    const first = await calls.ask<Squad>(
      put('teams', team, players([{ uuid: one, jerseyNumber: 30, positionCode: 'GK' }, { uuid: two }])),
    );
    expect(first.players).toMatchObject([
      { uuid: two, jerseyNumber: 9, positionCode: 'F' },
      { uuid: one, jerseyNumber: 30, positionCode: 'GK' },
    ]);
    expect(await squad(team)).toEqual(first);
    const change = players([{ uuid: one, jerseyNumber: 1 }], [{ uuid: two }]);
    const second = await calls.ask<Squad>(put('teams', team, change, first.playersVersion));
    expect(second.players).toMatchObject([{ uuid: one, jerseyNumber: 1, positionCode: 'GK' }]);
    expect(await read('players', two)).toMatchObject({ team: null, jerseyNumber: 9 });
    const emptied = await calls.ask<Squad>(
      put('teams', team, players([{ uuid: one, jerseyNumber: null, positionCode: null }])),
    );
    expect(emptied.players).toMatchObject([{ jerseyNumber: null, positionCode: null }]);
  });

  it('tell where their consent to portraits stands today', async () => {
    const team = await calls.newTeam('Samtycke');
    const given = { portraitConsent: 'given', portraitConsentUntil: '2020-01-31' };
    const uuids = [
      await make('players', { jerseyNumber: 1, ...given }),
      await make('players', { jerseyNumber: 2, portraitConsent: 'withdrawn' }),
      await make('players', { jerseyNumber: 3 }),
    ];
    const person = await make('staff', { portraitConsent: 'withdrawn' });
    await calls.ask(put('teams', team, players(uuids.map((uuid) => ({ uuid })))));
    const found = await calls.ask<Squad>(put('staff', team, staffs([{ uuid: person }])));
    expect(found.players.map((one) => one.portraitConsentState)).toEqual(['ended', 'withdrawn', 'notAsked']);
    expect(found.staffs.map((one) => one.portraitConsentState)).toEqual(['withdrawn']);
  });

  it('play in one squad only: one of another is refused, all of them at their places, and nothing is saved', async () => {
    const [own, other] = [await calls.newTeam('Eget'), await calls.newTeam('Annat')];
    const [free, first, second] = [await make('players'), await make('players'), await make('players')];
    await calls.ask(put('teams', other, players([{ uuid: first }, { uuid: second }])));
    const change = players([{ uuid: first }, { uuid: free }, { uuid: second }]);
    expect(await calls.refused(put('teams', own, change))).toEqual({
      status: 409,
      faults: ['addedPlayers.0 inAnotherSquad', 'addedPlayers.2 inAnotherSquad'],
    });
    expect((await squad(own)).players).toEqual([]);
    expect(await read('players', first)).toMatchObject({ team: { uuid: other } });
  });

  it('wanted by two teams at once get into one', async () => {
    const [one, two] = [await calls.newTeam('Snabb'), await calls.newTeam('Snabbare')];
    const wanted = await Promise.all(Array.from({ length: 5 }, () => make('players')));
    const [forwards, backwards] = [wanted, [...wanted].reverse()].map((list) =>
      players(list.map((uuid) => ({ uuid }))),
    );
    const replies = await Promise.all(
      [put('teams', one, forwards ?? {}), put('teams', two, backwards ?? {})].map((call) =>
        calls.service.call({ ...call, url: `/api${call.url}` }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const sizes = [(await squad(one)).players.length, (await squad(two)).players.length];
    expect(sizes.sort()).toEqual([0, 5]);
  });

  it('changed by somebody else meanwhile refuse the change: in the squad, or at the player', async () => {
    const team = await calls.newTeam('Ändrade');
    const [one, two] = [await make('players'), await make('players')];
    const start = (await squad(team)).playersVersion;
    await calls.ask(put('teams', team, players([{ uuid: one }]), start));
    const late = put('teams', team, players([{ uuid: two }]), start);
    expect(await calls.refused(late)).toEqual({ status: 412, faults: ['If-Match stale'] });
    const { playersVersion } = await squad(team);
    const name = { firstName: 'Trupp', lastName: 'Medlem' };
    await calls.ask({ method: 'PUT', url: `/sports-v2/players/${one}`, body: { ...name, jerseyNumber: 4 } });
    const again = put('teams', team, players([{ uuid: two }]), playersVersion);
    expect((await calls.refused(again)).status).toBe(412);
    const { playersVersion: present } = await squad(team);
    await calls.ask({ method: 'PUT', url: `/sports-v2/players/${one}`, body: { ...name, firstName: 'Omdöpt' } });
    await calls.ask(put('teams', team, players([{ uuid: two }]), present));
    expect((await squad(team)).players).toHaveLength(2);
  });

  it('saved by two at once from one version are saved by one', async () => {
    const team = await calls.newTeam('Samtidiga');
    const { playersVersion } = await squad(team);
    const uuids = [await make('players'), await make('players')];
    const replies = await Promise.all(
      uuids.map((uuid) => {
        const call = put('teams', team, players([{ uuid }]), playersVersion);
        return calls.service.call({ ...call, url: `/api${call.url}` });
      }),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    expect((await squad(team)).players).toHaveLength(1);
  });

  it('are refused when unknown, deleted, named twice, or of a position that there is not', async () => {
    const team = await calls.newTeam('Avvisade');
    const [one, gone] = [await make('players'), await make('players', { deleted: true })];
    const refusals: [Change, number, string][] = [
      [players([{ uuid: 'nobody' }]), 400, 'addedPlayers.0.uuid unknown'],
      [players([{ uuid: gone }]), 400, 'addedPlayers.0.uuid unknown'],
      [players([], [{ uuid: 'nobody' }]), 400, 'removedPlayers.0.uuid unknown'],
      [players([{ uuid: one }, { uuid: one }]), 400, 'addedPlayers.1 repeated'],
      [players([{ uuid: one }], [{ uuid: one }]), 400, 'removedPlayers.0 repeated'],
      [players([{ uuid: one, positionCode: 'QB' }]), 400, 'addedPlayers.0.positionCode unknown'],
    ];
    for (const [change, status, fault] of refusals)
      expect(await calls.refused(put('teams', team, change))).toEqual({ status, faults: [fault] });
    expect((await calls.refused(put('teams', 'nowhere', players([])))).status).toBe(404);
    expect((await calls.refused({ url: '/sports-v2/teams/squad?teamUuid=nowhere' })).status).toBe(404);
    expect((await calls.refused({ url: '/sports-v2/teams/squad' })).status).toBe(400);
  });

  it('who left already, or for another team, are left alone', async () => {
    const [team, other] = [await calls.newTeam('Lämnade'), await calls.newTeam('Nya')];
    const moved = await make('players');
    await calls.ask(put('teams', other, players([{ uuid: moved }])));
    await calls.ask(put('teams', team, players([], [{ uuid: moved }])));
    expect(await read('players', moved)).toMatchObject({ team: { uuid: other } });
  });
});

describe('the staff of a squad', () => {
  it('work for several teams, with a role and a place in each', async () => {
    const [one, two] = [await calls.newTeam('Första'), await calls.newTeam('Andra')];
    const [coach, manager] = [await make('staff', { role: 'Head coach' }), await make('staff')];
    const added = staffs([
      { uuid: coach, sortOrder: 1 },
      { uuid: manager, role: 'Team manager', sortOrder: 0 },
    ]);
    const first = await calls.ask<Squad>(put('staff', one, added));
    expect(first.staffs).toMatchObject([
      { uuid: manager, role: 'Team manager', sortOrder: 0 },
      { uuid: coach, role: 'Head coach', sortOrder: 1 },
    ]);
    await calls.ask(put('staff', two, staffs([{ uuid: coach, role: 'Scout' }])));
    const changed = await calls.ask<Squad>(
      put('staff', one, staffs([{ uuid: coach, sortOrder: 5 }], [{ uuid: manager }])),
    );
    expect(changed.staffs).toMatchObject([{ uuid: coach, role: 'Head coach', sortOrder: 5 }]);
    expect((await squad(two)).staffs).toMatchObject([{ uuid: coach, role: 'Scout' }]);
    expect(await read('staff', manager)).toMatchObject({ teamStaffInfo: {} });
  });

  it('who were marked inactive are not in the squad, and become active when added', async () => {
    const team = await calls.newTeam('Vilande');
    const uuid = await make('staff', { teamStaffInfo: { [team]: { active: false, role: 'Doctor' } } });
    expect((await squad(team)).staffs).toEqual([]);
    await calls.ask(put('staff', team, staffs([{ uuid }])));
    expect((await squad(team)).staffs).toMatchObject([{ uuid, role: 'Doctor' }]);
  });

  it('and the players are saved independently: each has a version of its own', async () => {
    const team = await calls.newTeam('Oberoende');
    const [player, member] = [await make('players'), await make('staff')];
    const start = await squad(team);
    await calls.ask(put('teams', team, players([{ uuid: player }]), start.playersVersion));
    const saved = await calls.ask<Squad>(put('staff', team, staffs([{ uuid: member }]), start.staffsVersion));
    expect([saved.players.length, saved.staffs.length]).toEqual([1, 1]);
    const late = put('staff', team, staffs([], [{ uuid: member }]), start.staffsVersion);
    expect(await calls.refused(late)).toEqual({ status: 412, faults: ['If-Match stale'] });
    expect((await squad(team)).staffs).toHaveLength(1);
  });

  it('take the ETag of the whole squad, too, while nothing of it has changed', async () => {
    const team = await calls.newTeam('Hela truppen');
    const reply = await calls.service.call({ url: `/api/sports-v2/teams/squad?teamUuid=${team}` });
    const etag = String(reply.headers.etag);
    await calls.ask(put('staff', team, staffs([{ uuid: await make('staff') }]), etag));
    expect((await calls.refused(put('teams', team, players([]), etag))).status).toBe(412);
  });

  it('are refused when unknown, deleted or named twice', async () => {
    const team = await calls.newTeam('Nekade');
    const [one, gone] = [await make('staff'), await make('staff', { deleted: true })];
    const refusals: [Change, string][] = [
      [staffs([{ uuid: 'nobody' }]), 'addedStaffs.0.uuid unknown'],
      [staffs([{ uuid: gone }]), 'addedStaffs.0.uuid unknown'],
      [staffs([{ uuid: one }], [{ uuid: one }]), 'removedStaffs.0 repeated'],
    ];
    for (const [change, fault] of refusals)
      expect(await calls.refused(put('staff', team, change))).toEqual({ status: 400, faults: [fault] });
  });
});

describe('a squad', () => {
  it('is of one site only, and each part changes with its add-on alone', async () => {
    const foreign = { instanceId: demo.otherNetworksSite };
    const team = await calls.newTeam('Stängda');
    expect((await calls.refused({ url: `/sports-v2/teams/squad?teamUuid=${team}`, ...foreign })).status).toBe(404);
    expect((await calls.refused({ ...put('teams', team, players([])), ...foreign })).status).toBe(404);
    const addOn = { status: 403, faults: ['x-s8y-instance-id addOn'] };
    expect(await calls.refused({ ...put('teams', team, players([])), instanceId: 'alvn1_alvn' })).toEqual(addOn);
    expect(await calls.refused({ ...put('staff', team, staffs([])), instanceId: 'norrs1_norrs' })).toEqual(addOn);
    const player = await make('players');
    const { items } = await calls.ask<{ items: [{ uuid: string }] }>({
      url: '/sports-v2/teams?pageSize=1',
      ...foreign,
    });
    const stolen = put('teams', items[0].uuid, players([{ uuid: player }]));
    expect((await calls.refused({ ...stolen, ...foreign })).status).toBe(400);
  });
});
