import { gamesInHtml } from '../../openapi/formats/article-html.ts';
import type { Paging, SiteContent } from '../../src/site/page-data.ts';
import type { Reader } from '../store/database.ts';
import { NotFoundError } from '../store/errors.ts';
import { foldedPath } from '../store/routes/route-path.ts';
import { getStatistics } from '../store/statistics/statistics.ts';
import { gameAddresses, publicBody } from './article-body.ts';
import { type LayoutReading, pageAt, pageById, startLayout } from './layout-content.ts';
import { newestMedia, publicMediaItem } from './public-media.ts';
import {
  articlesByIds,
  leadingArticles,
  type PublishedArticle,
  publishedArticle,
  publishedArticles,
} from './published-articles.ts';
import { type GameChoice, gamesAround, gamesByUuid, pageOfGames } from './read-games.ts';
import { publicPlayer, publicSquad, publicTeam, publicTeams } from './read-teams.ts';
import { type FoundFrame, partOf, type TakingRoute } from './site-frame.ts';

/** What an address shows, or where it leads instead. */
export type Found = SiteContent | Elsewhere;

/** Where an address leads instead of a page, and whether it always will. */
export type Elsewhere = { readonly kind: 'elsewhere'; readonly address: string; readonly isForGood: boolean };

/** The address that is asked for, below the site. */
export type Asked = {
  readonly path: string;
  readonly page: number;
  readonly played: boolean;
  /** The item of the library that is to be shown by itself. */
  readonly show: string | undefined;
};

type Reading = LayoutReading & { readonly asked: Asked; readonly frame: FoundFrame['frame'] };

const nothing: SiteContent = { kind: 'notFound' };
/** How many of each stand on a page. */
const most = { articles: 13, games: 40, media: 24, startArticles: 10, startMedia: 8, startTeams: 12, teamArticles: 3 };

/** What a route of the site shows; a dead one nothing. Where the site has no route, its start page and its articles. */
export async function contentOf(route: TakingRoute | undefined, reading: Reading): Promise<Found> {
  const { asked } = reading;
  if (!route) return withoutRoute(reading);
  if (route.isDead) return nothing;
  const { title, resourceType, resourceId } = route;
  const wanted = partOf(route.path, asked.path) ?? resourceId ?? undefined;
  switch (resourceType) {
    case 'startpage':
      return start(reading);
    case 'article':
      return wanted === undefined ? nothing : article(reading, wanted);
    case 'articleList':
      return articleList(reading, title, resourceId);
    case 'team':
      return wanted === undefined ? nothing : team(reading, wanted);
    case 'teamList':
      return { kind: 'teamList', title, teams: await publicTeams(reading.reader, 200) };
    case 'player':
      return wanted === undefined ? nothing : player(reading, wanted);
    case 'game':
      return wanted === undefined ? nothing : game(reading, wanted);
    case 'gameList':
    case 'schedule':
      return schedule(reading, title, { ssgt: resourceId });
    case 'statistics':
      return resourceId === null ? { kind: 'plain', title } : statistics(reading.reader, title, resourceId);
    case 'media':
      return media(reading, title, asked.show ?? wanted);
    case 'external':
      return { kind: 'elsewhere', address: route.target ?? '', isForGood: false };
    case 'page':
      return (wanted === undefined ? undefined : await pageById(reading, wanted)) ?? { kind: 'plain', title };
    // Tables, shop and tickets have their title alone.
    default:
      return { kind: 'plain', title };
  }
}

/** Pages have addresses of their own; a site without a route still has a start page, and its articles have addresses. */
async function withoutRoute(reading: Reading): Promise<Found> {
  const { path } = reading.asked;
  if (path === '/') return start(reading);
  const page = await pageAt(reading, path);
  if (page) return page;
  const [, slug] = /^\/article\/([^/]+)$/.exec(path) ?? [];
  return slug === undefined ? nothing : article(reading, slug);
}

/** The start page by its layout; without one, what is new on the site. */
async function start(reading: Reading): Promise<SiteContent> {
  const { reader } = reading;
  const arranged = await startLayout(reading);
  if (arranged) return arranged;
  const [teasers, games, teams, pictures] = await Promise.all([
    leadingArticles(reader, most.startArticles),
    gamesAround(reader, {}, { past: 1, next: 5 }),
    publicTeams(reader, most.startTeams),
    newestMedia(reader, most.startMedia),
  ]);
  return { kind: 'start', articles: teasers, games, teams, media: pictures };
}

async function article(reading: Reading, slugOrId: string): Promise<Found> {
  const { reader, asked, frame, base } = reading;
  const found = await publishedArticle(reader, slugOrId, base);
  if (!found) return nothing;
  if ('movedTo' in found) return { kind: 'elsewhere', address: addressOf(frame, found.movedTo), isForGood: true };
  const { externalUrl } = found.article.metadata;
  if (externalUrl) return { kind: 'elsewhere', address: externalUrl, isForGood: false };
  if (foldedPath(found.path) !== foldedPath(asked.path))
    return { kind: 'elsewhere', address: addressOf(frame, found.path), isForGood: false };
  return articleContent(reader, frame, found);
}

const addressOf = ({ base }: Pick<FoundFrame['frame'], 'base'>, path: string) => `${base}${encodeURI(path)}`;

/** An article with its games and what to read next: what it names, else the newest of the others. */
export async function articleContent(
  reader: Reader,
  frame: Pick<FoundFrame['frame'], 'base' | 'paths'>,
  { id, article: shown, games }: PublishedArticle,
): Promise<SiteContent> {
  const named = shown.metadata.related ?? [];
  const inText = gamesInHtml(shown.articleBody);
  const [linked, gamesInText, related, newest, articleBody] = await Promise.all([
    gamesByUuid(reader, games),
    inText.length === 0 ? [] : gamesByUuid(reader, inText),
    articlesByIds(reader, named),
    publishedArticles(reader, { limit: most.teamArticles + 1 }),
    publicBody(reader, shown.articleBody, gameAddresses(frame.base, frame.paths)),
  ]);
  const others = newest.filter((one) => one.id !== id).slice(0, most.teamArticles);
  return {
    kind: 'article',
    article: { ...shown, articleBody },
    games: linked,
    gamesInText,
    related: related.length > 0 ? related : others,
  };
}

async function articleList({ reader, asked }: Reading, title: string, tag: string | null): Promise<Found> {
  const found = await publishedArticles(reader, { tag: tag ?? undefined, ...rowsOf(asked.page, most.articles) });
  const { shown, paging } = paged(found, asked.page, most.articles);
  return asked.page > 1 && shown.length === 0 ? nothing : { kind: 'articleList', title, articles: shown, paging };
}

async function team({ reader }: Reading, uuidOrCode: string): Promise<Found> {
  const found = await publicTeam(reader, uuidOrCode);
  if (!found) return nothing;
  const [squad, games, teasers] = await Promise.all([
    publicSquad(reader, found.uuid),
    gamesAround(reader, { team: found.uuid }, { past: 2, next: 5 }),
    publishedArticles(reader, { tag: `team.${found.uuid}`, limit: most.teamArticles }),
  ]);
  return { kind: 'team', team: found, squad, games, articles: teasers };
}

async function player({ reader }: Reading, uuid: string): Promise<Found> {
  const [found, teasers] = await Promise.all([
    publicPlayer(reader, uuid),
    publishedArticles(reader, { tag: `player.${uuid}`, limit: most.teamArticles }),
  ]);
  return found ? { kind: 'player', player: found, articles: teasers } : nothing;
}

async function game({ reader }: Reading, uuid: string): Promise<Found> {
  const [[found], teasers] = await Promise.all([
    gamesByUuid(reader, [uuid]),
    publishedArticles(reader, { tag: `game.${uuid}`, limit: most.teamArticles }),
  ]);
  return found ? { kind: 'game', game: found, articles: teasers } : nothing;
}

async function schedule({ reader, asked }: Reading, title: string, choice: GameChoice): Promise<Found> {
  const { played, page } = asked;
  const found = await pageOfGames(reader, choice, { played, ...rowsOf(page, most.games) });
  const { shown, paging } = paged(found, page, most.games);
  return page > 1 && shown.length === 0 ? nothing : { kind: 'schedule', title, played, games: shown, paging };
}

async function statistics(reader: Reader, title: string, ssgt: string): Promise<Found> {
  try {
    return { kind: 'statistics', title, statistics: await getStatistics(reader, 'player', ssgt) };
  } catch (error) {
    if (error instanceof NotFoundError) return nothing;
    throw error;
  }
}

async function media({ reader, asked }: Reading, title: string, uuidOrKey: string | undefined): Promise<Found> {
  if (uuidOrKey !== undefined) {
    const item = await publicMediaItem(reader, uuidOrKey);
    return item === undefined ? nothing : { kind: 'mediaItem', title, media: item };
  }
  const { limit, offset } = rowsOf(asked.page, most.media);
  const { shown, paging } = paged(await newestMedia(reader, limit, offset), asked.page, most.media);
  return asked.page > 1 && shown.length === 0 ? nothing : { kind: 'media', title, media: shown, paging };
}

/** The rows of a page and one more, which tells whether another page comes: nothing is counted. */
function rowsOf(page: number, size: number) {
  return { limit: size + 1, offset: (page - 1) * size };
}

function paged<Row>(rows: readonly Row[], page: number, size: number): { shown: readonly Row[]; paging: Paging } {
  return { shown: rows.slice(0, size), paging: { page, hasMore: rows.length > size } };
}
