import { addProviders } from './settings-examples.ts';
import { demo, type TestService } from './test-service.ts';

/** A kind of thing as the audit's tests change it. */
export interface AuditedThing {
  readonly entity: string;
  /** The contract's schema of what one may send. */
  readonly schema: string;
  readonly id: string;
  /** Where it is read and changed. */
  readonly url: string;
  /** Where it is read, where that is not its own address: a list of all of its kind. */
  readonly list?: string;
  /** Where in the reply it lies, where it is not the reply. */
  readonly reply?: string;
  /** Where it is changed, where that is not its own address. */
  readonly put?: string;
  /** By what it is changed, where that is no PUT. */
  readonly method?: 'PUT' | 'POST' | 'PATCH';
  /** What is sent once before, so that each sample is a change. */
  readonly first?: object;
  /** What has to be sent with every change. */
  readonly base: Readonly<Record<string, unknown>>;
  /** Another value for each property that one may change. */
  readonly samples: Readonly<Record<string, unknown>>;
  /** Properties that cannot be changed, or that another one tells of, each with the reason. */
  readonly others?: Readonly<Record<string, string>>;
  /** Properties of which the entry has other values than a read, each with the reason. */
  readonly partly?: Readonly<Record<string, string>>;
}

type Thing = Record<string, unknown> & { uuid: string; id: string };

/** What the tests of the audit know of the master site. */
export type KnownAudited = Awaited<ReturnType<typeof findAudited>>;

/** Finds things of the master site, and makes those that the tests change, as the super administrator. */
export async function findAudited(service: TestService) {
  const call = async <Body>(url: string, body?: unknown): Promise<Body> => {
    const reply = await service.call({
      url: `/api${url}`,
      subject: demo.superAdministrator,
      instanceId: demo.masterSite,
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
    if (reply.statusCode >= 300) throw new Error(`${url}: ${reply.body}`);
    return reply.json<Body>();
  };
  const list = async (url: string) => twoOf(url, await call<Thing[]>(url));
  const page = async (url: string) => twoOf(url, (await call<{ items: Thing[] }>(url)).items);
  const make = (url: string, body: object) => call<Thing>(url, body);
  const ssgts = await page('/sports-v2/ssgts?pageSize=2&active=true');
  const gameTypes = await list('/sports-v2/game-types');
  const season = await make('/sports-v2/seasons', { code: '2090' });
  const series = await make('/sports-v2/series', { code: 'AUD' });
  const teamNames = { short: 'R' };
  const team = { displayName: 'Revisionen', teamCode: 'AUD', ownerInstanceId: demo.masterSite, teamNames };
  const route = { path: '/revision', title: 'Revision', resourceType: 'external', target: 'https://revision.example' };
  const { menu } = await call<{ menu: (Thing & { children: Thing[] })[] }>('/routing/menu');
  const footer = menu.find(({ identifier }) => identifier === 'footer');
  const video = (await call<{ items: Thing[] }>('/media/all?type=video&pageSize=1')).items[0];
  if (!footer || !video) throw new Error('The demo lacks a footer or a video.');
  const ssgt = { season: { uuid: season.uuid }, series: { uuid: series.uuid }, gameType: { uuid: gameTypes[0].uuid } };
  const article = { articleVersion: 'v3', header: 'Revisionen' };
  const [provider = '', otherProvider = ''] = ['revision-ett', 'revision-tva'];
  const layout = await make('/layouts/site-layouts', { name: 'Revisionen', kind: 'page' });
  const newPage = (slug: string) =>
    make('/layouts/page-organization', { title: 'Revisionen', slug, layoutId: layout.id });
  await addProviders(service.databaseUrl, [provider, otherProvider]);
  const { groups } = await call<{ groups: Thing[] }>('/sponsors/site-sponsor-groups', { groups: [{ name: 'Guld' }] });
  return {
    provider: otherProvider,
    ssgts,
    gameTypes,
    footer,
    video,
    series: await page('/sports-v2/series?pageSize=2'),
    seasons: await page('/sports-v2/seasons?pageSize=2'),
    teams: await page('/sports-v2/teams?pageSize=2'),
    images: await page('/media/all?type=image&pageSize=2'),
    wide: (await page('/media/all?type=image&pageSize=2&sixteenNine=true'))[0],
    sport: (await list('/sports-v2/sports'))[0],
    register: (await list('/sports-v2/ext-id-types'))[0],
    category: (await list('/media/category'))[1],
    made: {
      season,
      series,
      otherSeason: await make('/sports-v2/seasons', { code: '2094' }),
      otherSeries: await make('/sports-v2/series', { code: 'AUD2' }),
      ssgt: await make('/sports-v2/ssgts', ssgt),
      team: await make('/sports-v2/teams', team),
      player: await make('/sports-v2/players', { firstName: 'Rut', lastName: 'Revisor' }),
      staff: await make('/sports-v2/staff', { firstName: 'Rolf', lastName: 'Revisor' }),
      game: await make('/sports-v2/games', { ssgtUuid: ssgts[0].uuid, startDateTime: '2026-10-10T17:00:00Z' }),
      // Of its own: what is tried with the other one moves it to another competition.
      linkedGame: await make('/sports-v2/games', { ssgtUuid: ssgts[0].uuid, startDateTime: '2026-10-11T17:00:00Z' }),
      gameSeries: await make('/sports-v2/game-series', { ssgtUuid: ssgts[0].uuid, round: 'ro8' }),
      route: await make('/routing/routes', route),
      config: await make('/dynamic-ads/config', { name: provider }),
      tag: await make('/meta/tag', { name: 'Revideras' }),
      feed: await make('/content-feeds', {
        name: 'Revideras',
        url: 'https://revideras.example/rss.xml',
        format: 'rss',
      }),
      articleId: articleOf(await call('/articles', article)),
      sponsor: await make('/sponsors/sponsors', { name: 'Revisionen AB' }),
      sponsorGroupId: groups[0]?.id ?? '',
      template: await make('/articles/templates', { name: 'Revisionsmall', article }),
      layout,
      otherLayout: await make('/layouts/site-layouts', { name: 'En annan', kind: 'page' }),
      page: await newPage('/revision-sida'),
      parentPage: await newPage('/revision-ovan'),
    },
  };
}

const articleOf = (reply: { data: { article: { id: string } } }): string => reply.data.article.id;

function twoOf(url: string, found: readonly Thing[]): [Thing, Thing] {
  const [first, second] = found;
  if (!first || !second) throw new Error(`${url} has fewer than two.`);
  return [first, second];
}
