import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditEntry } from '../../service/store/contract.ts';
import { type Game, type GameCalls, startGameCalls } from './game-calls.ts';

let calls: GameCalls;
beforeAll(async () => {
  calls = await startGameCalls();
});
afterAll(() => calls.service.close());

const history = async (entity: string, id: string) =>
  (await calls.get<{ items: AuditEntry[] }>(`/audit?entity=${entity}&entityId=${id}`)).items;
/** Names by language, as the service answers them. */
const called = (names: Record<string, string>) =>
  Object.entries(names).map(([language, translation]) => ({ language, translation }));

it('calls a game as the lists did then, in each language', async () => {
  const [homeTeam, awayTeam] = [{ uuid: await calls.newTeam('Loggade IF') }, { uuid: await calls.newTeam('Andra BK') }];
  const { url, game } = await calls.newGame();
  const { ssgtUuid, startDateTime } = game;
  const change = (body: object) => calls.ask<Game>({ method: 'PUT', url, body: { ssgtUuid, startDateTime, ...body } });
  const read = [game, await change({ roundNumber: 7 }), await change({ homeTeam })];
  await change({ awayTeam });
  const [decided, ...before] = await history('game', game.uuid);
  expect(decided).toMatchObject({
    title: 'Loggade IF - Andra BK',
    titles: called({ display: 'Loggade IF - Andra BK' }),
  });
  expect(before.reverse().map(({ title, titles }) => ({ title, titles }))).toEqual(
    read.map(({ displayName, titles }) => ({ title: displayName, titles })),
  );
  expect(before.map(({ titles }) => titles)).toEqual([
    called({ en: 'Game, teams to be decided', sv: 'Match, lagen inte bestämda' }),
    called({ en: 'Round 7, teams to be decided', sv: 'Omgång 7, lagen inte bestämda' }),
    called({ en: 'Loggade IF - To be decided', sv: 'Loggade IF - Inte bestämt' }),
  ]);
});

it('calls the links of a game after it', async () => {
  const { game } = await calls.newGame({ roundLabel: 'Semi Finals' });
  const body = {
    gameUuid: game.uuid,
    ssgtUuid: game.ssgtUuid,
    metadata: [{ type: 'ticket', uri: 'https://tickets.example/1' }],
  };
  await calls.ask({ method: 'POST', url: '/game-metadata', body });
  const [entry] = await history('game-setting', game.uuid);
  expect(entry).toMatchObject({ title: game.displayName, titles: game.titles });
  expect(entry?.titles).toContainEqual({ language: 'sv', translation: 'Semi Finals, lagen inte bestämda' });
});

it('calls a game series by its round, by its teams or by its names, whatever it has', async () => {
  const ssgtUuid = await calls.newSsgt();
  const made = await calls.ask<Game>(
    { method: 'POST', url: '/sports-v2/game-series', body: { ssgtUuid, round: 'ro8' } },
    201,
  );
  const url = `/sports-v2/game-series/${made.uuid}`;
  const homeTeam = { uuid: await calls.newTeam('Seriens IF') };
  const names = called({ en: 'Quarter-final C', sv: 'Kvartsfinal C' });
  await calls.ask({ method: 'PUT', url, body: { ssgtUuid, round: 'ro8', homeTeam } });
  await calls.ask({ method: 'PUT', url, body: { ssgtUuid, round: 'ro8', names } });
  expect((await calls.service.call({ method: 'DELETE', url: `/api${url}` })).statusCode).toBe(204);
  expect((await history('game-series', made.uuid)).map(({ title, titles }) => ({ title, titles }))).toEqual([
    { title: 'Kvartsfinal C', titles: names },
    { title: 'Kvartsfinal C', titles: names },
    {
      title: 'Seriens IF - To be decided',
      titles: called({ en: 'Seriens IF - To be decided', sv: 'Seriens IF - Inte bestämt' }),
    },
    { title: 'Quarter Finals 1', titles: called({ en: 'Quarter Finals 1', sv: 'Kvartsfinal 1' }) },
  ]);
});

it('calls a competition without a name by what it is made of, in each language', async () => {
  const uuid = await calls.newSsgt();
  const { titles } = await calls.get<Game>(`/sports-v2/ssgts/${uuid}`);
  expect(titles.map(({ language }) => language)).toEqual(expect.arrayContaining(['display', 'en', 'sv']));
  expect((await history('ssgt', uuid)).map((entry) => entry.titles)).toEqual([titles]);
  const team = { uuid: await calls.newTeam('Tävlingens IF') };
  await calls.ask({
    method: 'PUT',
    url: `/sports-v2/ssgts/${uuid}/teams`,
    body: { addedTeams: [team], removedTeams: [] },
  });
  expect((await history('ssgt', uuid)).map((entry) => entry.titles)).toEqual([titles, titles]);
});

it('says what stands for an entry of one language as for all', async () => {
  const uuid = await calls.newTeam('Ett lag');
  expect(await history('team', uuid)).toMatchObject([{ title: 'Ett lag', titles: called({ display: 'Ett lag' }) }]);
});
