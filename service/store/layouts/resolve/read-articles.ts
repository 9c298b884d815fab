import { isWebAddress } from '../../../../openapi/formats/web-address.ts';
import { isPublic, pathOfArticle } from '../../articles/article-json.ts';
import type { Section } from '../../contract.ts';
import type { Reader } from '../../database.ts';
import { allOf, joinSql, type Sql, sql } from '../../sql.ts';
import { instantText } from '../../time/instants.ts';
import { usualCount } from './article-items.ts';
import type { ArticleFact } from './facts.ts';
import { type Moment, mostCounted, tagsOf } from './moment.ts';

type Row = Omit<ArticleFact, 'href'> & { readonly path: string; readonly externalUrl: string | null };

const columns = ({ at }: Moment): Sql => sql`p.uuid AS id,
  CASE WHEN p.deleted_at IS NOT NULL THEN 'deleted' WHEN ${isPublic(sql`p`, at)} THEN 'public' ELSE 'unpublished' END AS state,
  p.header, left(p.intro_text, 300) AS intro, p.label, p.lang, ${instantText(sql`p.published_at`)} AS "publishedAt",
  ${instantText(sql`p.unpublish_at`)} AS "unpublishAt", p.highlighted, ${pathOfArticle(sql`p`)} AS path,
  CASE WHEN p.metadata->>'mediaType' = 'embedded' THEN p.embedded->>'thumbnail' ELSE p.main_media END AS media,
  p.metadata->>'externalUrl' AS "externalUrl"`;

/** The articles with these ids, public or not. */
export async function articlesByIds(reader: Reader, ids: readonly string[], moment: Moment): Promise<ArticleFact[]> {
  if (ids.length === 0) return [];
  const rows = await reader.query<Row>(
    sql`SELECT ${columns(moment)} FROM articles p WHERE p.uuid = ANY(${ids}::text[])`,
  );
  return rows.map(fact);
}

/** By what a list finds articles by itself; lists that are alike find the same. */
export interface ArticleSearch {
  readonly source: string;
  readonly match: 'any' | 'all';
  readonly onlyLanguage: string | null;
  readonly tags: readonly string[];
}

/** What a list of articles finds by itself, the newest first; `matching`: how many there are, up to a thousand. */
export interface FoundArticles {
  readonly ids: readonly string[];
  readonly newest: string | null;
  readonly matching: number;
}

/** By what a list of articles finds them; undefined where it finds none by itself. */
export function articleSearchOf({ config }: Pick<Section, 'config'>): ArticleSearch | undefined {
  const { source = 'latest', match = 'any', onlyLanguage = null } = config as Partial<ArticleSearch>;
  const tags = source === 'tags' ? tagsOf(config.tags) : [];
  if (source === 'manual' || (source === 'tags' && tags.length === 0)) return undefined;
  return { source, match, onlyLanguage, tags };
}

/** The first `limit` articles of a search, by their ids alone: a page shows few of those that its lists may have to pass over. */
export async function findArticles(
  reader: Reader,
  { source, match, onlyLanguage, tags }: ArticleSearch,
  moment: Moment,
  limit: number,
): Promise<FoundArticles> {
  const fits = allOf([
    isPublic(sql`p`, moment.at),
    sql`NOT p.hide_in_listing`,
    ...(onlyLanguage === null ? [] : [sql`p.lang = ${onlyLanguage}`]),
    ...(source === 'tags' ? [bears(tags, match)] : []),
  ]);
  const [[found], [count]] = await Promise.all([
    reader.query<{ ids: string[]; newest: string | null }>(sql`
      SELECT coalesce(json_agg(f.uuid), '[]') AS ids, ${instantText(sql`max(f.published_at)`)} AS newest
      FROM (SELECT p.uuid, p.published_at FROM articles p WHERE ${fits}
        ORDER BY p.published_at DESC, p.uuid DESC LIMIT ${limit}) f`),
    moment.counts
      ? reader.query<{ count: number }>(sql`
          SELECT count(*)::int AS count FROM (SELECT 1 FROM articles p WHERE ${fits} LIMIT ${mostCounted}) c`)
      : [],
  ]);
  const { ids = [], newest = null } = found ?? {};
  return { ids, newest, matching: count?.count ?? ids.length };
}

function bears(tags: readonly string[], match: 'any' | 'all'): Sql {
  const each = tags.map(
    (tag) => sql`p.uuid IN (SELECT l.article_uuid FROM article_tags l WHERE l.value = ${tag}
      OR (l.value >= ${`${tag}.`} AND l.value < ${`${tag}/`}))`,
  );
  return sql`(${joinSql(each, match === 'all' ? sql` AND ` : sql` OR `)})`;
}

/**
 * How many articles a list may have to look at: those that it shows, and those that may stand elsewhere on the page.
 */
export function articlesToRead(sections: readonly Section[]): number {
  return sections.reduce((sum, { type, config }) => {
    const slides = Array.isArray(config.slides) ? config.slides.length : 0;
    if (type !== 'ARTICLE LIST') return sum + slides;
    const pins = Array.isArray(config.pinned) ? config.pinned.length : 0;
    return sum + pins + (typeof config.count === 'number' ? config.count : usualCount);
  }, 0);
}

/** The articles of the site that appear or end between two moments, fifty at most. */
export async function articlesChanging(reader: Reader, from: string, until: string): Promise<ArticleFact[]> {
  const rows = await reader.query<Row>(sql`
    SELECT ${columns({ at: sql`${from}::timestamptz`, counts: false })} FROM articles p
    WHERE p.deleted_at IS NULL AND p.published AND NOT p.hide_in_listing AND (
      (p.published_at > ${from}::timestamptz AND p.published_at <= ${until}::timestamptz)
      OR (p.unpublish_at > ${from}::timestamptz AND p.unpublish_at <= ${until}::timestamptz))
    ORDER BY least(p.published_at, p.unpublish_at), p.uuid LIMIT 50`);
  return rows.map(fact);
}

function fact({ path, externalUrl, ...row }: Row): ArticleFact {
  return { ...row, href: externalUrl && isWebAddress(externalUrl) ? externalUrl : path };
}
