import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Game, type GameCalls, startGameCalls } from './game-calls.ts';

let calls: GameCalls;
beforeAll(async () => {
  calls = await startGameCalls();
});
afterAll(() => calls.service.close());

describe('the start of a game', () => {
  it.each([
    ['with the suffix that the console sends', '2027-01-17T18:00:00+0000', '2027-01-17T18:00:00Z'],
    ['with Z', '2027-01-17T18:00:00Z', '2027-01-17T18:00:00Z'],
    ['with parts of a second', '2027-01-17T18:00:00.999Z', '2027-01-17T18:00:00Z'],
    ['02:30 of summer time in Stockholm, the night it ends', '2026-10-25T02:30:00+0200', '2026-10-25T00:30:00Z'],
    ['02:30 of winter time in Stockholm, an hour later', '2026-10-25T02:30:00+01:00', '2026-10-25T01:30:00Z'],
    [
      '02:30 in the night summer time begins, which no clock there shows',
      '2027-03-28T02:30:00+0100',
      '2027-03-28T01:30:00Z',
    ],
    ['02:30 UTC in that night', '2027-03-28T02:30:00+0000', '2027-03-28T02:30:00Z'],
    ['in another year in UTC', '2026-12-31T20:00:00-0500', '2027-01-01T01:00:00Z'],
  ])('is a moment of UTC: %s', async (_, sent, kept) => {
    const { url, game } = await calls.newGame({ startDateTime: sent });
    expect([game.startDateTime, game.rawStartDateTime]).toEqual([kept, kept]);
    expect((await calls.get<Game>(url)).startDateTime).toBe(kept);
  });

  it('tells the two half past twos of the night apart in which summer time ends', async () => {
    const ssgtUuid = await calls.newSsgt();
    const late = await calls.newGame({ ssgtUuid, startDateTime: '2026-10-25T02:30:00+0100' });
    const early = await calls.newGame({ ssgtUuid, startDateTime: '2026-10-25T02:30:00+0200' });
    const page = await calls.get<{ items: Game[] }>(`/sports-v2/games?seasonSeriesGameType=${ssgtUuid}`);
    expect(page.items.map(({ uuid }) => uuid)).toEqual([early.game.uuid, late.game.uuid]);
  });

  it.each([
    // In UTC these lie in years that an answer could not write: the game could be read no more.
    '1000-01-01T00:00:00+14:00',
    '2999-12-31T23:59:59-0100',
    '2999-12-31T23:59:60Z',
    '2026-10-25T02:30:00',
    '2026-10-25',
    '2026-02-30T18:00:00Z',
    '2026-10-25T24:30:00Z',
    '2026-10-25T18:00:00+23:00',
    '0026-10-25T18:00:00Z',
    '20261025T180000Z',
    '',
    'tomorrow',
  ])('is refused at its field: %j', async (startDateTime) => {
    const body = { ssgtUuid: calls.known.games.ssgtUuid, startDateTime };
    const { status, faults } = await calls.refused({ method: 'POST', url: '/sports-v2/games', body });
    expect(status).toBe(400);
    expect(faults.every((fault) => fault.startsWith('startDateTime '))).toBe(true);
  });
});

describe('postponing', () => {
  const postpone = (url: string, startDateTime: string, etag?: string) =>
    ({
      method: 'POST',
      url: `${url}/postpone`,
      body: { startDateTime },
      ...(etag && { headers: { 'if-match': etag } }),
    }) as const;
  const [first, second, third] = ['2027-03-01T18:00:00Z', '2027-03-08T18:00:00Z', '2027-04-01T17:00:00Z'];

  it('keeps the first start through several postponements, and forgets it when the game returns to it', async () => {
    const { url, etag } = await calls.newGame({ startDateTime: first });
    expect(await calls.ask<Game>(postpone(url, second, etag))).toMatchObject({
      startDateTime: second,
      rawStartDateTime: second,
      originalStartDateTime: first,
      status: 'upcoming',
    });
    const again = await calls.ask<Game>(postpone(url, third));
    expect(again).toMatchObject({ startDateTime: third, originalStartDateTime: first });
    expect(await calls.get<Game>(url)).toEqual(again);
    expect(await calls.ask<Game>(postpone(url, first))).toMatchObject({ originalStartDateTime: null });
  });

  it('is what lists find games by, those that returned to their first start among the others', async () => {
    const ssgtUuid = await calls.newSsgt();
    const [moved, back, kept] = await Promise.all(
      [first, second, third].map((startDateTime) => calls.newGame({ ssgtUuid, startDateTime })),
    );
    await calls.ask(postpone(moved?.url ?? '', second));
    await calls.ask(postpone(back?.url ?? '', third));
    await calls.ask(postpone(back?.url ?? '', second));
    const found = async (postponed: boolean) => {
      const url = `/sports-v2/games?seasonSeriesGameType=${ssgtUuid}&postponed=${postponed}`;
      const { items, total } = await calls.get<{ items: Game[]; total: number }>(url);
      expect(total).toBe(items.length);
      return items.map(({ uuid }) => uuid).sort();
    };
    expect(await found(true)).toEqual([moved?.game.uuid]);
    expect(await found(false)).toEqual([back?.game.uuid, kept?.game.uuid].sort());
  });

  it('keeps it through changes of the game, too, unless one takes it back there', async () => {
    const { url, game } = await calls.newGame({ startDateTime: first });
    await calls.ask(postpone(url, second));
    const { ssgtUuid } = game;
    const changed = { method: 'PUT', url, body: { ssgtUuid, startDateTime: third } } as const;
    expect(await calls.ask<Game>(changed)).toMatchObject({ startDateTime: third, originalStartDateTime: first });
    const back = { ...changed, body: { ssgtUuid, startDateTime: first } };
    expect(await calls.ask<Game>(back)).toMatchObject({ startDateTime: first, originalStartDateTime: null });
    expect(await calls.ask<Game>(changed)).toMatchObject({ startDateTime: third, originalStartDateTime: null });
  });

  it('may leave the time open, and settles it later', async () => {
    const { url } = await calls.newGame({ startDateTime: first });
    const open = {
      method: 'POST',
      url: `${url}/postpone`,
      body: { startDateTime: second, timeToBeDecided: true },
    } as const;
    expect(await calls.ask<Game>(open)).toMatchObject({ timeToBeDecided: true, originalStartDateTime: first });
    expect(await calls.ask<Game>(postpone(url, second))).toMatchObject({ timeToBeDecided: false });
  });

  it('remembers that only the day of the first start was known', async () => {
    const { url } = await calls.newGame({ startDateTime: first, timeToBeDecided: true });
    const known = { originalStartDateTime: first, originalTimeToBeDecided: true };
    expect(await calls.ask<Game>(postpone(url, second))).toMatchObject(known);
    expect(await calls.ask<Game>(postpone(url, third))).toMatchObject(known);
  });

  it('refuses a stale version, and lets one of two through', async () => {
    const { url, etag } = await calls.newGame({ startDateTime: first });
    const send = (start: string) => calls.service.call({ ...postpone(url, start, etag), url: `/api${url}/postpone` });
    const replies = await Promise.all([send(second), send(third)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    expect(await calls.refused(postpone(url, '2027-05-01T18:00:00Z', etag))).toEqual({
      status: 412,
      faults: ['If-Match stale'],
    });
  });

  it('refuses the start that the game has, and a game that is not to come', async () => {
    const { url } = await calls.newGame({ startDateTime: first });
    const same = await calls.refused(postpone(url, '2027-03-01T19:00:00+0100'));
    expect(same).toEqual({ status: 400, faults: ['startDateTime sameStart'] });
    for (const given of [{ played: true }, { state: 'live' }, { state: 'canceled' }, { deleted: true }] as const) {
      const over = await calls.newGame(given);
      const refusal = await calls.refused(postpone(over.url, second));
      expect(refusal).toEqual({ status: 409, faults: ['startDateTime notUpcoming'] });
    }
    expect((await calls.refused(postpone('/sports-v2/games/nothing', second))).status).toBe(404);
  });

  it('knows what links to the game: entries of metadata and game series of its teams', async () => {
    const [home, away] = [await calls.newTeam('Länk ett'), await calls.newTeam('Länk två')];
    const { ssgtUuid } = calls.known.games;
    const { url, game } = await calls.newGame({ ssgtUuid, homeTeam: { uuid: home }, awayTeam: { uuid: away } });
    expect(await calls.get(`${url}/links`)).toEqual([]);
    const metadata = [
      { type: 'ticket', uri: 'https://tickets.example/7', label: 'Biljetter' },
      { type: 'stream', uri: 'streams.example/7' },
    ];
    await calls.ask({ method: 'POST', url: '/game-metadata', body: { gameUuid: game.uuid, ssgtUuid, metadata } });
    const series = { ssgtUuid, round: 'ro4', homeTeam: { uuid: away }, awayTeam: { uuid: home } };
    const { uuid } = await calls.ask<{ uuid: string }>(
      { method: 'POST', url: '/sports-v2/game-series', body: series },
      201,
    );
    const path = `/sports/game/${game.uuid}/edit/${ssgtUuid}`;
    expect(await calls.get(`${url}/links`)).toEqual([
      { type: 'metadata', id: `${game.uuid}-1`, title: 'Biljetter', titles: [], path },
      { type: 'metadata', id: `${game.uuid}-2`, title: 'streams.example/7', titles: [], path },
      {
        type: 'gameSeries',
        id: uuid,
        title: 'Länk två - Länk ett',
        titles: [],
        path: `/sports-config/ssgt/${ssgtUuid}/game-series/${uuid}/edit`,
      },
    ]);
  });
});
