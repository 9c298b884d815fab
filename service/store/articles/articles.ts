import { documentGames, readingMinutes } from '../../../openapi/formats/article-text.ts';
import type { Article, ArticleRow, ArticleState, ArticleTitle, Filter } from '../contract.ts';
import type { Reader } from '../database.ts';
import { ContradictionError } from '../errors.ts';
import { gameTitle } from '../games/game-titles.ts';
import { changedBetween } from '../lists/changed.ts';
import { type Page, type PageRequest, readPage, type SortColumn } from '../lists/page.ts';
import { containsWords, headHoldsWords, mayBeRare, searchText, searchWords } from '../lists/search-text.ts';
import { allOf, type Sql, sql } from '../sql.ts';
import { bearsTag } from '../tags/borne-tags.ts';
import { startOfDay } from '../time/days.ts';
import { foldedName } from './article-columns.ts';
import { articleHtml } from './article-html.ts';
import { articleJson, articleRowJson, articleState, articleTagLinks } from './article-json.ts';
import { numbersWith, queryWords } from './article-words.ts';

/** Which articles, and in which order: list and parameters of `listArticles`. */
export type ArticleFilter = Filter<'listArticles'> & { list: ArticleList };
type ArticleList = 'deleted' | 'latest' | 'published' | 'unpublished';
type SortBy = NonNullable<ArticleFilter['sortBy']>;

/** An article and the number of its version. */
export interface VersionedArticle {
  article: Article;
  version: number;
}

/** The rows of each list (specification §4), and what orders it unless told. */
const lists: Readonly<Record<ArticleList, { condition: Sql; sortBy: SortBy }>> = {
  latest: { condition: sql`deleted_at IS NULL`, sortBy: 'lastModified' },
  published: {
    condition: sql`deleted_at IS NULL AND published AND (unpublish_at IS NULL OR unpublish_at > now())`,
    sortBy: 'publishedAt',
  },
  unpublished: {
    condition: sql`deleted_at IS NULL AND (NOT published OR unpublish_at <= now())`,
    sortBy: 'lastModified',
  },
  deleted: { condition: sql`deleted_at IS NOT NULL`, sortBy: 'deletedAt' },
};

const byChange: SortColumn = { order: sql`last_modified`, mayBeEmpty: false };
const sorts: Readonly<Record<SortBy, readonly SortColumn[]>> = {
  lastModified: [byChange],
  publishedAt: [{ order: sql`published_at`, mayBeEmpty: true }],
  deletedAt: [{ order: sql`deleted_at`, mayBeEmpty: true }],
  header: [{ order: sql`header COLLATE "sv-x-icu"`, mayBeEmpty: false }],
  sitePriority: [{ order: sql`site_priority`, mayBeEmpty: false }, byChange],
  author: [{ order: sql`author COLLATE "sv-x-icu"`, mayBeEmpty: true }, byChange],
};
/** In these lists nothing is empty in what they are ordered by, which spares a second look. */
const alwaysFilled: Partial<Record<ArticleList, SortBy>> = { published: 'publishedAt', deleted: 'deletedAt' };

/** A page of one list, without bodies, and the count of all that fit. `base` as for `articleRowJson`. */
export async function listArticles(reader: Reader, filter: ArticleFilter, base: string): Promise<Page<ArticleRow>> {
  const { list, tag, game, header, embargoUntil } = filter;
  const sortBy = filter.sortBy ?? lists[list].sortBy;
  const goesUp = sortBy === 'header' || sortBy === 'author';
  return readPage<ArticleRow>(reader, {
    ...filter,
    table: sql`articles`,
    condition: allOf([lists[list].condition, ...articleConditions(filter)]),
    looksAtAll:
      tag !== undefined ||
      game !== undefined ||
      header !== undefined ||
      embargoUntil !== undefined ||
      (mayBeRare(filter.search) && sortBy !== 'lastModified'),
    sort: sorts[sortBy].map((column) => (alwaysFilled[list] === sortBy ? { ...column, mayBeEmpty: false } : column)),
    direction: filter.sortOrder ?? (goesUp ? 'asc' : 'desc'),
    item: articleRowJson(base),
  });
}

function articleConditions(filter: ArticleFilter): Sql[] {
  const { tag, game, lang, author, header, label, state, version, hidden, highlighted } = filter;
  const { publishedFrom, publishedUntil, leavesUntil, embargoUntil, timeZone } = filter;
  const conditions: (Sql | false)[] = [
    tag !== undefined && bearsTag(articleTagLinks, tag),
    game !== undefined && bearsTag(articleTagLinks, game.startsWith('game.') ? game : `game.${game}`),
    lang !== undefined && sql`lang = ${lang}`,
    author !== undefined && sql`folded_author = ${foldedName(author)}`,
    header !== undefined && sql`folded_header = ${searchText(header)}`,
    label !== undefined && sql`folded_label = ${foldedName(label)}`,
    state !== undefined && inState(state),
    version !== undefined && sql`article_version = ${version}`,
    hidden !== undefined && (hidden ? sql`hide_in_listing` : sql`NOT hide_in_listing`),
    highlighted !== undefined && (highlighted ? sql`highlighted` : sql`NOT highlighted`),
    ...changedBetween(filter),
    publishedFrom !== undefined && sql`published_at >= ${startOfDay(publishedFrom, timeZone)}`,
    publishedUntil !== undefined && sql`published_at < ${startOfDay(publishedUntil, timeZone, 1)}`,
    leavesUntil !== undefined && sql`unpublish_at > now() AND unpublish_at < ${startOfDay(leavesUntil, timeZone, 1)}`,
    ...(embargoUntil === undefined ? [] : embargoedUntil(embargoUntil, timeZone)),
    ...holdWords(filter.search),
  ];
  return conditions.filter((condition) => condition !== false);
}

/**
 * The conditions that articles hold every word of a search of a list: anywhere in headline, intro, author or tags, or in
 * the text, where a word begins so. Single letters are looked for in the former alone, as they begin too many words.
 */
function holdWords(search: string | undefined): Sql[] {
  const words = new Set(searchText(search).split(' ').filter(Boolean));
  return [...words].flatMap((word) => {
    const inText = queryWords(word).map((part) => sql`number IN (${numbersWith(part)})`);
    const inHead = headHoldsWords(sql`articles`, word);
    return word.length === 1 || inText.length === 0 ? inHead : sql`(${allOf(inHead)} OR (${allOf(inText)}))`;
  });
}

/** That there is one is said by itself, because the index holds those alone. */
function embargoedUntil(day: string, timeZone: string | undefined): Sql[] {
  const end = sql`(metadata->>'embargoUntil')::timestamptz`;
  return [
    sql`metadata->>'embargoUntil' IS NOT NULL`,
    sql`${end} > now()`,
    sql`${end} < ${startOfDay(day, timeZone, 1)}`,
  ];
}

function inState(state: ArticleState): Sql {
  return sql`(${articleState(sql`articles`)}) = ${state}`;
}

/** One article of the site, deleted ones included; undefined when it has none of this id. `base` as for `articleHtml`. */
export async function getArticle(reader: Reader, uuid: string, base: string): Promise<VersionedArticle | undefined> {
  const [found] = await reader.query<{ article: Stored; version: number }>(
    sql`SELECT ${articleColumns} FROM articles p WHERE p.uuid = ${uuid}`,
  );
  return found && { version: found.version, article: await completed(reader, found.article, base) };
}

/** What is read of an article, of a row `p` of the table `articles`; `completed` makes the contract's Article of it. */
const articleColumns = sql`p.version, ${articleJson} AS article`;

/** An article as the database tells it: what is made of header, tags and body is still to come. */
type Stored = Omit<Article, 'articleBody' | 'articleTitle' | 'linkedToGameAs' | 'readingMinutes'>;

/** Adds what readers see of an article: its title, its body as clean HTML, and how long it takes to read. */
export async function completed(reader: Reader, stored: Stored, base: string): Promise<Article> {
  const { articleVersion = 'v3', body = null, linkedToGames, header = '' } = stored;
  const games = await titlesOfCards(reader, body);
  return {
    ...stored,
    linkedToGameAs: linkedToGames[0]?.linkType ?? null,
    articleTitle: header,
    articleBody: articleHtml(articleVersion, body, { base, games }),
    readingMinutes: readingMinutes(stored.wordCount),
  };
}

/** What the games are called whose cards a body shows. */
async function titlesOfCards(reader: Reader, body: Article['body']): Promise<Map<string, string>> {
  const uuids = documentGames(body).map(({ value }) => value);
  if (uuids.length === 0) return new Map();
  const rows = await reader.query<{ uuid: string; title: string }>(sql`
    SELECT g.uuid, ${gameTitle(sql`g`)} AS title FROM games g
    LEFT JOIN teams home ON home.uuid = g.home_team_uuid LEFT JOIN teams away ON away.uuid = g.away_team_uuid
    WHERE g.uuid = ANY(${uuids}::text[])`);
  return new Map(rows.map(({ uuid, title }) => [uuid, title]));
}

/**
 * A page of the articles that hold every word of the query in headline, intro, author, tags or body, the newest first; a
 * word may be the beginning of one. Throws `ContradictionError` for a blank query.
 */
export async function searchArticles(
  reader: Reader,
  { query, ...page }: PageRequest & { query: string },
  base: string,
): Promise<Page<ArticleRow>> {
  const words = queryWords(neededQuery(query));
  return readPage<ArticleRow>(reader, {
    ...page,
    table: sql`articles`,
    condition: allOf([sql`deleted_at IS NULL`, ...(words.length === 0 ? [sql`FALSE`] : words.map(holdsWord))]),
    looksAtAll: true,
    sort: [byChange],
    direction: 'desc',
    item: articleRowJson(base),
  });
}

/**
 * The condition that an article has a word which begins so, or a tag whose name holds it. A single letter begins a
 * twentieth of all words: it is looked for in headlines alone.
 */
function holdsWord(word: string): Sql {
  if (word.length === 1) return sql`(' ' || folded_header) LIKE ${`% ${word}%`}`;
  const pattern = `%${word}%`;
  return sql`(number IN (${numbersWith(word)}) OR uuid IN (
    SELECT t.article_uuid FROM article_tags t WHERE t.value = ANY(ARRAY(
      SELECT c.value FROM tags c WHERE c.search_text LIKE ${pattern}
      UNION ALL SELECT 'team.' || x.uuid FROM teams x WHERE x.search_text LIKE ${pattern}
      UNION ALL SELECT 'series.' || x.uuid FROM series x WHERE x.search_text LIKE ${pattern}
      UNION ALL SELECT 'player.' || x.uuid FROM players x WHERE x.search_head LIKE ${pattern}) COLLATE "C")))`;
}

/** At most 20 articles whose headline holds every word, the newest first. Throws `ContradictionError` for a blank query. */
export function searchArticleTitles(reader: Reader, query: string): Promise<ArticleTitle[]> {
  return reader.query<ArticleTitle>(sql`
    SELECT p.uuid AS id, p.header, ${articleState(sql`p`)} AS state, p.published_at AS "publishedAt"
    FROM (SELECT uuid, last_modified FROM articles
      WHERE ${allOf([sql`deleted_at IS NULL`, ...containsWords(sql`folded_header`, neededQuery(query))])}
      ORDER BY last_modified DESC, uuid DESC LIMIT 20) found JOIN articles p ON p.uuid = found.uuid
    ORDER BY found.last_modified DESC, found.uuid DESC`);
}

function neededQuery(query: string): string {
  if (searchWords(query).length > 0 && searchText(query) !== '') return query;
  throw new ContradictionError('required', ['query'], 'Search keyword is required');
}
