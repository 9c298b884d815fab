import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examples, findKnown, type Known } from './examples.ts';
import { startTestService, type TestService } from './test-service.ts';

let service: TestService;
let known: Known;

beforeAll(async () => {
  service = await startTestService();
  known = await findKnown(service);
});
afterAll(() => service.close());

type Body = Readonly<Record<string, unknown>>;
type Made = { uuid: string; lastModified: string } & Record<string, unknown>;

const register = { uuid: 'RegisterIsa1', code: 'isa', visible: true, name: 'ISA' };
const name = { firstName: 'Prov', lastName: 'Person' };

/** Makes one and gives its address, its body as it came back, and its ETag. */
async function make(path: 'players' | 'staff', body: Body) {
  const reply = await service.call({ method: 'POST', url: `/api/sports-v2/${path}`, body });
  expect(reply.statusCode, reply.body).toBe(201);
  const made = reply.json<Made>();
  return { url: `/api/sports-v2/${path}/${made.uuid}`, made, etag: String(reply.headers.etag) };
}
const put = (url: string, body: Body, etag?: string) =>
  service.call({ method: 'PUT', url, body, ...(etag && { headers: { 'if-match': etag } }) });

describe.each([
  ['players', 'createPlayer', 'playerExtIds'],
  ['staff', 'createStaff', 'extIds'],
] as const)('%s', (path, create, extIds) => {
  const example = () => examples[create](known).body ?? {};

  it('come back as they were sent, and keep what a change leaves out', async () => {
    const { url, made } = await make(path, {
      ...example(),
      [extIds]: [{ extId: '1', locked: true, extIdType: register }],
    });
    const { team, teamStaffInfo, portraitList, ...plain } = example();
    expect(made).toMatchObject({ ...plain, fullName: [plain.firstName, plain.lastName].join(' '), deleted: false });
    const saved = await put(url, { firstName: 'Annat', lastName: 'Namn' });
    expect(saved.json()).toEqual({
      ...made,
      firstName: 'Annat',
      lastName: 'Namn',
      fullName: 'Annat Namn',
      lastModified: saved.json<Made>().lastModified,
    });
    expect((await service.call({ url })).json()).toEqual(saved.json());
  });

  it('take back unchanged what was read, but for what the service keeps', async () => {
    const { url, made, etag } = await make(path, example());
    const { uuid, fullName, portraitConsentState, mergedInto, createdAt, createdBy, lastModified, ...body } = made;
    const saved = await put(url, body, etag);
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json()).toEqual({ ...made, lastModified: saved.json<Made>().lastModified });
  });

  it('refuse a stale version and keep what is stored', async () => {
    const { url, etag } = await make(path, name);
    expect((await put(url, { ...name, firstName: 'Först' }, etag)).statusCode).toBe(200);
    const late = await put(url, { ...name, firstName: 'Sist' }, etag);
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ fields: [{ path: 'If-Match', code: 'stale' }] });
    expect((await service.call({ url })).json()).toMatchObject({ firstName: 'Först' });
  });

  it('let one of two editors through who started from the same version', async () => {
    const { url, etag } = await make(path, name);
    const replies = await Promise.all(['En', 'Två'].map((firstName) => put(url, { ...name, firstName }, etag)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });

  it('leave the list when deleted and come back when restored', async () => {
    const lastName = `Retur${path}`;
    const { url } = await make(path, { ...name, lastName });
    const total = async (deleted: boolean) => {
      const list = `/api/sports-v2/${path}?lastName=${lastName}&deleted=${deleted}`;
      return (await service.call({ url: list })).json<{ total: number }>().total;
    };
    expect([await total(false), await total(true)]).toEqual([1, 0]);
    await put(url, { ...name, lastName, deleted: true });
    expect([await total(false), await total(true)]).toEqual([0, 1]);
    expect((await service.call({ url })).json()).toMatchObject({ deleted: true });
    await put(url, { ...name, lastName, deleted: false });
    expect([await total(false), await total(true)]).toEqual([1, 0]);
  });

  it('keep a locked external id as it is', async () => {
    const ids = [
      { extId: 'free', extIdType: register },
      { extId: 'fixed', locked: true, extIdType: register },
    ];
    const { url, made } = await make(path, { ...name, [extIds]: ids });
    const [free, fixed] = made[extIds] as [object, object];
    const gone = await put(url, { ...name, [extIds]: [free] });
    expect(gone.statusCode).toBe(409);
    expect(gone.json()).toMatchObject({ fields: [{ path: extIds, code: 'locked' }] });
    const changed = await put(url, { ...name, [extIds]: [free, { ...fixed, extId: 'other' }] });
    expect(changed.json()).toMatchObject({ fields: [{ path: `${extIds}.1`, code: 'locked' }] });
    expect((await put(url, { ...name, [extIds]: [fixed] })).json()).toMatchObject({ [extIds]: [fixed] });
  });

  it('tell an unknown reference at its field', async () => {
    const unknown = [{ extId: '1', extIdType: { ...register, uuid: 'nowhere' } }];
    const refusals: [string, Body][] = [[`${extIds}.0.extIdType.uuid`, { [extIds]: unknown }]];
    if (path === 'players')
      refusals.push(['team.uuid', { team: { uuid: 'nowhere' } }], ['positionCode', { positionCode: 'QB' }]);
    else refusals.push(['teamStaffInfo.nowhere', { teamStaffInfo: { nowhere: { active: true } } }]);
    for (const [field, body] of refusals) {
      const reply = await service.call({ method: 'POST', url: `/api/sports-v2/${path}`, body: { ...name, ...body } });
      expect(reply.statusCode, field).toBe(400);
      expect(reply.json(), field).toMatchObject({ fields: [{ path: field, code: 'unknown' }] });
    }
  });

  it('are written in one way: no blanks around names, Sweden as sv', async () => {
    const { made } = await make(path, { firstName: ' Åke ', lastName: '\tÅberg', nationality: 'SE' });
    expect(made).toMatchObject({ firstName: 'Åke', lastName: 'Åberg', fullName: 'Åke Åberg', nationality: 'sv' });
  });

  it('stay with a team that was deleted since', async () => {
    const body = examples.createTeam(known).body ?? {};
    const team = await service.call({ method: 'POST', url: '/api/sports-v2/teams', body });
    const { uuid } = team.json<{ uuid: string }>();
    const ofTeam = path === 'players' ? { team: { uuid } } : { teamStaffInfo: { [uuid]: { active: true } } };
    const { url } = await make(path, { ...name, ...ofTeam });
    await put(`/api/sports-v2/teams/${uuid}`, { ...body, deleted: true });
    expect((await put(url, { ...name, ...ofTeam })).statusCode).toBe(200);
    const late = await service.call({ method: 'POST', url: `/api/sports-v2/${path}`, body: { ...name, ...ofTeam } });
    expect(late.statusCode).toBe(400);
  });
});

describe('a player', () => {
  it.each([
    ['dateOfBirth', '2003-02-30', 'format'],
    ['dateOfBirth', '0000-01-01', 'pattern'],
    ['jerseyNumber', 100, 'maximum'],
    ['jerseyNumber', '17', 'type'],
    ['height', 9, 'minimum'],
    ['shoots', 'B', 'enum'],
  ])('with %s %j is refused at that field', async (field, value, code) => {
    const body = { ...name, [field]: value };
    const reply = await service.call({ method: 'POST', url: '/api/sports-v2/players', body });
    expect(reply.statusCode).toBe(400);
    expect(reply.json<{ fields: { path: string; code: string }[] }>().fields).toContainEqual(
      expect.objectContaining({ path: field, code }),
    );
  });

  it('is found as somebody who may be the same: by name, letter case aside, and day of birth', async () => {
    const { made } = await make('players', { firstName: 'Dubbel', lastName: 'Gångare', dateOfBirth: '1999-12-31' });
    const query = new URLSearchParams({ firstName: 'DUBBEL', lastName: 'gångare', dateOfBirth: '1999-12-31' });
    const reply = await service.call({ url: `/api/sports-v2/players?${query}` });
    expect(reply.json<{ items: Made[] }>().items.map(({ uuid }) => uuid)).toEqual([made.uuid]);
  });

  it('leaves its team when the team is emptied', async () => {
    const { url } = await make('players', { ...name, team: { uuid: known.teamUuid } });
    expect((await service.call({ url })).json()).toMatchObject({ team: { uuid: known.teamUuid } });
    expect((await put(url, { ...name, team: null })).json()).toMatchObject({ team: null });
  });

  it('has one of the positions that the service names in both languages', async () => {
    const reply = await service.call({ url: '/api/sports-v2/players/positions' });
    const positions = reply.json<{ code: string; names: { language: string; translation: string }[] }[]>();
    expect(positions.map(({ code }) => code)).toEqual(['GK', 'D', 'C', 'F']);
    for (const { names } of positions) expect(names.map(({ language }) => language).sort()).toEqual(['en', 'sv']);
  });
});

describe('deleting a staff member', () => {
  const remove = (url: string, etag?: string) =>
    service.call({ method: 'DELETE', url, ...(etag && { headers: { 'if-match': etag } }) });

  it('marks it as deleted, once, and a change takes it back', async () => {
    const { url, made, etag } = await make('staff', { ...name, role: 'Coach' });
    expect((await remove(url, etag)).statusCode).toBe(204);
    const deleted = await service.call({ url });
    expect(deleted.json()).toMatchObject({ ...made, deleted: true, lastModified: expect.any(String) as string });
    expect((await remove(url)).statusCode).toBe(204);
    expect((await service.call({ url })).headers.etag).toBe(deleted.headers.etag);
    expect((await put(url, { ...name, deleted: false })).json()).toMatchObject({ role: 'Coach', deleted: false });
  });

  it('refuses a stale version, and one that there is not', async () => {
    const { url, etag } = await make('staff', name);
    await put(url, { ...name, firstName: 'Ny' });
    const late = await remove(url, etag);
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ fields: [{ path: 'If-Match', code: 'stale' }] });
    expect((await service.call({ url })).json()).toMatchObject({ deleted: false });
    expect((await remove('/api/sports-v2/staff/nobody')).statusCode).toBe(404);
  });
});

describe('lists', () => {
  it('of people without a team give the same as the filter', async () => {
    for (const path of ['players', 'staff']) {
      const uuids = async (url: string) =>
        (await service.call({ url: `/api/sports-v2/${url}` })).json<{ items: Made[] }>().items.map(({ uuid }) => uuid);
      const listed = await uuids(`${path}/without-team?pageSize=100`);
      expect(listed.length, path).toBeGreaterThan(0);
      expect(listed).toEqual(await uuids(`${path}?withoutTeam=true&pageSize=100`));
    }
  });

  it('of staff that is searched need a keyword', async () => {
    for (const query of ['', '?search=', '?search=%20'])
      expect((await service.call({ url: `/api/sports-v2/staff/search${query}` })).statusCode).toBe(400);
  });

  it.each(['2026-02-30', '0000-01-01', '2026-1-1', 'today', '2026-01-01T00:00:00Z'])(
    'refuse the day %s',
    async (day) => {
      for (const url of [`teams?changedFrom=${day}`, `players?bornUntil=${day}`, `staff?changedUntil=${day}`])
        expect((await service.call({ url: `/api/sports-v2/${url}` })).statusCode, url).toBe(400);
    },
  );
});
