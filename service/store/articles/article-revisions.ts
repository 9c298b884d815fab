import type { ArticleInput, ArticleRevision, ArticleRevisionContent } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { NotFoundError } from '../errors.ts';
import { sql } from '../sql.ts';

type Reason = ArticleRevision['reason'];

/** So many revisions of an article are kept. */
const most = 100;

/** What one author saves within so many minutes is one revision. */
const togetherMinutes = 5;

/**
 * The number under which the present save of an article is kept: that of the newest revision where the same author began
 * it by a save a few minutes ago, else the next one. One that was begun in the future is of before the clock was put
 * back: it would take in every save until then.
 */
export async function nextRevision(
  transaction: Transaction,
  uuid: string,
  author: string,
  reason: Reason,
): Promise<number> {
  const [last] = await transaction.query<{ revision: number; joins: boolean }>(sql`
    SELECT revision, reason = 'saved' AND ${reason === 'saved'} AND author = ${author}
      AND began_at > now() - make_interval(mins => ${togetherMinutes})
      AND began_at < now() + make_interval(mins => ${togetherMinutes}) AS joins
    FROM article_revisions WHERE article_uuid = ${uuid} ORDER BY revision DESC LIMIT 1`);
  return last ? (last.joins ? last.revision : last.revision + 1) : 1;
}

/** Keeps what an article says now under a number of `nextRevision`. */
export async function keepRevision(
  transaction: Transaction,
  uuid: string,
  { author, revision, reason }: { author: string; revision: number; reason: Reason },
  { article, wordCount }: { article: ArticleInput; wordCount: number },
): Promise<void> {
  await transaction.query(sql`
    INSERT INTO article_revisions AS r (article_uuid, revision, author, reason, word_count, article)
    VALUES (${uuid}, ${revision}, ${author}, ${reason}, ${wordCount}, ${JSON.stringify(article)})
    ON CONFLICT (instance_id, article_uuid, revision) DO UPDATE SET at = now(), word_count = excluded.word_count, article = excluded.article`);
  await transaction.query(sql`
    DELETE FROM article_revisions WHERE article_uuid = ${uuid} AND revision <= ${revision - most}`);
}

/** What was saved of an article, the newest first. Throws `NotFoundError` for an article that the site does not have. */
export async function listArticleRevisions(reader: Reader, uuid: string): Promise<ArticleRevision[]> {
  const rows = await reader.query<ArticleRevision | { revision: null }>(sql`
    SELECT r.revision, r.at, r.author AS by, r.reason, r.word_count AS "wordCount"
    FROM articles p LEFT JOIN article_revisions r ON r.article_uuid = p.uuid WHERE p.uuid = ${uuid} ORDER BY r.revision DESC`);
  if (rows.length === 0) throw new NotFoundError('article', uuid);
  return rows.filter((row) => row.revision !== null);
}

/** What an article said in a revision. Throws `NotFoundError` for a revision that there is not, or no more. */
export async function getArticleRevision(
  reader: Reader,
  uuid: string,
  revision: number,
): Promise<ArticleRevisionContent> {
  const [found] = await reader.query<ArticleRevisionContent>(sql`
    SELECT revision, at, author AS by, article FROM article_revisions
    WHERE article_uuid = ${uuid} AND revision = ${revision}`);
  if (!found) throw new NotFoundError('revision', String(revision));
  return found;
}
