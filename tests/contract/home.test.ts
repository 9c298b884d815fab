import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { articleCalls } from './article-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

type Day = components['schemas']['HomeDay'];
type Game = components['schemas']['Game'];

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const day = async (subject: string = demo.admin) =>
  (await service.call({ url: '/api/home?timeZone=Europe/Stockholm', subject })).json<Day>();
const total = async (path: string) => (await service.call({ url: `/api${path}` })).json<{ total: number }>().total;
const need = ({ needs }: Day, reason: string) => needs.find((one) => one.reason === reason);

/** Saves a game to come with other values. */
async function put(game: Game, more: object): Promise<void> {
  const { uuid, ssgtUuid, startDateTime, homeTeam, awayTeam, venueName, roundNumber, roundLabel, extIds } = game;
  const body = {
    ...{
      ssgtUuid,
      startDateTime,
      timeToBeDecided: false,
      homeTeam,
      awayTeam,
      venueName,
      roundNumber,
      roundLabel,
      extIds,
    },
    ...{ state: 'pre-game', played: false, overtime: false, shootout: false },
    ...{ homeScore: null, awayScore: null, periodScores: [], deleted: false },
    ...more,
  };
  expect((await service.call({ method: 'PUT', url: `/api/sports-v2/games/${uuid}`, body })).statusCode).toBe(200);
}

describe('GET /home', () => {
  it('tells the next games, the first one first, and the latest that were played', async () => {
    const { next, latest } = await day();
    const starts = (games: readonly Game[]) => games.map(({ startDateTime }) => startDateTime);
    expect(next.length).toBeGreaterThan(0);
    expect(next.every(({ played }) => !played)).toBe(true);
    expect(starts(next)).toEqual(starts(next).toSorted());
    expect(latest.length).toBeGreaterThan(0);
    expect(latest.every(({ played }) => played)).toBe(true);
    expect(starts(latest)).toEqual(starts(latest).toSorted().reverse());
  });

  it('counts what needs somebody as the lists do that show it', async () => {
    const found = await day();
    expect(need(found, 'deadRoute')?.total ?? 0).toBe(await total('/routing/routes?state=dead'));
    expect(need(found, 'sponsorEndsSoon')?.total ?? 0).toBe(await total('/sponsors/sponsors?state=endingSoon'));
    expect(need(found, 'pictureIncomplete')?.total).toBe(await total('/media/all?type=image&incomplete=true'));
    const problems = (await service.call({ url: '/api/layouts/problems' })).json<{ severity: string }[]>();
    const counted = (severity: string) => problems.filter((one) => one.severity === severity).length;
    expect(need(found, 'layoutError')?.total ?? 0).toBe(counted('error'));
    expect(need(found, 'layoutWarning')?.total ?? 0).toBe(counted('warning'));
    expect(found.needs.every(({ things }) => things.length > 0 && things.length <= 3)).toBe(true);
  });

  it('names a game that began days ago and has no result, until it has one', async () => {
    const { next } = await day();
    const [game] = next;
    if (!game) throw new Error('the demo has no game to come');
    const before = need(await day(), 'gameWithoutResult')?.total ?? 0;
    const old = { startDateTime: new Date(Date.now() - 3 * 86_400_000).toISOString() };
    await put(game, old);
    const found = need(await day(), 'gameWithoutResult');
    expect(found?.total).toBe(before + 1);
    expect(found?.things.map(({ id }) => id)).toContain(game.uuid);
    await put(game, { ...old, state: 'post-game', played: true, homeScore: 2, awayScore: 1 });
    expect(need(await day(), 'gameWithoutResult')?.total ?? 0).toBe(before);
  });

  it('names an article whose embargo ends today', async () => {
    const before = need(await day(), 'articleEmbargoEndsToday')?.total ?? 0;
    const soon = new Date(Date.now() + Math.min(60_000, untilMidnight())).toISOString();
    const held = await articleCalls(service).made({ header: 'Nyförvärvet', metadata: { embargoUntil: soon } });
    const found = need(await day(), 'articleEmbargoEndsToday');
    expect(found?.total).toBe(before + 1);
    expect(found?.things.map(({ id }) => id)).toContain(String(held.id));
  });

  it('says that a team of the site plays at home today, and where its tickets are sold', async () => {
    const teams = (await service.call({ url: `/api/sports-v2/teams?pageSize=100&ownerInstanceId=${demo.site}` })).json<{
      items: { uuid: string }[];
    }>();
    const own = new Set(teams.items.map(({ uuid }) => uuid));
    const { items } = (await service.call({ url: '/api/sports-v2/games?pageSize=100&status=upcoming' })).json<{
      items: Game[];
    }>();
    const [home, away] = [true, false].map((isOwn) =>
      items.find(({ homeTeam }) => homeTeam && own.has(homeTeam.uuid) === isOwn),
    );
    if (!home || !away) throw new Error('the demo has no game to come of each kind');
    const now = new Date().toISOString();
    const dayOf = (moment: string) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' }).format(new Date(moment));
    const ofToday = ({ status, startDateTime }: Game) => status === 'ongoing' || dayOf(startDateTime) <= dayOf(now);
    for (let games = (await day()).next.filter(ofToday); games.length > 0; games = (await day()).next.filter(ofToday)) {
      for (const game of games) await put(game, { deleted: true });
    }
    await put(away, { startDateTime: now });
    expect((await day()).matchDay).toBeNull();
    await put(home, { startDateTime: now });
    const { matchDay, next } = await day();
    expect(matchDay).toMatchObject({ gameUuid: home.uuid, teamUuid: home.homeTeam?.uuid });
    expect(next.map(({ uuid }) => uuid)).toContain(home.uuid);
    expect(matchDay?.ticketSlide).toMatch(/^\/layouts-pages\/.+\/ticket-promo-carousel\/slide\//);
  });

  it('tells each thing that was changed once, and whether the user changed it', async () => {
    for (const name of ['Hemma 1', 'Hemma 2', 'Hemma 3']) {
      const made = await service.call({ method: 'POST', url: '/api/meta/tag?siteTag=true', body: { name } });
      expect(made.statusCode).toBe(201);
    }
    const [last, before] = (await day()).changes;
    expect([last?.title, before?.title]).toEqual(['Hemma 3', 'Hemma 2']);
    expect(last).toMatchObject({ entity: 'custom-tag', action: 'created', isMine: true });
    expect((await day(demo.superAdministrator)).changes[0]).toMatchObject({ title: 'Hemma 3', isMine: false });
    const { changes } = await day();
    expect(new Set(changes.map(({ entity, entityId }) => `${entity} ${entityId}`)).size).toBe(changes.length);
  });
});

/** Milliseconds until the day ends in Stockholm, at least one. */
function untilMidnight(): number {
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', timeStyle: 'medium' });
  const [hours = 0, minutes = 0, seconds = 0] = time.format(new Date()).split(':').map(Number);
  return Math.max(1, ((23 - hours) * 60 + (59 - minutes)) * 60_000 + (59 - seconds) * 1000);
}
