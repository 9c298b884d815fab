import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditActor, AuditEntry, Team } from '../../service/store/contract.ts';
import { demo, startTestService, type TestCall, type TestService } from './test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const asSuper = { subject: demo.superAdministrator } as const;
let made = 0;
const input = () => ({ displayName: 'Revision', teamCode: `RV${made++}`, ownerInstanceId: demo.site, series: [] });

async function send<Body>(call: TestCall, status = 200): Promise<Body> {
  const reply = await service.call(call);
  expect(reply.statusCode, reply.body).toBe(status);
  return reply.statusCode === 204 ? (undefined as Body) : reply.json<Body>();
}
const newTeam = (more: object = {}) =>
  send<Team>({ method: 'POST', url: '/api/sports-v2/teams', body: { ...input(), ...more } }, 201);
const save = (team: Team, body: object) =>
  send<Team>({
    method: 'PUT',
    url: `/api/sports-v2/teams/${team.uuid}`,
    body: { displayName: team.displayName, teamCode: team.teamCode, ownerInstanceId: team.ownerInstanceId, ...body },
  });
type Entries = { items: AuditEntry[]; total: number };
const entries = (query: string, call: Partial<TestCall> = {}) => send<Entries>({ url: `/api/audit?${query}`, ...call });
const history = async (entity: string, id: string, call: Partial<TestCall> = {}) =>
  (await entries(`entity=${entity}&entityId=${id}`, call)).items;

describe('a change', () => {
  test('is told with who, when, where, what it was called and what changed', async () => {
    const team = await newTeam({ teamNames: { short: 'Frost' } });
    await save(team, { displayName: 'Revision HC', teamNames: { short: 'Frosthamn', long: 'Frosthamn HC' } });
    const [changed, created, ...others] = await history('team', team.uuid);
    expect(others).toEqual([]);
    expect(changed).toMatchObject({
      actor: { subject: demo.admin, name: 'demo-admin@touchline.test' },
      instanceId: demo.site,
      siteName: 'Frosthamn HC',
      entity: 'team',
      entityId: team.uuid,
      title: 'Revision HC',
      action: 'changed',
      brief: false,
      changes: [
        { path: 'displayName', before: 'Revision', after: 'Revision HC' },
        { path: 'teamNames.long', after: 'Frosthamn HC' },
        { path: 'teamNames.short', before: 'Frost', after: 'Frosthamn' },
      ],
      summary: 'displayName: Revision → Revision HC; teamNames.long: Frosthamn HC; teamNames.short: Frost → Frosthamn',
    });
    expect(Date.now() - Date.parse(changed?.at ?? '')).toBeLessThan(600_000);
    expect(created).toMatchObject({ action: 'created', title: 'Revision' });
    expect(created?.changes).toContainEqual({ path: 'teamNames', after: { short: 'Frost' } });
  });

  test('of a team and of its series at once is one', async () => {
    const { items } = await send<{ items: Team['series'] }>({ url: '/api/sports-v2/series?pageSize=2' });
    const team = await newTeam();
    await save(team, { displayName: 'Med serier', series: items.map(({ uuid }) => ({ uuid })) });
    const [entry] = await history('team', team.uuid);
    expect(entry?.changes.map(({ path }) => path)).toEqual(['displayName', 'series']);
    expect(entry?.changes[1]).toMatchObject({ before: [], after: items.map(({ uuid, names }) => ({ uuid, names })) });
    await save(team, { series: items.map(({ uuid }) => ({ uuid })).reverse() });
    expect((await history('team', team.uuid))[0]?.changes.map(({ path }) => path)).toEqual(['displayName', 'series']);
  });

  test('that changes nothing leaves no entry, nor does one that is refused', async () => {
    const team = await newTeam();
    await save(team, { series: [] });
    const refused = await service.call({
      method: 'PUT',
      url: `/api/sports-v2/teams/${team.uuid}`,
      headers: { 'if-match': '"999"' },
      body: { ...input(), displayName: 'Aldrig' },
    });
    expect(refused.statusCode).toBe(412);
    expect((await history('team', team.uuid)).map(({ action }) => action)).toEqual(['created']);
  });

  test('of a mark deletes, and its way back is a change', async () => {
    const team = await newTeam();
    await save(team, { deleted: true });
    await save(team, { deleted: false });
    expect((await history('team', team.uuid)).map(({ action }) => action)).toEqual(['changed', 'deleted', 'created']);
  });

  test('of a squad is one of each player, of a merge of tags one of each tag and picture', async () => {
    const team = await newTeam();
    const { items } = await send<{ items: { uuid: string }[] }>({
      url: '/api/sports-v2/players/without-team?pageSize=1',
    });
    const { uuid = '' } = items[0] ?? {};
    await send({
      method: 'PUT',
      url: `/api/sports-v2/teams/squad?teamUuid=${team.uuid}`,
      body: { addedPlayers: [{ uuid }], removedPlayers: [] },
    });
    const change = (await history('player', uuid))[0]?.changes.find(({ path }) => path === 'team');
    expect(change).toMatchObject({ before: null, after: { uuid: team.uuid } });
  });
});

describe('what is deleted', () => {
  test('keeps its entries, with what it was: a tag', async () => {
    const tag = await send<{ value: string }>(
      { method: 'POST', url: '/api/meta/tag', body: { name: 'Revideras bort' } },
      201,
    );
    await send({ method: 'DELETE', url: `/api/meta/tag/${tag.value}` }, 204);
    const [deleted, created] = await history('custom-tag', tag.value);
    expect(deleted).toMatchObject({ action: 'deleted', title: 'Revideras bort' });
    expect(deleted?.changes).toContainEqual({ path: 'name', before: 'Revideras bort' });
    expect(created?.action).toBe('created');
  });

  test('keeps its entries, with the lists that went with it: a picture', async () => {
    const { items } = await send<{
      items: { id: string; name: string; tags: { value: string; name: string }[]; categories: unknown[] }[];
    }>({
      url: '/api/media/all?type=image&pageSize=100',
    });
    const image = items.find(({ tags, categories }) => tags.length > 0 && categories.length > 0);
    if (!image) throw new Error('No picture of the demo has tags and categories.');
    await send({ method: 'DELETE', url: `/api/media/meta/image/${image.id}?evenInUse=true` }, 204);
    const [entry] = await history('image', image.id);
    expect(entry).toMatchObject({ action: 'deleted', title: image.name });
    expect(entry?.changes).toContainEqual({ path: 'tags', before: image.tags });
    expect(entry?.changes).toContainEqual({ path: 'categories', before: image.categories });
  });
});

describe('who sees what', () => {
  test('an administrator sees the history of one thing of the site, and not everything', async () => {
    for (const query of ['', 'entity=team', 'entityId=x', 'action=deleted']) {
      const reply = await service.call({ url: `/api/audit?${query}` });
      expect(reply.statusCode, query).toBe(403);
      expect(reply.json()).toMatchObject({ fields: [{ code: 'superAdministrator' }] });
    }
    expect((await service.call({ url: '/api/audit/actors' })).statusCode).toBe(403);
  });

  test('another site’s things have no history here, whoever may enter both', async () => {
    const team = await newTeam();
    expect(await history('team', team.uuid, { instanceId: demo.masterSite })).toEqual([]);
    expect(await history('team', team.uuid)).toHaveLength(1);
  });

  test('a super administrator sees the network, by every filter, and no other network', async () => {
    const team = await newTeam();
    const today = new Date().toISOString().slice(0, 10);
    const all = `entity=team&actor=${demo.admin}&action=created&instanceId=${demo.site}&from=${today}&until=${today}`;
    const found = await entries(all, { ...asSuper, instanceId: demo.masterSite });
    expect(found.items[0]).toMatchObject({ entityId: team.uuid, instanceId: demo.site });
    expect(found.total).toBeGreaterThanOrEqual(1);
    for (const none of ['action=deleted&from=2000-01-01&until=2000-01-02', `actor=nobody`]) {
      expect((await entries(none, asSuper)).total, none).toBe(0);
    }
    expect(await history('team', team.uuid, { ...asSuper, instanceId: demo.otherNetworksSite })).toEqual([]);
    const elsewhere = await entries(`instanceId=${demo.otherNetworksSite}`, asSuper);
    expect(elsewhere).toMatchObject({ items: [], total: 0 });
  });

  test('pages do not overlap, and go both ways', async () => {
    const url = 'entity=game&pageSize=5';
    const first = await entries(`${url}&page=1`, asSuper);
    const second = await entries(`${url}&page=2`, asSuper);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(10);
    const last = Math.ceil(first.total / 5);
    const oldest = await entries(`${url}&sortOrder=asc&page=${last}`, asSuper);
    expect(oldest.items.at(-1)?.id).toBe(first.items[0]?.id);
    expect(await entries(`${url}&page=100000`, asSuper)).toMatchObject({ items: [], total: first.total });
  });

  test('whoever changed something is listed', async () => {
    await newTeam();
    const actors = await send<AuditActor[]>({ url: '/api/audit/actors', ...asSuper });
    expect(actors).toContainEqual({ subject: demo.admin, name: 'demo-admin@touchline.test' });
    expect(new Set(actors.map(({ subject }) => subject)).size).toBe(actors.length);
  });

  test('an unknown time zone is told at its field', async () => {
    const reply = await service.call({ ...asSuper, url: '/api/audit?from=2026-01-01&timeZone=Mars/Base' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ fields: [{ path: 'timeZone' }] });
  });
});

test('what a network has in common is kept with its master site, and found as the only one', async () => {
  const channels = [{ name: 'Reviderad kanal', provider: 'embedded', active: true, instanceIds: [demo.site] }];
  await send({ method: 'PUT', url: '/api/media/channels', ...asSuper, body: { channels } });
  const [entry] = await history('video-channels', 'only', asSuper);
  expect(entry).toMatchObject({ instanceId: demo.masterSite, actor: { subject: demo.superAdministrator } });
  expect(entry?.changes).toMatchObject([{ path: 'channels', after: channels }]);
});

test('what the service does by itself has no actor; many rows that one statement makes are told without values, those of somebody with them', async () => {
  const owner = new Client({ connectionString: service.databaseUrl });
  await owner.connect();
  await owner.query(`SELECT set_config('app.instance_id', $1, false)`, [demo.site]);
  for (const [count, code, actor] of [
    [100, 'few', ''],
    [101, 'many', ''],
    [500, 'imported', demo.admin],
  ]) {
    await owner.query(`SELECT set_config('app.actor', $1, false)`, [actor]);
    await owner.query(
      `INSERT INTO tags (uuid, value, name, folded_name, search_text)
       SELECT $2 || n, 'custom.' || $2 || n, $2 || n, $2 || n, '' FROM generate_series(1, $1::integer) n`,
      [count, code],
    );
  }
  await owner.end();
  const [few] = await history('custom-tag', 'custom.few1');
  expect(few).toMatchObject({ actor: null, action: 'created', brief: false });
  expect(few?.changes).toContainEqual({ path: 'name', after: 'few1' });
  const [many] = await history('custom-tag', 'custom.many101');
  expect(many).toMatchObject({
    actor: null,
    action: 'created',
    brief: true,
    changes: [],
    summary: '',
    title: 'many101',
  });
  for (const name of ['imported1', 'imported500']) {
    const [imported] = await history('custom-tag', `custom.${name}`);
    expect(imported).toMatchObject({ actor: { subject: demo.admin }, action: 'created', brief: false });
    expect(imported?.changes).toContainEqual({ path: 'name', after: name });
  }
});

test('a change of an account is told in every network, not that it was seen', async () => {
  const owner = new Client({ connectionString: service.databaseUrl });
  await owner.connect();
  await owner.query(`INSERT INTO accounts (subject, email) VALUES ('reviderad', 'rev@touchline.test')`);
  await owner.query(`UPDATE accounts SET is_super_admin = true WHERE subject = 'reviderad'`);
  await owner.query(`UPDATE accounts SET last_seen = now() WHERE subject = 'reviderad'`);
  await owner.query(`UPDATE accounts SET name = 'Rut Revisor', is_super_admin = false WHERE subject = 'reviderad'`);
  await owner.query(`DELETE FROM accounts WHERE subject = 'reviderad'`);
  await owner.end();
  for (const instanceId of [demo.site, demo.otherNetworksSite]) {
    const told = await entries('entity=account&entityId=reviderad', { ...asSuper, instanceId });
    expect(told.items.map(({ action, title, changes }) => [action, title, changes])).toEqual([
      ['deleted', 'Rut Revisor', expect.arrayContaining([{ path: 'name', before: 'Rut Revisor' }])],
      [
        'changed',
        'Rut Revisor',
        [
          { path: 'name', before: null, after: 'Rut Revisor' },
          { path: 'superAdministrator', before: true, after: false },
        ],
      ],
      ['changed', 'rev@touchline.test', [{ path: 'superAdministrator', before: false, after: true }]],
      ['created', 'rev@touchline.test', [{ path: 'email', after: 'rev@touchline.test' }]],
    ]);
  }
});
