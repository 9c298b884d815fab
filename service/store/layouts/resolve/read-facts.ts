import type { AddOns, ResolvedItem, Section, SectionGroup, TicketPromoSlide } from '../../contract.ts';
import type { Reader } from '../../database.ts';
import { isShownPage } from '../../pages/pages.ts';
import { routeState } from '../../routes/route-json.ts';
import { mainGroupId } from '../../sponsors/sponsor-groups.ts';
import { type Sql, sql } from '../../sql.ts';
import { type LayoutReference, referencesOf } from '../references.ts';
import { slidesOf } from '../section-slides.ts';
import type { ArticleFact, Facts, GameFact, ListFact } from './facts.ts';
import type { Moment } from './moment.ts';
import {
  type ArticleSearch,
  articleSearchOf,
  articlesByIds,
  articlesToRead,
  type FoundArticles,
  findArticles,
} from './read-articles.ts';
import { gamesByUuids, gamesOfSection, nextGame } from './read-games.ts';
import { mediaByStrings, videosOf } from './read-media.ts';
import { adOf, shopOf, socialLinksOf, textOf } from './read-others.ts';
import { sponsorsOf } from './read-sponsors.ts';
import { statisticsOf, tableOf } from './read-tables.ts';

/** Which moment, seen with what, and the address below which browsers find pictures. */
export interface Look {
  /** Milliseconds. */
  readonly at: number;
  readonly device: Facts['device'];
  readonly base: string;
  /** Whether everything that fits a section is counted, which visitors do not need. */
  readonly counts: boolean;
  /** Whether the games of the day are read, which stand above the page. */
  readonly hasGames: boolean;
  /** What the main group of the network shows at the moment, which its master site keeps. */
  readonly mainSponsors: readonly ResolvedItem[];
}

/** Reads all that the groups of a layout refer to and find. What does not hang on something else goes out together. */
export async function readFacts(reader: Reader, groups: readonly SectionGroup[], look: Look): Promise<Facts> {
  const sections = groups.flatMap((group) => group.sections);
  const references = sections.flatMap(referencesOf);
  const moment: Moment = { at: sql`${new Date(look.at).toISOString()}::timestamptz`, counts: look.counts };
  const [site, named, games, nextHome, links, inactiveTags] = await Promise.all([
    readSite(reader),
    articlesByIds(reader, idsOf(references, 'article'), moment),
    gamesByUuids(reader, idsOf(references, 'game')),
    readNextHome(reader, sections, moment.at),
    readLinks(reader, references),
    readInactiveTags(reader, references),
  ]);
  const lists = await readLists(reader, sections, { look, moment, gamePath: site.gamePath });
  const known = new Set(named.map(({ id }) => id));
  const found = new Set([...lists.values()].flatMap(({ articleIds }) => articleIds.filter((id) => !known.has(id))));
  const articles = new Map(
    [...named, ...(await articlesByIds(reader, [...found], moment))].map((one) => [one.id, one]),
  );
  const strings = [
    ...references.filter(({ kind }) => kind === 'media').map(({ value }) => value),
    ...mediaOf(articles),
  ];
  const media = await mediaByStrings(reader, strings, moment, look.base);
  const allGames = [...games, ...nextHome.values()];
  return {
    at: look.at,
    device: look.device,
    addOns: site.addOns,
    gamePath: site.gamePath,
    articles,
    media: new Map(media.map((one) => [one.picture.media, one])),
    games: new Map(allGames.map((one) => [one.game.uuid, one])),
    nextHome: new Map([...nextHome].map(([team, { game }]) => [team, game.uuid])),
    links,
    inactiveTags,
    lists,
  };
}

const idsOf = (references: readonly LayoutReference[], kind: LayoutReference['kind']): string[] => [
  ...new Set(references.flatMap((one) => (one.kind === kind ? [one.value] : []))),
];

const mediaOf = (articles: ReadonlyMap<string, ArticleFact>): string[] =>
  [...articles.values()].flatMap(({ media }) => media ?? []);

async function readSite(reader: Reader): Promise<{ addOns: AddOns; gamePath: string | null }> {
  const [site] = await reader.query<{ addOns: AddOns; gamePath: string | null }>(sql`
    SELECT s.add_ons AS "addOns", (SELECT r.path FROM routes r WHERE r.resource_type = 'game' AND r.pattern IS NOT NULL
      ORDER BY r.number LIMIT 1) AS "gamePath"
    FROM sites s WHERE s.instance_id = ${reader.instanceId}`);
  return site ?? { addOns: {} as AddOns, gamePath: null };
}

/** The next home game of each team that a ticket slide names, and of any team where one names none. */
async function readNextHome(reader: Reader, sections: readonly Section[], at: Sql): Promise<Map<string, GameFact>> {
  const tickets = sections.flatMap(slidesOf).filter((slide): slide is TicketPromoSlide => slide.kind === 'ticketPromo');
  const teams = new Set(tickets.flatMap(({ source, teamUuid }) => (source === 'fixed' ? [] : [teamUuid ?? ''])));
  const found = await Promise.all(
    [...teams].map(async (team) => [team, await nextGame(reader, team || null, { at })] as const),
  );
  return new Map(found.flatMap(([team, game]) => (game ? [[team, game] as const] : [])));
}

/**
 * Where routes and pages lead that are not dead, a route with a `:part` leads nowhere by itself; and which groups of
 * sponsors there are.
 */
async function readLinks(reader: Reader, references: readonly LayoutReference[]): Promise<Map<string, string>> {
  const [routes, pages] = [idsOf(references, 'route'), idsOf(references, 'page')];
  const groups = idsOf(references, 'sponsorGroup');
  if (routes.length + pages.length + groups.length === 0) return new Map();
  const rows = await reader.query<{ key: string; href: string }>(sql`
    SELECT 'route ' || r.uuid AS key, coalesce(r.target, r.path) AS href FROM routes r
    WHERE r.uuid = ANY(${routes}::text[]) AND r.pattern IS NULL AND ${routeState(sql`r`)} <> 'dead'
    UNION ALL SELECT 'page ' || p.uuid, p.slug FROM pages p
    WHERE p.uuid = ANY(${pages}::text[]) AND ${isShownPage(sql`p`)}
    UNION ALL SELECT 'sponsorGroup ' || g.uuid, g.name FROM sponsor_groups g WHERE g.uuid = ANY(${groups}::text[])
    UNION ALL SELECT 'sponsorGroup ' || v.id, '' FROM unnest(${groups}::text[]) v(id) WHERE v.id = ${mainGroupId}`);
  return new Map(rows.map(({ key, href }) => [key, href]));
}

async function readInactiveTags(reader: Reader, references: readonly LayoutReference[]): Promise<Set<string>> {
  const values = idsOf(references, 'tag');
  if (values.length === 0) return new Set();
  const rows = await reader.query<{ value: string }>(sql`
    SELECT v.value FROM unnest(${values}::text[]) v(value) LEFT JOIN tags t ON t.value = v.value
    WHERE v.value LIKE 'custom.%' AND (t.value IS NULL OR NOT t.active)`);
  return new Set(rows.map(({ value }) => value));
}

type Reading = { readonly look: Look; readonly moment: Moment; readonly gamePath: string | null };

/** What each section finds by itself, one read for each or two; lists of articles that find the same share theirs. */
async function readLists(
  reader: Reader,
  sections: readonly Section[],
  reading: Reading,
): Promise<Map<string, ListFact>> {
  const limit = articlesToRead(sections);
  const searches = new Map<string, Promise<FoundArticles>>();
  const search = (wanted: ArticleSearch): Promise<FoundArticles> => {
    const key = JSON.stringify(wanted);
    const shared = searches.get(key) ?? findArticles(reader, wanted, reading.moment, limit);
    searches.set(key, shared);
    return shared;
  };
  const found = await Promise.all(
    sections.map(async (section) => {
      if (section.type !== 'ARTICLE LIST') return [section.id, await listOf(reader, section, reading)] as const;
      const wanted = articleSearchOf(section);
      const { ids, newest, matching } = wanted ? await search(wanted) : { ids: [], newest: null, matching: 0 };
      const list: ListFact = { articleIds: ids, items: [], matching, required: matching, newest };
      return [section.id, list] as const;
    }),
  );
  return new Map(found.flatMap(([id, list]) => (list ? [[id, list] as const] : [])));
}

async function listOf(
  reader: Reader,
  section: Section,
  { look, moment, gamePath }: Reading,
): Promise<ListFact | undefined> {
  switch (section.type) {
    case 'VIDEOS':
      return videosOf(reader, section, moment, look.base);
    case 'GAMES':
      return gamesOfSection(reader, section, moment, { gamePath });
    case 'TABLE':
      return tableOf(reader, section);
    case 'STATISTICS':
      return statisticsOf(reader, section);
    case 'TEXT':
      return textOf(section, look.base);
    case 'ADS':
      return adOf(reader, section);
    case 'SPONSORS':
      return sponsorsOf(reader, section, { moment, base: look.base, mainSponsors: look.mainSponsors });
    case 'SHOP':
      return shopOf(reader, section);
    case 'SOCIAL MEDIA':
      return socialLinksOf(reader, section);
    default:
      return undefined;
  }
}
