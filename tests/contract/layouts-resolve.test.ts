import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { type Random, randomOf } from '../../service/demo/random.ts';
import { clockNights, nextYear } from '../fixtures/days-ahead.ts';
import { articleCalls } from './article-calls.ts';
import { groupOf, type HeldGroup, inHours, layoutCalls, type ResolvedLayout, sectionIn } from './layout-calls.ts';
import { good } from './media-calls.ts';
import { type NaiveArticle, type NaiveSite, naivePage } from './naive-layout.ts';
import { startTestService, type TestService } from './test-service.ts';

type Schemas = components['schemas'];

let service: TestService;
let calls: ReturnType<typeof layoutCalls>;
let site: NaiveSite;
let tags: string[];
let teams: string[];
let picture: string;
beforeAll(async () => {
  service = await startTestService();
  calls = layoutCalls(service);
  await scheduleArticles();
  site = { articles: await readArticles(), videos: await readVideos(), games: await readGames() };
  tags = [...new Set([...site.articles, ...site.videos].flatMap((one) => one.tags))].filter((tag) =>
    tag.startsWith('custom.'),
  );
  teams = [...new Set(site.games.flatMap(({ homeTeam }) => homeTeam?.uuid ?? []))];
  const images = await calls.get<{ items: Schemas['Media'][] }>('/media/all?type=image&sixteenNine=true&pageSize=100');
  picture =
    images.items.find(({ isPrivate, status, width }) => !isPrivate && status === 'ready' && (width ?? 0) >= 1280)
      ?.mediaString ?? '';
});
afterAll(() => service.close());

/**
 * The next two nights in which the clock changes, where the sites are. They lie hours ahead: what was made after a moment, such as a video of
 * the demo, is shown at it, too.
 */
const nights = [nextYear - 1, nextYear]
  .map(clockNights)
  .flatMap(({ forward, back }) => [forward, back])
  .map((day) => Date.parse(`${day}T00:00:00Z`))
  .filter((night) => night > Date.now() + 6 * 3_600_000)
  .slice(0, 2);

/** A moment of some interest: to the half hour, about now or in the nights in which the clock changes. */
function moment(random: Random): number {
  const [now, half] = [Math.floor(Date.now() / 1_800_000) * 1_800_000, 1_800_000];
  const middle = random.chance(0.4)
    ? random.pick([nights[0] ?? now, nights[1] ?? now])
    : now + random.between(2, 96) * half;
  return middle + random.between(-6, 10) * half;
}

/** A moment as somebody in the zone of the site writes it, with the distance from UTC of that night. */
function written(at: number): string {
  const name = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const hours = name === 'GMT+02:00' ? 2 : 1;
  return `${new Date(at + hours * 3_600_000).toISOString().slice(0, 19)}+0${hours}00`;
}

it('what visitors see of 500 random layouts is what a naive evaluation of the same rules gives', async () => {
  for (let number = 0; number < 500; number++) {
    const random = randomOf(7, 'layout', number);
    const groups = randomGroups(random, number);
    const at = moment(random);
    const device = random.pick(['phone', 'tablet', 'desktop']);
    const resolved = await calls.preview({ layout: { sectionGroups: groups }, at: written(at), device });
    expect(shownIn(resolved), `layout ${number} at ${written(at)}`).toEqual(naivePage(groups, site, at, device));
  }
}, 120_000);

function shownIn({ groups }: ResolvedLayout): Record<string, string[]> {
  const shown = groups.flatMap(({ sections }) => sections.filter(({ state }) => state === 'shown'));
  const ids = ({ items }: (typeof shown)[number]) =>
    items.filter(({ slide }) => slide === null || slide?.state === 'shown').map(({ id }) => id);
  return Object.fromEntries(shown.map((section) => [section.id, ids(section)]));
}

function randomGroups(random: Random, number: number): HeldGroup[] {
  return Array.from({ length: random.between(1, 3) }, (_, place) => {
    const id = `g-${number}-${place}`;
    const sections = Array.from({ length: random.between(1, 4) }, () => randomSection(random, id));
    return { ...groupOf(id, ...sections), visible: random.chance(0.9) };
  });
}

function randomSection(random: Random, group: string) {
  const type = random.pick(['ARTICLE LIST', 'ARTICLE LIST', 'VIDEOS', 'GAMES', 'HERO SLIDER'] as const);
  return sectionIn(group, type, configs[type](random), {
    id: random.uuid(),
    ...randomSchedule(random),
    visible: random.chance(0.9),
  });
}

function randomSchedule(random: Random) {
  const from = random.chance(0.35) ? moment(random) : null;
  const until = random.chance(0.35) ? (from ?? moment(random)) + random.between(1, 60) * 1_800_000 : null;
  return {
    visibleFrom: from === null ? null : written(from),
    visibleUntil: until === null ? null : written(until),
    hiddenOn: random.chance(0.15) ? [random.pick(['phone', 'tablet', 'desktop'] as const)] : [],
  };
}

const someTags = (random: Random, most: number) =>
  [...new Set(Array.from({ length: random.between(0, most) }, () => random.pick([tags[0] ?? '', ...tags])))].map(
    (value) => ({ value }),
  );
const someArticle = (random: Random) => random.pick([site.articles[0]?.id ?? '', ...site.articles.map(({ id }) => id)]);

const configs = {
  'ARTICLE LIST': (random: Random) => ({
    source: random.pick(['latest', 'latest', 'tags', 'manual']),
    tags: someTags(random, 3),
    match: random.pick(['any', 'all']),
    pinned: Array.from({ length: random.between(0, 3) }, () => ({
      articleId: someArticle(random),
      until: random.chance(0.4) ? written(moment(random)) : null,
    })),
    count: random.between(1, 8),
    skipShown: random.chance(0.7),
    onlyLanguage: random.chance(0.2) ? random.pick(['sv', 'en']) : null,
  }),
  VIDEOS: (random: Random) => ({
    requiredTags: someTags(random, 1),
    additionalTags: someTags(random, 2),
    count: random.between(1, 6),
  }),
  GAMES: (random: Random) => ({
    show: random.pick(['upcoming', 'played']),
    teamUuid: random.chance(0.4) ? random.pick([teams[0] ?? '', ...teams]) : null,
    count: random.between(1, 8),
  }),
  'HERO SLIDER': (random: Random) => ({
    slides: Array.from({ length: random.between(0, 4) }, () => ({
      id: random.uuid(),
      kind: 'hero',
      heading: 'En bild',
      media: { media: picture, decorative: true },
      visible: random.chance(0.9),
      ...randomSchedule(random),
      articleId: random.chance(0.5) ? someArticle(random) : null,
    })),
  }),
};

/** Articles that appear and end in the days ahead, so that the moment matters. */
async function scheduleArticles(): Promise<void> {
  const articles = articleCalls(service);
  for (const hours of [1, 5, 20, 40]) {
    await articles.made({ header: `Om ${hours} timmar`, published: true, publishedAt: inHours(hours) });
    await articles.made({
      header: `Slutar om ${hours} timmar`,
      published: true,
      metadata: { unpublishAt: inHours(hours + 0.2) },
    });
  }
}

async function readArticles(): Promise<NaiveArticle[]> {
  const { items } = await articleCalls(service).list('latest', { pageSize: '100' });
  const whole = await Promise.all(items.map(({ id }) => articleCalls(service).read(id)));
  return whole.map(({ id, state, publishedAt, published, hideInListing, lang, tags: borne, metadata }) => ({
    id,
    publishedAt: publishedAt ?? null,
    unpublishAt: metadata?.unpublishAt ?? null,
    published: Boolean(published) && state !== 'expired',
    hideInListing: hideInListing ?? false,
    lang: lang ?? '',
    tags: (borne ?? []).map(({ value }) => value),
  }));
}

async function readVideos(): Promise<NaiveSite['videos']> {
  const { items } = await calls.get<{ items: Schemas['Media'][] }>('/media/all?type=video&pageSize=100');
  const isShown = (one: Schemas['Media']) =>
    one.status === 'ready' && !one.isPrivate && !one.draft && !one.isHiddenInListing && one.thumbnailUrl !== null;
  return items
    .filter(isShown)
    .map(({ id, publishDate, createdAt, tags: borne = [] }) => ({
      id,
      at: publishDate ?? createdAt,
      tags: borne.map(({ value }) => value),
    }))
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || (a.id < b.id ? 1 : -1));
}

async function readGames(): Promise<Schemas['Game'][]> {
  const { items } = await calls.get<{ items: Schemas['Game'][] }>('/sports-v2/games?pageSize=100');
  return items;
}

describe('a ticket slide of the next home game', () => {
  const carousel = (slide: object) => {
    const group = 'tickets';
    const ticket = {
      id: 'ticket',
      kind: 'ticketPromo',
      source: 'nextHomeGame',
      buttonText: 'Köp',
      ticketUrl: 'https://a.se',
      ...slide,
    };
    return { sectionGroups: [groupOf(group, sectionIn(group, 'TICKET PROMO CAROUSEL', { slides: [ticket] }))] };
  };
  const slideAt = async (slide: object, at?: string) => {
    const { groups } = await calls.preview({ layout: carousel(slide), ...(at && { at }) });
    return groups[0]?.sections[0]?.items[0];
  };

  it('follows a postponement, ends at the start, and knows when tickets go on sale', async () => {
    const next = await calls.get<Schemas['Game']>('/sports-v2/games/next');
    const teamUuid = next.homeTeam?.uuid ?? '';
    const start = Date.parse(next.startDateTime ?? '');
    const before = new Date(start - 60_000).toISOString();
    expect(await slideAt({ teamUuid }, before)).toMatchObject({
      game: { uuid: next.uuid },
      slide: { state: 'shown', saleState: 'onSale' },
    });
    expect(await slideAt({ teamUuid, onSaleFrom: new Date(start).toISOString() }, before)).toMatchObject({
      slide: { saleState: 'notYet', buttons: [] },
    });
    expect(await slideAt({ teamUuid, saleState: 'soldOut' }, before)).toMatchObject({
      slide: { state: 'soldOut', buttons: [] },
    });
    const fixed = { source: 'fixed', gameUuid: next.uuid };
    expect(await slideAt(fixed, next.startDateTime ?? '')).toMatchObject({ slide: { state: 'gameOver' } });
    const later = new Date(start + 3_600_000).toISOString().replace('.000Z', 'Z');
    good(await calls.send('POST', `/sports-v2/games/${next.uuid}/postpone`, { startDateTime: later }), 200);
    expect(await slideAt(fixed, next.startDateTime ?? '')).toMatchObject({ slide: { state: 'shown' } });
    expect(await slideAt({ teamUuid: 'nobody' })).toMatchObject({ slide: { state: 'noGame' } });
  });
});

describe('stops', () => {
  it('are the moments of the next seven days at which something changes, and no others', async () => {
    const group = 'stops';
    const [soon, late] = [inHours(3), inHours(8 * 24)];
    const section = sectionIn(group, 'TEXT', { body: null }, { visibleFrom: soon, visibleUntil: late });
    const { stops } = await calls.preview({ layout: { sectionGroups: [groupOf(group, section)] } });
    expect(stops).toEqual([
      { at: soon, change: 'sectionAppears', sectionId: section.id, slideId: null, title: 'NEW SECTION', titles: [] },
    ]);
  });

  it('a slide of later that could not be shown then is told while there is time to mend it', async () => {
    const group = 'unready';
    const hero = (id: string, media?: string) => ({
      ...{ id, kind: 'hero', heading: id, visibleFrom: inHours(30) },
      ...(media ? { media: { media, alt: 'Isen' } } : {}),
    });
    const slides = [hero('bare'), hero('whole', picture)];
    const section = sectionIn(group, 'HERO SLIDER', { slides });
    const { groups } = await calls.preview({ layout: { sectionGroups: [groupOf(group, section)] } });
    const told = groups[0]?.sections[0]?.problems.filter(({ slideId }) => slideId !== null);
    expect(told).toMatchObject([{ code: 'slideIncomplete', slideId: 'bare', path: 'config.slides.0' }]);
  });

  it('a section that is being edited and lacks what it needs is told, and breaks nothing', async () => {
    const group = 'unfinished';
    const slides = [
      { id: 'a', kind: 'info', heading: '', text: 'T' },
      { id: 'b', kind: 'info', heading: 'H', text: 'T', link: { kind: 'route', id: 'nobody' } },
    ];
    const sections = [
      sectionIn(group, 'INFO CAROUSEL', { slides }),
      sectionIn(group, 'GAMES', { count: 'många' }),
      sectionIn(group, 'NEW ONE', {}),
    ];
    const { groups } = await calls.preview({ layout: { sectionGroups: [groupOf(group, ...sections)] } });
    const problems = groups[0]?.sections.flatMap((section) =>
      section.problems.map(({ code, path }) => `${code} ${path}`),
    );
    expect(new Set(problems)).toEqual(
      new Set([
        'incomplete config.slides.0.heading',
        'linkDead config.slides.1.link.id',
        'incomplete config.count',
        'unknownType ',
      ]),
    );
  });
});
