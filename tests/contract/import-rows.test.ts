import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

type Result = {
  line: number;
  statusCode: number;
  uuid: string | null;
  version: string | null;
  fields: { path: string }[];
};

const send = (path: string, body: object) => service.call({ method: 'POST', url: `/api/sports-v2/${path}`, body });
const importInto = async (path: string, body: object): Promise<Result[]> => {
  const reply = await send(`${path}/import`, body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ results: Result[] }>().results;
};
const made = async (path: string, importUuid: string): Promise<string[]> => {
  const reply = await service.call({ url: `/api/sports-v2/${path}?importUuid=${importUuid}` });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply
    .json<{ items: { firstName: string }[] }>()
    .items.map(({ firstName }) => firstName)
    .sort();
};
const lastName = `Import ${randomUUID().slice(0, 8)}`;
const row = (line: number, firstName: string, more: object = {}) => ({
  line,
  values: { firstName, lastName, ...more },
});

describe.each(['players', 'staff'])('many %s out of a file', (path) => {
  it('are made in one call; a refused row does not stop the others, and lists tell what the import made', async () => {
    const importUuid = randomUUID();
    const unknown = path === 'players' ? { team: { uuid: 'nobody' } } : { teamStaffInfo: { nobody: { active: true } } };
    const results = await importInto(path, { importUuid, rows: [row(2, 'Ann'), row(3, 'Bo', unknown), row(4, 'Cy')] });
    expect(results.map(({ line, statusCode }) => [line, statusCode])).toEqual([
      [2, 201],
      [3, 400],
      [4, 201],
    ]);
    expect(results[1]).toMatchObject({ uuid: null, version: null });
    expect(results[1]?.fields).not.toEqual([]);
    const one = await service.call({ url: `/api/sports-v2/${path}/${results[0]?.uuid}` });
    expect(one.json()).toMatchObject({ firstName: 'Ann' });
    expect(one.headers.etag).toBe(results[0]?.version);
    expect(await made(path, importUuid)).toEqual(['Ann', 'Cy']);
    expect(await made(path, randomUUID())).toEqual([]);
  });

  it('are not made twice by a call that is repeated, also at the same time', async () => {
    const importUuid = randomUUID();
    const body = { importUuid, rows: [row(2, 'Dan'), row(3, 'Eva')] };
    const [first, second] = await Promise.all([importInto(path, body), importInto(path, body)]);
    expect(second).toEqual(first);
    expect(await importInto(path, { importUuid, rows: [row(3, 'Eva'), row(4, 'Fay')] })).toMatchObject([
      first[1],
      { line: 4, statusCode: 201 },
    ]);
    expect(await made(path, importUuid)).toEqual(['Dan', 'Eva', 'Fay']);
  });

  it('are told by their lines alone once they are made, and nothing is made for that', async () => {
    const importUuid = randomUUID();
    const lines = { importUuid, rows: [{ line: 2 }, { line: 3 }] };
    expect(await importInto(path, lines)).toMatchObject([
      { line: 2, statusCode: 404, uuid: null },
      { line: 3, statusCode: 404, uuid: null },
    ]);
    const body = { importUuid, rows: [row(3, 'Gus')] };
    const [, asked] = await Promise.all([importInto(path, body), importInto(path, lines)]);
    expect(asked[0]).toMatchObject({ line: 2, statusCode: 404 });
    const [gus] = await importInto(path, body);
    expect(await importInto(path, lines)).toMatchObject([{ line: 2, statusCode: 404 }, gus]);
    expect(await made(path, importUuid)).toEqual(['Gus']);
  });

  it('are looked up together', async () => {
    await importInto(path, {
      importUuid: randomUUID(),
      rows: [row(2, "O'Hara", { ...(path === 'players' && { dateOfBirth: '2001-02-03' }) })],
    });
    const born = (dateOfBirth: string) => (path === 'players' ? { dateOfBirth } : {});
    const reply = await send(`${path}/similar`, {
      rows: [
        { firstName: 'o’hara', lastName: lastName.toUpperCase(), ...born('2001-02-03') },
        { firstName: 'Nobody', lastName, ...born('2001-02-03') },
      ],
    });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ results: [[{ fullName: `O'Hara ${lastName}` }], []] });
  });
});

it('a batch whose rows break the contract is refused as a whole, with the place of each fault', async () => {
  const rows = [row(2, 'Ann'), { line: 3, values: { firstName: 'Bo' } }];
  const reply = await send('players/import', { importUuid: randomUUID(), rows });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ fields: [{ path: 'rows.1.values.lastName' }] });
});

it('teams and games come by the same call, and their lists tell what the import made', async () => {
  const [teamsImport, gamesImport] = [randomUUID(), randomUUID()];
  const team = (name: string, ownerInstanceId = demo.site) => ({
    displayName: `${name} ${lastName}`,
    teamCode: randomUUID().slice(0, 8).toUpperCase(),
    ownerInstanceId,
  });
  const taken = team('First');
  const teams = await importInto('teams', {
    importUuid: teamsImport,
    rows: [taken, { ...team('Second'), teamCode: taken.teamCode }, team('Third')].map((values, place) => ({
      line: place + 2,
      values,
    })),
  });
  expect(teams.map(({ statusCode }) => statusCode)).toEqual([201, 409, 201]);
  expect(teams[1]?.fields).toMatchObject([{ path: 'teamCode' }]);
  const [home, , away] = teams.map(({ uuid }) => ({ uuid }));
  const found = await service.call({ url: '/api/sports-v2/games?pageSize=1' });
  const ssgtUuid = found.json<{ items: { ssgtUuid: string }[] }>().items[0]?.ssgtUuid;
  const game = { ssgtUuid, homeTeam: home, awayTeam: away, startDateTime: '2027-03-01T18:00:00+0000' };
  const games = await importInto('games', {
    importUuid: gamesImport,
    rows: [
      { line: 2, values: game },
      { line: 3, values: { ...game, venueName: 'x'.repeat(30), homeTeam: { uuid: 'nobody' } } },
    ],
  });
  expect(games.map(({ statusCode }) => statusCode)).toEqual([201, 400]);
  const listed = async (path: string, importUuid: string) =>
    (await service.call({ url: `/api/sports-v2/${path}?importUuid=${importUuid}` }))
      .json<{ items: { uuid: string }[] }>()
      .items.map(({ uuid }) => uuid);
  expect(await listed('teams', teamsImport)).toEqual([home?.uuid, away?.uuid]);
  expect(await listed('games', gamesImport)).toEqual([games[0]?.uuid]);
});
