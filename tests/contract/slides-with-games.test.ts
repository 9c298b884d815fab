import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  GameLink,
  HeroSlide,
  ResolvedLayout,
  SiteLayout,
  TicketPromoSlide,
} from '../../service/store/contract.ts';
import { nextYear } from '../fixtures/days-ahead.ts';
import { type GameCalls, startGameCalls } from './game-calls.ts';

// Slides that show a game or lead to it move in time with it, when that is asked for.

let calls: GameCalls;
beforeAll(async () => {
  calls = await startGameCalls();
});
afterAll(() => calls.service.close());

const start = `${nextYear}-03-08T18:00:00Z`;
const times = { visibleFrom: `${nextYear}-03-05T16:00:00Z`, visibleUntil: `${nextYear}-03-08T18:00:00Z` };

/** A page whose hero slider has slides that lead to games, or to none. */
async function layoutWith(slides: Partial<HeroSlide>[]): Promise<SiteLayout> {
  const [section, sectionGroupId] = [crypto.randomUUID(), crypto.randomUUID()];
  const config = {
    slides: slides.map((slide) => ({ id: crypto.randomUUID(), kind: 'hero', heading: 'Derby', ...slide })),
  };
  const sections = [{ id: section, sectionGroupId, type: 'HERO SLIDER', title: 'SLIDE SHOW', config }];
  const body = {
    name: `Sida ${section}`,
    kind: 'page',
    sectionGroups: [{ id: sectionGroupId, name: 'Top', area: 'top', sections }],
  };
  return calls.ask<SiteLayout>({ method: 'POST', url: '/layouts/site-layouts', body }, 201);
}

async function timesIn({ id }: SiteLayout) {
  const { version, sectionGroups } = await calls.get<SiteLayout>(`/layouts/site-layouts/${id}`);
  const { slides = [] } = (sectionGroups[0]?.sections[0]?.config ?? {}) as { slides?: HeroSlide[] };
  return { version, times: slides.map(({ visibleFrom, visibleUntil }) => [visibleFrom, visibleUntil]) };
}

const linkTo = (id: string) => ({ kind: 'game', id, url: null, openInNewTab: false }) as const;
const postpone = (url: string, body: object) => calls.ask({ method: 'POST', url: `${url}/postpone`, body } as const);

describe('slides of a game that is postponed', () => {
  it('keep an end that stands for none', async () => {
    const { url, game } = await calls.newGame({ startDateTime: start });
    const forever = { visibleFrom: times.visibleFrom, visibleUntil: '2999-12-31T00:00:00Z' };
    const layout = await layoutWith([{ ...forever, link: linkTo(game.uuid) }]);
    await postpone(url, { startDateTime: `${nextYear}-03-15T19:30:00Z`, moveSlides: true });
    expect((await timesIn(layout)).times).toEqual([[forever.visibleFrom, forever.visibleUntil]]);
  });

  it('move as much as the game, each layout as one publish, and no other slide moves', async () => {
    const { url, game } = await calls.newGame({ startDateTime: start });
    const layout = await layoutWith([
      { ...times, link: linkTo(game.uuid) },
      { visibleFrom: times.visibleFrom, visibleUntil: null, link: linkTo(game.uuid) },
      { link: linkTo(game.uuid) },
      { ...times },
    ]);
    await postpone(url, { startDateTime: `${nextYear}-03-15T19:30:00Z`, moveSlides: true });
    const { version, times: moved } = await timesIn(layout);
    expect(moved).toEqual([
      [`${nextYear}-03-12T17:30:00Z`, `${nextYear}-03-15T19:30:00Z`],
      [`${nextYear}-03-12T17:30:00Z`, null],
      [undefined, undefined],
      [times.visibleFrom, times.visibleUntil],
    ]);
    expect(version).toBe(layout.version + 1);
  });

  it('stay where that is not asked for', async () => {
    const { url, game } = await calls.newGame({ startDateTime: start });
    const layout = await layoutWith([{ ...times, link: linkTo(game.uuid) }]);
    await postpone(url, { startDateTime: `${nextYear}-03-15T18:00:00Z` });
    expect(await timesIn(layout)).toEqual({
      version: layout.version,
      times: [[times.visibleFrom, times.visibleUntil]],
    });
  });

  it('keep their times where their end would be over', async () => {
    const { url, game } = await calls.newGame({ startDateTime: start });
    const ends = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+Z$/, 'Z');
    const layout = await layoutWith([{ visibleUntil: ends, link: linkTo(game.uuid) }]);
    await postpone(url, { startDateTime: `${nextYear}-02-01T18:00:00Z`, moveSlides: true });
    expect(await timesIn(layout)).toMatchObject({ times: [[undefined, ends]] });
  });

  it('move, also while somebody publishes their layout', async () => {
    for (let round = 0; round < 8; round++) {
      const { url, game } = await calls.newGame({ startDateTime: start });
      const layout = await layoutWith([{ ...times, link: linkTo(game.uuid) }]);
      const { id, kind, sectionGroups } = layout;
      const [, saved] = await Promise.all([
        postpone(url, { startDateTime: `${nextYear}-03-15T18:00:00Z`, moveSlides: true }),
        calls.service.call({
          method: 'POST',
          url: '/api/layouts/site-layouts',
          headers: { 'if-match': `"${layout.version}"` },
          body: { id, name: `Ny ${id}`, kind, sectionGroups },
        }),
      ]);
      // Either it was published first, or it is told that the layout is not as it was.
      expect([200, 412]).toContain(saved.statusCode);
      const now = await timesIn(layout);
      expect(now.times).toEqual([[`${nextYear}-03-12T16:00:00Z`, `${nextYear}-03-15T18:00:00Z`]]);
      expect(now.version).toBe(layout.version + (saved.statusCode === 200 ? 2 : 1));
    }
  });
});

/** A page whose ticket carousel has these slides. */
function ticketLayout(...given: Partial<TicketPromoSlide>[]): Promise<SiteLayout> {
  const [section, sectionGroupId] = [crypto.randomUUID(), crypto.randomUUID()];
  const slides = given.map((slide) => ({
    ...{ id: crypto.randomUUID(), kind: 'ticketPromo', buttonText: 'Tickets', ticketUrl: 'https://tickets.example/' },
    ...slide,
  }));
  const sections = [
    { id: section, sectionGroupId, type: 'TICKET PROMO CAROUSEL', title: 'Tickets', config: { slides } },
  ];
  const sectionGroups = [{ id: sectionGroupId, name: 'Top', area: 'top', sections }];
  const body = { name: `Biljetter ${section}`, kind: 'page', sectionGroups };
  return calls.ask<SiteLayout>({ method: 'POST', url: '/layouts/site-layouts', body }, 201);
}

describe('a ticket slide that shows the next home game', () => {
  const tickets = async (teamUuid: string) => {
    const id = crypto.randomUUID();
    await ticketLayout({ id, source: 'nextHomeGame', teamUuid });
    return id;
  };

  it('is among what links to the game, for as long as it is the next one', async () => {
    const [home, other] = [await calls.newTeam('Hemma'), await calls.newTeam('Gäster')];
    const pair = { homeTeam: { uuid: home }, awayTeam: { uuid: other } };
    const { url, game } = await calls.newGame({ startDateTime: start, ...pair });
    const later = await calls.newGame({ startDateTime: `${nextYear}-03-12T18:00:00Z`, ...pair });
    const slide = await tickets(home);
    await tickets(other);
    const links = async ({ uuid }: { uuid: string }) =>
      (await calls.get<GameLink[]>(`/sports-v2/games/${uuid}/links`)).filter(({ type }) => type === 'nextHomeGame');
    const found = await links(game);
    expect(found).toHaveLength(1);
    expect(found[0]?.path).toContain(`/ticket-promo-carousel/slide/${slide}`);
    expect(await links(later.game)).toEqual([]);
    await postpone(url, { startDateTime: `${nextYear}-03-15T18:00:00Z` });
    expect(await links(game)).toEqual([]);
    expect(await links(later.game)).toHaveLength(1);
  });
});

describe('ticket slides of the next home game, and of that game alone', () => {
  const soon = { startDateTime: `${nextYear}-03-08T18:00:00Z` };
  it.each([
    ['postponed behind it', { startDateTime: `${nextYear}-03-15T18:00:00Z` }, 'shown', []],
    ['called off', { ...soon, state: 'canceled' }, 'noGame', ['error gameCanceled']],
    ['played', { ...soon, state: 'post-game', played: true }, 'gameOver', ['warning gameOver']],
    ['deleted', { ...soon, deleted: true }, 'noGame', ['error gameGone']],
  ] as const)('say so, and show the one after it, once it is %s', async (_, change, state, told) => {
    const [home, other] = [await calls.newTeam('Hemma'), await calls.newTeam('Gäster')];
    const pair = { homeTeam: { uuid: home }, awayTeam: { uuid: other } };
    const { url, game } = await calls.newGame({ ...soon, ...pair });
    const after = await calls.newGame({ startDateTime: `${nextYear}-03-12T18:00:00Z`, ...pair });
    const { id } = await ticketLayout(
      { source: 'nextHomeGame', teamUuid: home },
      { source: 'fixed', gameUuid: game.uuid },
    );
    const seen = async () => {
      const { groups } = await calls.get<ResolvedLayout>(`/layouts/site-layouts/${id}/resolved`);
      return groups[0]?.sections[0];
    };
    expect(await seen()).toMatchObject({
      items: [{ game: { uuid: game.uuid } }, { game: { uuid: game.uuid } }],
      problems: [],
    });
    const body = { ssgtUuid: game.ssgtUuid, ...pair, ...change };
    await calls.ask({ method: 'PUT', url, body });
    const section = await seen();
    expect(section?.items).toMatchObject([{ game: { uuid: after.game.uuid } }, { slide: { state } }]);
    expect(section?.problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(told);
  });
});

describe('a hero slide that leads to a game and has no words of its own', () => {
  it('is headed by the game, and follows it', async () => {
    const { url, game } = await calls.newGame({ startDateTime: start });
    const layout = await layoutWith([{ heading: null, link: linkTo(game.uuid) }]);
    const shown = async () => {
      const { groups } = await calls.get<ResolvedLayout>(`/layouts/site-layouts/${layout.id}/resolved`);
      return groups[0]?.sections[0]?.items[0];
    };
    expect(await shown()).toMatchObject({ title: game.displayName, text: null, game: { startDateTime: start } });
    await postpone(url, { startDateTime: `${nextYear}-03-15T18:00:00Z` });
    expect(await shown()).toMatchObject({ game: { startDateTime: `${nextYear}-03-15T18:00:00Z` } });
  });

  it('keeps a heading of its own, without the time of the game', async () => {
    const { game } = await calls.newGame({ startDateTime: start });
    const layout = await layoutWith([{ heading: 'Derby', link: linkTo(game.uuid) }]);
    const { groups } = await calls.get<ResolvedLayout>(`/layouts/site-layouts/${layout.id}/resolved`);
    expect(groups[0]?.sections[0]?.items[0]).toMatchObject({ title: 'Derby', game: null });
  });

  it('is told once the game is played, and one with words of its own is not', async () => {
    const { game } = await calls.newGame({ startDateTime: '2026-01-10T18:00:00Z', played: true });
    const layout = await layoutWith([
      { heading: null, link: linkTo(game.uuid) },
      { heading: 'Så vann vi', link: linkTo(game.uuid) },
    ]);
    const { groups } = await calls.get<ResolvedLayout>(`/layouts/site-layouts/${layout.id}/resolved`);
    const told = groups[0]?.sections[0]?.problems.filter(({ code }) => code === 'gameOver');
    expect(told).toMatchObject([{ severity: 'warning', path: 'config.slides.0.link.id', title: game.displayName }]);
  });
});
