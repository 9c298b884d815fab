import { absoluteAddress, isWebAddress } from '../../openapi/formats/web-address.ts';
import type { ShownArticle, Teaser } from '../../src/site/page-data.ts';
import { articleJson, articleTagLinks, isPublic, pathOfArticle } from '../store/articles/article-json.ts';
import { completed } from '../store/articles/articles.ts';
import type { Article } from '../store/contract.ts';
import type { Reader } from '../store/database.ts';
import { type Sql, sql } from '../store/sql.ts';
import { bearsTag } from '../store/tags/borne-tags.ts';
import { instantText } from '../store/time/instants.ts';

/** A published article with what its page says beside it. */
export type PublishedArticle = {
  readonly id: string;
  readonly article: ShownArticle;
  /** Its path on the site. */
  readonly path: string;
  /** Uuids of the games that it is linked to. */
  readonly games: readonly string[];
};

/** Which articles a list has: those with a tag, or all; how many, and after how many. */
export type ArticleChoice = { readonly tag?: string | undefined; readonly limit: number; readonly offset?: number };

/** How many of the newest are looked through for highlighted ones: an old one is no news any more. */
const fresh = 60;

/** A published article by its slug or id; one that had the slug once is known by its present path alone. */
export async function publishedArticle(
  reader: Reader,
  slugOrId: string,
  base: string,
): Promise<PublishedArticle | { readonly movedTo: string } | undefined> {
  const slug = slugOrId.toLowerCase();
  const [found] = await reader.query<{ article: Parameters<typeof completed>[1]; path: string }>(sql`
    SELECT ${articleJson} AS article, ${pathOfArticle(sql`p`)} AS path FROM articles p
    WHERE (p.slug = ${slug} OR p.uuid = ${slugOrId}) AND ${isPublic(sql`p`)} ORDER BY p.slug = ${slug} DESC LIMIT 1`);
  if (found) return shownAt(await completed(reader, found.article, base), found.path);
  const [former] = await reader.query<{ path: string }>(sql`
    SELECT ${pathOfArticle(sql`p`)} AS path FROM article_slugs s JOIN articles p ON p.uuid = s.article_uuid
    WHERE s.slug = ${slug} AND ${isPublic(sql`p`)}`);
  return former && { movedTo: former.path };
}

/** An article with its path, of which visitors know what is theirs to know. */
export function shownAt(article: Article, path: string): PublishedArticle {
  const games = article.linkedToGames.map(({ gameUuid }) => gameUuid);
  return { id: article.id, article: shownArticle(article), path, games };
}

/** What readers see of an article: no note for colleagues, and of one for subscribers no text. */
function shownArticle(article: Article): ShownArticle {
  const { note: _note, imported: _imported, ...metadata } = article.metadata;
  return {
    articleTitle: article.articleTitle,
    articleIngress: article.articleIngress,
    articleBody: metadata.isLocked ? '' : article.articleBody,
    label: article.label,
    author: article.author,
    lang: article.lang,
    publishedAt: article.publishedAt,
    readingMinutes: article.readingMinutes,
    tags: article.tags,
    mainMedia: article.mainMedia,
    embeddedMedia: article.embeddedMedia,
    metadata,
  };
}

type TeaserRow = Teaser & { readonly path: string; readonly externalUrl: string | null };

const teaser = sql`p.uuid AS id, p.header, left(p.intro_text, 300) AS "introRawText", p.label, p.lang,
  ${instantText(sql`p.published_at`)} AS "publishedAt", p.highlighted AS "highlightedArticle", ${pathOfArticle(sql`p`)} AS path,
  CASE WHEN p.metadata->>'mediaType' = 'embedded' THEN p.embedded->>'thumbnail' ELSE p.main_media END AS "mainMedia",
  p.metadata->>'externalUrl' AS "externalUrl"`;

const listed = sql`${isPublic(sql`p`)} AND NOT p.hide_in_listing`;

/** Published articles, the newest first. */
export async function publishedArticles(reader: Reader, { tag, limit, offset = 0 }: ArticleChoice): Promise<Teaser[]> {
  const ofTag = tag === undefined ? sql`TRUE` : await bearing(reader, tag);
  const rows = await reader.query<TeaserRow>(sql`
    SELECT ${teaser} FROM articles p WHERE ${listed} AND ${ofTag}
    ORDER BY p.published_at DESC, p.uuid DESC LIMIT ${limit} OFFSET ${offset}`);
  return rows.map((row) => teaserOf(reader, row));
}

/** More articles with a tag than these are met soon among the newest; so few are looked up one by one (8 ms instead of 1 at 50,000). */
const few = 300;

async function bearing(reader: Reader, tag: string): Promise<Sql> {
  const isLink = tag.startsWith('game.') ? sql` OR (value >= ${`${tag}.`} AND value < ${`${tag}/`})` : sql``;
  const found = await reader.query<{ uuid: string }>(sql`
    SELECT article_uuid AS uuid FROM article_tags WHERE value = ${tag}${isLink} LIMIT ${few + 1}`);
  if (found.length > few) return bearsTag(articleTagLinks, tag);
  return sql`p.uuid = ANY(${found.map(({ uuid }) => uuid)}::text[])`;
}

/** Published articles, those first that the newsroom highlights, by their weight, then the newest. */
export async function leadingArticles(reader: Reader, limit: number): Promise<Teaser[]> {
  const rows = await reader.query<TeaserRow>(sql`
    SELECT ${teaser} FROM (SELECT * FROM articles p WHERE ${listed} ORDER BY p.published_at DESC, p.uuid DESC LIMIT ${fresh}) p
    ORDER BY p.highlighted DESC, CASE WHEN p.highlighted THEN p.site_priority END DESC NULLS LAST, p.published_at DESC, p.uuid DESC
    LIMIT ${limit}`);
  return rows.map((row) => teaserOf(reader, row));
}

/** Those of these articles that are published, in their order; lists may leave them out. */
export async function articlesByIds(reader: Reader, ids: readonly string[]): Promise<Teaser[]> {
  if (ids.length === 0) return [];
  const rows = await reader.query<TeaserRow>(sql`
    SELECT ${teaser} FROM articles p WHERE p.uuid = ANY(${ids}::text[]) AND ${isPublic(sql`p`)}
    ORDER BY array_position(${ids}::text[], p.uuid)`);
  return rows.map((row) => teaserOf(reader, row));
}

function teaserOf({ instanceId }: Reader, { path, externalUrl, ...row }: TeaserRow): Teaser {
  return { ...row, url: outside(externalUrl) ?? `/site/${instanceId}${encodeURI(path)}` };
}

function outside(address: string | null): string | undefined {
  return address && isWebAddress(address) ? absoluteAddress(address) : undefined;
}
