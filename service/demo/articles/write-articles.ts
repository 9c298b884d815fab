import type { Queries } from '../../store/database.ts';
import { sql } from '../../store/sql.ts';
import { insertRows } from '../insert-rows.ts';
import { siteFacts } from './article-facts.ts';
import { type ArticleSource, type DemoArticle, demoArticle } from './article-rows.ts';
import { demoTexts, textNumber } from './more-articles.ts';
import { demoTemplates } from './templates.ts';

/** Articles that are made and written at a time. */
const portion = 500;

/** The sites that most of the demo shows have every text, the others as many. */
const [mostShown, few]: [readonly string[], number] = [['north1_north', 'frost1_frost'], 12];

/** What a site's articles are made from; `articles` is how many it is to have at least. */
export interface ArticleOptions extends Pick<ArticleSource, 'seed' | 'instanceId' | 'club' | 'now'> {
  readonly articles?: number | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Writes those articles of the demo that the site which the transaction is in does not have, and its templates where it
 * has none. Answers how many articles it has then.
 */
export async function writeArticles(queries: Queries, options: ArticleOptions): Promise<number> {
  const { seed, instanceId, articles = 0, onProgress } = options;
  const wanted = Math.max(articles, mostShown.includes(instanceId) ? demoTexts.length : few);
  const known = await queries.query<{ uuid: string; slug: string | null }>(sql`SELECT uuid, slug FROM articles`);
  const present = new Set(known.map(({ uuid }) => uuid));
  const taken = new Set(known.flatMap(({ slug }) => slug ?? []));
  const source: ArticleSource = { ...options, facts: await siteFacts(queries) };
  const isMany = wanted > portion;
  const [first] = await queries.query<{ next: string }>(sql`
    SELECT (coalesce(max(number), 0) + 1)::text AS next, set_config('app.words_follow', ${isMany ? 'on' : ''}, true) FROM articles`);
  for (let start = 0; start < wanted; start += portion) {
    const end = Math.min(start + portion, wanted);
    const made = Array.from({ length: end - start }, (_, place) => start + place).map((index) =>
      demoArticle(source, index, textNumber(seed, instanceId, index), taken),
    );
    await writeRows(
      queries,
      made.filter(({ row }) => !present.has(String(row.uuid))),
      // The words of very many articles are revisions enough.
      start === 0,
    );
    if (isMany) onProgress?.(end, wanted);
  }
  if (isMany) {
    await queries.query(
      sql`SELECT set_config('app.words_follow', '', true), set_config('statement_timeout', '0', true)`,
    );
    await queries.query(sql`SELECT fill_article_words(${instanceId}, ${first?.next ?? '0'}::bigint)`);
  }
  await writeTemplates(queries, options);
  const [row] = await queries.query<{ count: number }>(sql`SELECT count(*)::int AS count FROM articles`);
  return row?.count ?? 0;
}

async function writeRows(queries: Queries, articles: readonly DemoArticle[], withRevisions: boolean): Promise<void> {
  await insertRows(
    queries,
    'articles',
    articles.map(({ row }) => row),
  );
  // The checks of what follows were planned when the table was empty, and would read all of it for each row.
  if (articles.length > 1) await queries.query(sql`DISCARD PLANS`);
  await insertRows(
    queries,
    'article_tags',
    articles.flatMap(({ tags }) => tags),
  );
  await insertRows(
    queries,
    'article_media',
    articles.flatMap(({ media }) => media),
  );
  if (!withRevisions) return;
  await insertRows(
    queries,
    'article_revisions',
    articles.map(({ revision }) => revision),
  );
}

async function writeTemplates(queries: Queries, { seed, instanceId }: ArticleOptions): Promise<void> {
  const known = await queries.query(sql`SELECT 1 FROM article_templates LIMIT 1`);
  if (known.length === 0) await insertRows(queries, 'article_templates', demoTemplates(seed, instanceId));
}
