import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { type GameCalls, startGameCalls } from './game-calls.ts';
import { demo } from './test-service.ts';

type GameSeries = components['schemas']['GameSeries'];
type Body = Partial<components['schemas']['GameSeriesInput']>;

let calls: GameCalls;
beforeAll(async () => {
  calls = await startGameCalls();
});
afterAll(() => calls.service.close());

const root = '/sports-v2/game-series';
/** Makes one: its address, as it came back, and its ETag. */
async function make(given: Body) {
  const body = { ssgtUuid: calls.known.games.ssgtUuid, round: 'ro8', ...given };
  const reply = await calls.service.call({ method: 'POST', url: `/api${root}`, body });
  expect(reply.statusCode, reply.body).toBe(201);
  const made = reply.json<GameSeries>();
  return { url: `${root}/${made.uuid}`, made, etag: String(reply.headers.etag) };
}

/** Names by language, as the service answers them. */
const called = (names: Record<string, string>) =>
  Object.entries(names).map(([language, translation]) => ({ language, translation }));

describe('a game series', () => {
  it('is called by its name, else by its teams, of which each may be to be decided, else by its round and place', async () => {
    const homeTeam = { uuid: await calls.newTeam('Seriens lag') };
    const ssgtUuid = await calls.newSsgt();
    expect((await make({ ssgtUuid })).made).toMatchObject({
      displayName: 'Quarter Finals 1',
      titles: called({ en: 'Quarter Finals 1', sv: 'Kvartsfinal 1' }),
      homeTeam: null,
      awayTeam: null,
      games: [],
    });
    expect((await make({ round: 'ro16', sortOrder: 4 })).made.titles).toEqual(
      called({ en: 'Round of 16 5', sv: 'Åttondelsfinal 5' }),
    );
    expect((await make({ ssgtUuid, round: 'ro2' })).made.titles).toEqual(called({ en: 'Finals', sv: 'Final' }));
    const { url, made } = await make({ ssgtUuid, homeTeam, sortOrder: 3 });
    expect(made).toMatchObject({
      displayName: 'Seriens lag - To be decided',
      sortOrder: 3,
      wins: { home: 0, away: 0 },
    });
    expect(made.titles).toEqual(called({ en: 'Seriens lag - To be decided', sv: 'Seriens lag - Inte bestämt' }));
    // Whoever leaves the place out gets the one after the last: no two are called the same.
    expect((await make({ ssgtUuid })).made).toMatchObject({ sortOrder: 4, displayName: 'Quarter Finals 5' });
    expect((await make({ ssgtUuid, round: 'ro4' })).made).toMatchObject({ sortOrder: 0 });
    const names = [
      { language: 'en', translation: 'Quarter-final C' },
      { language: 'sv', translation: ' Kvartsfinal C ' },
    ];
    const saved = await calls.ask<GameSeries>({ method: 'PUT', url, body: { ssgtUuid, round: 'ro8', names } });
    expect(saved).toMatchObject({ displayName: 'Kvartsfinal C', homeTeam, sortOrder: 3 });
    expect(saved.titles).toEqual(called({ en: 'Quarter-final C', sv: 'Kvartsfinal C' }));
    expect(await calls.get(url)).toEqual(saved);
  });

  it('has all games of its competition between its teams, and counts who won them wherever', async () => {
    const ssgtUuid = await calls.newSsgt();
    const [home, away] = [await calls.newTeam('Hemma'), await calls.newTeam('Borta')];
    const { url } = await make({ ssgtUuid, homeTeam: { uuid: home }, awayTeam: { uuid: away } });
    const play = (first: string, second: string, day: string, given: object) =>
      calls.newGame({
        ssgtUuid,
        homeTeam: { uuid: first },
        awayTeam: { uuid: second },
        startDateTime: `2027-04-${day}T18:00:00Z`,
        ...given,
      });
    await play(away, home, '03', { played: true, homeScore: 1, awayScore: 4 });
    await play(home, away, '01', { played: true, homeScore: 2, awayScore: 1 });
    const penalties = [{ period: 'penalties', home: 1, away: 2 } as const];
    await play(home, away, '05', { played: true, homeScore: 2, awayScore: 2, periodScores: penalties });
    await play(home, away, '07', { state: 'live', homeScore: 9, awayScore: 0 });
    await play(home, away, '08', { played: true, homeScore: 9, awayScore: 0, deleted: true });
    await play(home, await calls.newTeam('Annat lag'), '09', {});
    const series = await calls.get<GameSeries>(url);
    expect(series.wins).toEqual({ home: 2, away: 1 });
    expect(
      series.games.map(({ displayName, displayStatus, homeScore }) => [displayName, displayStatus, homeScore]),
    ).toEqual([
      ['Hemma - Borta', 'Played', 2],
      ['Borta - Hemma', 'Played', 1],
      ['Hemma - Borta', 'Played', 2],
      ['Hemma - Borta', 'Upcoming', 9],
    ]);
  });

  it('is refused with one team twice, two names in one language, and what the site does not have', async () => {
    const team = { uuid: calls.known.teamUuid };
    const twice = ['A', 'B'].map((translation) => ({ language: 'sv', translation }) as const);
    const refusals: [Body | { round: string }, number, string][] = [
      [{ homeTeam: team, awayTeam: team }, 400, 'awayTeam sameTeam'],
      [{ names: twice }, 409, 'names.1.language duplicate'],
      [{ ssgtUuid: 'nowhere' }, 400, 'ssgtUuid unknown'],
      [{ homeTeam: { uuid: 'nobody' } }, 400, 'homeTeam.uuid unknown'],
      [{ round: 'ro32' }, 400, 'round enum'],
    ];
    for (const [given, status, fault] of refusals) {
      const body = { ssgtUuid: calls.known.games.ssgtUuid, round: 'ro8', ...given };
      expect(await calls.refused({ method: 'POST', url: root, body })).toEqual({ status, faults: [fault] });
    }
  });

  it('is deleted once, not when it was changed meanwhile, and its games stay', async () => {
    const { url, made, etag } = await make({});
    const body = { ssgtUuid: made.ssgtUuid, round: 'ro2' };
    await calls.ask({ method: 'PUT', url, body, headers: { 'if-match': etag } });
    const stale = { status: 412, faults: ['If-Match stale'] };
    expect(await calls.refused({ method: 'DELETE', url, headers: { 'if-match': etag } })).toEqual(stale);
    expect(await calls.refused({ method: 'PUT', url, body, headers: { 'if-match': etag } })).toEqual(stale);
    const remove = await calls.service.call({ method: 'DELETE', url: `/api${url}` });
    expect(remove.statusCode).toBe(204);
    expect((await calls.refused({ url })).status).toBe(404);
    expect((await calls.refused({ method: 'DELETE', url })).status).toBe(404);
  });

  it('is of one site only, and changes with the add-on alone', async () => {
    const { url, made } = await make({});
    const other = { instanceId: demo.otherNetworksSite };
    expect((await calls.refused({ url, ...other })).status).toBe(404);
    const listed = await calls.ask<GameSeries[]>({ url: `${root}/by-ssgts?ssgtUuids=${made.ssgtUuid}`, ...other });
    expect(listed).toEqual([]);
    const without = { instanceId: 'alvn1_alvn' };
    const post = { method: 'POST', url: root, body: { ssgtUuid: 'any', round: 'ro2' }, ...without } as const;
    expect(await calls.refused(post)).toEqual({ status: 403, faults: ['x-s8y-instance-id addOn'] });
    expect((await calls.ask<{ total: number }>({ url: root, ...without })).total).toBeGreaterThan(0);
  });
});

describe('the lists of game series', () => {
  it('go from the round of 16 to the final and by place, filter, and search names and teams', async () => {
    const [one, two] = [await calls.newSsgt(), await calls.newSsgt()];
    const names = [{ language: 'sv', translation: 'Stora Finalen' } as const];
    const homeTeam = { uuid: await calls.newTeam('Sökta laget') };
    const final = await make({ ssgtUuid: one, round: 'ro2', names });
    const second = await make({ ssgtUuid: one, round: 'ro16', sortOrder: 2, homeTeam });
    const first = await make({ ssgtUuid: one, round: 'ro16', sortOrder: 1 });
    const elsewhere = await make({ ssgtUuid: two, round: 'ro4' });
    const found = async (query: string) => {
      const page = await calls.get<{ items: GameSeries[] }>(`${root}?${query}`);
      return page.items.map(({ uuid }) => uuid);
    };
    const inOrder = [first, second, final].map(({ made }) => made.uuid);
    expect(await found(`ssgtUuid=${one}`)).toEqual(inOrder);
    expect(await found(`ssgtUuid=${one}&sortOrder=desc`)).toEqual([...inOrder].reverse());
    expect(await found(`ssgtUuid=${one}&round=ro2`)).toEqual([final.made.uuid]);
    expect(await found('searchToken=sokta')).toEqual([second.made.uuid]);
    expect(await found('searchToken=finalen%20STORA')).toEqual([final.made.uuid]);
    const both = await calls.get<GameSeries[]>(`${root}/by-ssgts?ssgtUuids=${one}&ssgtUuids=${two}`);
    expect(both.map(({ uuid }) => uuid)).toEqual([...inOrder.slice(0, 2), elsewhere.made.uuid, final.made.uuid]);
    expect((await calls.refused({ url: `${root}/by-ssgts` })).status).toBe(400);
  });
});
