import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { type Game, type GameCalls, startGameCalls } from './game-calls.ts';
import { demo } from './test-service.ts';

let calls: GameCalls;
beforeAll(async () => {
  calls = await startGameCalls();
});
afterAll(() => calls.service.close());

type Page = { items: Game[]; total: number; page: number; pageSize: number };
const list = (query: string) => calls.get<Page>(`/sports-v2/games?${query}`);

describe('the defaults of specification §9', () => {
  it('give 50 games, by start: ascending for the status list, descending for the list of a competition', async () => {
    const ssgtUuid = await calls.newSsgt();
    for (let day = 1; day <= 60; day += 1) {
      const startDateTime = new Date(Date.UTC(2028, 0, (day * 7) % 61)).toISOString();
      await calls.newGame({ ssgtUuid, startDateTime });
    }
    const byStatus = await list(`seasonSeriesGameType=${ssgtUuid}`);
    const bySsgt = await calls.get<Page>(`/sports-v2/ssgts/${ssgtUuid}/games`);
    for (const page of [byStatus, bySsgt]) expect([page.items.length, page.pageSize, page.total]).toEqual([50, 50, 60]);
    const starts = byStatus.items.map(({ startDateTime }) => startDateTime);
    expect(starts).toEqual([...starts].sort());
    expect(bySsgt.items.map(({ startDateTime }) => startDateTime).slice(10)).toEqual(starts.slice(10).reverse());
    const named = await list(`seasonSeriesGameType=${ssgtUuid}&sortBy=startDateTime&sortOrder=asc&pageSize=50&page=1`);
    expect(named).toEqual(byStatus);
  });

  it('hold for a competition with 500 games, whose pages are disjoint and whole', async () => {
    const ssgtUuid = await calls.newSsgt();
    for (let number = 0; number < 500; number += 10) {
      // Ten at a time, all at one moment, so that only the last key of the order tells them apart.
      await Promise.all(Array.from({ length: 10 }, () => calls.newGame({ ssgtUuid })));
    }
    const uuids = new Set<string>();
    for (let page = 1; page <= 10; page += 1) {
      const { items, total } = await calls.get<Page>(`/sports-v2/ssgts/${ssgtUuid}/games?page=${page}`);
      expect(total).toBe(500);
      for (const { uuid } of items) uuids.add(uuid);
    }
    expect(uuids.size).toBe(500);
  });
});

describe('status', () => {
  it.each([
    [{}, 'Upcoming', 'upcoming'],
    [{ state: 'live' }, 'Upcoming', 'ongoing'],
    [{ state: 'post-game' }, 'Upcoming', 'finished'],
    [{ state: 'canceled' }, 'Upcoming', 'finished'],
    [{ played: true }, 'Played', 'finished'],
    [{ state: 'live', played: true }, 'Played', 'finished'],
    [{ played: true, deleted: true }, 'Deleted', 'finished'],
    [{ deleted: true }, 'Deleted', 'upcoming'],
  ] as const)('of %j is %s and %s, and the filter agrees', async (given, displayStatus, status) => {
    const ssgtUuid = calls.known.games.ssgtUuid;
    const { game } = await calls.newGame(given);
    expect(game).toMatchObject({ displayStatus, status });
    const deleted = 'deleted' in given;
    for (const one of ['upcoming', 'ongoing', 'finished']) {
      const page = await list(
        `status=${one}&deleted=${deleted}&seasonSeriesGameType=${ssgtUuid}&sortBy=lastModified&sortOrder=desc&pageSize=3`,
      );
      expect(page.items.some(({ uuid }) => uuid === game.uuid)).toBe(one === status);
      expect(page.items.every((item) => item.status === one)).toBe(true);
    }
    const played = await list(`played=${'played' in given}&deleted=${deleted}&sortBy=lastModified&sortOrder=desc`);
    expect(played.items[0]?.uuid).toBe(game.uuid);
  });

  it('of each team follows from the score, and from penalties where the score is even', async () => {
    const [home, away] = [await calls.newTeam('Hemma'), await calls.newTeam('Borta')];
    const teams = { homeTeam: { uuid: home }, awayTeam: { uuid: away }, played: true };
    const outcome = async (given: object) => {
      const { game } = await calls.newGame({ ...teams, ...given });
      return [game.homeTeamInfo?.status, game.awayTeamInfo?.status];
    };
    expect(await outcome({ homeScore: 3, awayScore: 1 })).toEqual(['won', 'lost']);
    expect(await outcome({ homeScore: 1, awayScore: 1 })).toEqual(['tied', 'tied']);
    const periodScores = [{ period: 'penalties', home: 3, away: 4 }];
    expect(await outcome({ homeScore: 1, awayScore: 1, periodScores })).toEqual(['lost', 'won']);
    expect(await outcome({ homeScore: 1 })).toEqual([null, null]);
    expect(await outcome({ homeScore: 1, awayScore: 0, played: false })).toEqual([null, null]);
  });
});

describe('a game', () => {
  it('may be without teams, venue and time, and takes them one after the other', async () => {
    const { url, game } = await calls.newGame({ timeToBeDecided: true });
    expect(game).toMatchObject({
      displayName: 'Game, teams to be decided',
      homeTeam: null,
      awayTeam: null,
      homeTeamInfo: null,
      awayTeamInfo: null,
      venueName: null,
      venueInfo: null,
      timeToBeDecided: true,
      originalStartDateTime: null,
    });
    const { ssgtUuid, startDateTime } = game;
    const change = (given: object) =>
      calls.ask<Game>({ method: 'PUT', url, body: { ssgtUuid, startDateTime, ...given } });
    const homeTeam = { uuid: await calls.newTeam('Beslutade IF') };
    const titles = (en: string, sv: string) => [
      { language: 'en', translation: en },
      { language: 'sv', translation: sv },
    ];
    expect(game.titles).toEqual(titles('Game, teams to be decided', 'Match, lagen inte bestämda'));
    expect((await change({ roundNumber: 7 })).titles).toEqual(
      titles('Round 7, teams to be decided', 'Omgång 7, lagen inte bestämda'),
    );
    expect((await change({ roundLabel: 'Semi Finals' })).titles).toEqual(
      titles('Semi Finals, teams to be decided', 'Semi Finals, lagen inte bestämda'),
    );
    expect(await change({ homeTeam })).toMatchObject({
      displayName: 'Beslutade IF - To be decided',
      titles: titles('Beslutade IF - To be decided', 'Beslutade IF - Inte bestämt'),
      timeToBeDecided: true,
    });
    const awayTeam = { uuid: await calls.newTeam('Andra IF') };
    expect(await change({ awayTeam })).toMatchObject({ displayName: 'Beslutade IF - Andra IF', titles: [] });
    await change({ awayTeam: null });
    expect(await change({ venueName: ' Hallen ' })).toMatchObject({ venueName: 'Hallen', homeTeam });
    expect(await change({ timeToBeDecided: false, homeTeam: null })).toMatchObject({
      displayName: 'Semi Finals, teams to be decided',
      venueInfo: { name: 'Hallen' },
      timeToBeDecided: false,
    });
    expect(await change({ venueName: '' })).toMatchObject({ venueName: null, venueInfo: null });
  });

  it('shows its teams by their icons, and by their logos where they have no icon', async () => {
    const plain = await calls.newTeam('Bara logotyp');
    const drawn = await calls.newTeam('Med ikon');
    const teams = await calls.get<{ items: components['schemas']['Team'][] }>(
      `/sports-v2/teams?pageSize=100&ownerInstanceId=${demo.site}`,
    );
    const logo = teams.items.find((team) => team.logo)?.logo;
    expect(logo?.path).toMatch(/^image\|/);
    const { displayName, teamCode, ownerInstanceId } = await calls.get<components['schemas']['Team']>(
      `/sports-v2/teams/${plain}`,
    );
    await calls.ask({
      method: 'PUT',
      url: `/sports-v2/teams/${plain}`,
      body: { displayName, teamCode, ownerInstanceId, logo },
    });
    const other = await calls.get<components['schemas']['Team']>(`/sports-v2/teams/${drawn}`);
    const icon = 'https://icons.example.com/1.png';
    await calls.ask({
      method: 'PUT',
      url: `/sports-v2/teams/${drawn}`,
      body: {
        displayName: other.displayName,
        teamCode: other.teamCode,
        ownerInstanceId: other.ownerInstanceId,
        logo,
        icon,
      },
    });
    const { game } = await calls.newGame({ homeTeam: { uuid: plain }, awayTeam: { uuid: drawn } });
    expect([game.homeTeamInfo?.icon, game.awayTeamInfo?.icon]).toEqual([logo?.path, icon]);
  });

  it('takes back unchanged what was read, but for what the service keeps', async () => {
    const { gameUuid } = calls.known.games;
    const { url, etag } = await read(`/sports-v2/games/${gameUuid}`);
    const { game } = await read(url);
    const put = { method: 'PUT', url, body: writable(game), headers: { 'if-match': etag } } as const;
    const saved = await calls.ask<Game>(put);
    expect(saved).toEqual({ ...game, lastModified: saved.lastModified });
  });

  it('keeps names in Arabic and emoji, and is found by them', async () => {
    const [home, away] = ['نادي الصقور', '🏒 Ice 🐻‍❄️'];
    const teams = { homeTeam: { uuid: await calls.newTeam(home) }, awayTeam: { uuid: await calls.newTeam(away) } };
    const { game } = await calls.newGame({ ...teams, venueName: 'ملعب 🏟️', roundLabel: 'Finał ½' });
    expect(game).toMatchObject({ displayName: `${home} - ${away}`, venueName: 'ملعب 🏟️', roundLabel: 'Finał ½' });
    for (const search of ['الصقور', '🐻‍❄️', 'ملعب', `الصقور 🏟️`]) {
      const { items } = await list(`search=${encodeURIComponent(search)}`);
      expect(
        items.map(({ uuid }) => uuid),
        search,
      ).toEqual([game.uuid]);
    }
    expect((await list(`location=${encodeURIComponent('ملعب')}`)).items).toHaveLength(1);
    expect((await list(`location=${encodeURIComponent('الصقور')}`)).items).toEqual([]);
  });

  it('shares its venue with the games that name it alike, made at one moment', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => calls.newGame({ venueName: 'Samtidiga hallen' })));
    expect(new Set(made.map(({ game }) => game.venueInfo?.uuid)).size).toBe(1);
  });

  it('is refused with one team against itself, and with what the site does not have', async () => {
    const { homeTeamUuid: uuid, ssgtUuid } = calls.known.games;
    const startDateTime = '2027-03-01T18:00:00Z';
    const post = (given: object) =>
      calls.refused({ method: 'POST', url: '/sports-v2/games', body: { ssgtUuid, startDateTime, ...given } });
    const itself = { homeTeam: { uuid }, awayTeam: { uuid } };
    expect(await post(itself)).toEqual({ status: 400, faults: ['awayTeam sameTeam'] });
    expect(await post({ ssgtUuid: 'nowhere' })).toEqual({ status: 400, faults: ['ssgtUuid unknown'] });
    expect(await post({ awayTeam: { uuid: 'nobody' } })).toEqual({ status: 400, faults: ['awayTeam.uuid unknown'] });
  });

  it('lets one of two editors through who started from the same version', async () => {
    const { url, game, etag } = await calls.newGame();
    const save = (homeScore: number) =>
      calls.service.call({
        method: 'PUT',
        url: `/api${url}`,
        body: { ...writable(game), homeScore },
        headers: { 'if-match': etag },
      });
    const replies = await Promise.all([save(1), save(2)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });

  it('is of one site only', async () => {
    const { url, etag } = await calls.newGame();
    const other = { instanceId: demo.otherNetworksSite };
    const moved = { startDateTime: '2027-03-02T18:00:00Z' };
    expect((await calls.refused({ url, ...other })).status).toBe(404);
    const postpone = { method: 'POST', url: `${url}/postpone`, body: moved, ...other } as const;
    expect((await calls.refused(postpone)).status).toBe(404);
    expect((await calls.refused({ url: `${url}/links`, ...other })).status).toBe(404);
    const list = `/sports-v2/ssgts/${calls.known.games.ssgtUuid}/games`;
    expect((await calls.refused({ url: list, ...other })).status).toBe(404);
    expect((await read(url)).etag).toBe(etag);
  });
});

describe('the list', () => {
  it('filters by team on either side, series, competition, and days of UTC or of a time zone', async () => {
    const ssgtUuid = await calls.newSsgt();
    const [one, two] = [await calls.newTeam('Ett'), await calls.newTeam('Två')];
    const first = await calls.newGame({ ssgtUuid, homeTeam: { uuid: one }, startDateTime: '2029-05-01T23:30:00Z' });
    const second = await calls.newGame({ ssgtUuid, awayTeam: { uuid: one }, startDateTime: '2029-05-02T00:00:00Z' });
    await calls.newGame({ ssgtUuid, homeTeam: { uuid: two }, startDateTime: '2029-05-03T00:00:00Z' });
    const found = async (query: string) => (await list(query)).items.map(({ uuid }) => uuid);
    expect(await found(`team=${one}`)).toEqual([first.game.uuid, second.game.uuid]);
    expect(await found('startsFrom=2029-05-02&startsUntil=2029-05-02')).toEqual([second.game.uuid]);
    // In Stockholm it is the next day already, by two hours in summer.
    const inStockholm = 'startsFrom=2029-05-02&startsUntil=2029-05-02&timeZone=Europe/Stockholm';
    expect(await found(inStockholm)).toEqual([first.game.uuid, second.game.uuid]);
    const nowhere = await calls.refused({ url: '/sports-v2/games?startsFrom=2029-05-02&timeZone=Nowhere' });
    expect(nowhere).toEqual({ status: 400, faults: ['timeZone unknown'] });
    const ofTeam = await calls.get<Page>(`/sports-v2/ssgts/${ssgtUuid}/games?teamUuid=${two}`);
    expect(ofTeam.total).toBe(1);
    const series = first.game.seriesInfo.uuid;
    expect((await list(`series=${series}&seasonSeriesGameType=${ssgtUuid}`)).total).toBe(3);
    expect((await list(`series=nowhere&seasonSeriesGameType=${ssgtUuid}`)).total).toBe(0);
    expect((await calls.get<Page>(`/sports-v2/ssgts/${ssgtUuid}/games?series=${series}`)).total).toBe(3);
  });

  it('of two teams has their games in a competition, either at home, by start', async () => {
    const ssgtUuid = await calls.newSsgt();
    const [one, two, other] = [await calls.newTeam('A'), await calls.newTeam('B'), await calls.newTeam('C')];
    const play = (home: string, away: string, startDateTime: string, deleted = false) =>
      calls.newGame({ ssgtUuid, homeTeam: { uuid: home }, awayTeam: { uuid: away }, startDateTime, deleted });
    const late = await play(one, two, '2027-02-02T18:00:00Z');
    const early = await play(two, one, '2027-02-01T18:00:00Z');
    await play(one, other, '2027-02-01T18:00:00Z');
    await play(one, two, '2027-02-03T18:00:00Z', true);
    const query = `ssgtUuid=${ssgtUuid}&teamUuid=${one}&otherTeamUuid=${two}`;
    const games = await calls.get<Game[]>(`/sports-v2/games/of-teams?${query}`);
    expect(games.map(({ uuid }) => uuid)).toEqual([early.game.uuid, late.game.uuid]);
  });

  it('finds words of team and venue together, whatever their case and marks', async () => {
    const homeTeam = { uuid: await calls.newTeam('Örnsköld Prövling') };
    const { game } = await calls.newGame({ homeTeam, venueName: 'Sökhallen Ö' });
    for (const search of ['prövling', 'PROVLING sokhallen', 'sökh örnsk'])
      expect((await list(`search=${encodeURIComponent(search)}`)).items.map(({ uuid }) => uuid)).toEqual([game.uuid]);
    expect((await list('search=prövling%25')).total).toBe(0);
  });
});

/** A game as the service has it now. */
async function read(url: string) {
  const reply = await calls.service.call({ url: `/api${url}` });
  expect(reply.statusCode).toBe(200);
  return { url, game: reply.json<Game>(), etag: String(reply.headers.etag) };
}

/** What one may send of a game. */
function writable(game: Game) {
  const { ssgtUuid, startDateTime, timeToBeDecided, state, played, overtime, shootout, homeTeam, awayTeam } = game;
  const { homeScore, awayScore, venueName, roundNumber, roundLabel, periodScores, extIds, deleted } = game;
  return {
    ...{ ssgtUuid, startDateTime, timeToBeDecided, state, played, overtime, shootout, homeTeam, awayTeam },
    ...{ homeScore, awayScore, venueName, roundNumber, roundLabel, periodScores, extIds, deleted },
  };
}
