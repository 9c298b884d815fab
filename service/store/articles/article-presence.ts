import type { ArticlePresence } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { NotFoundError } from '../errors.ts';
import { sql } from '../sql.ts';
import { isPresenceOver } from './article-json.ts';

/**
 * Notes for 60 seconds that somebody has an article open, or no longer, and answers who else has. Throws `NotFoundError`
 * for an article that the site does not have.
 */
export async function noteArticlePresence(
  transaction: Transaction,
  uuid: string,
  { subject, name }: { subject: string; name: string },
  isEditing: boolean,
): Promise<ArticlePresence> {
  const found = await transaction.query(sql`SELECT 1 FROM articles WHERE uuid = ${uuid} FOR KEY SHARE`);
  if (found.length === 0) throw new NotFoundError('article', uuid);
  await transaction.query(sql`
    DELETE FROM article_presence WHERE article_uuid = ${uuid} AND (${isPresenceOver(sql`seen_at`)} OR (subject = ${subject} AND NOT ${isEditing}))`);
  if (isEditing) {
    await transaction.query(sql`
      INSERT INTO article_presence AS p (article_uuid, subject, name) VALUES (${uuid}, ${subject}, ${name})
      ON CONFLICT (instance_id, article_uuid, subject) DO UPDATE SET seen_at = now(), name = excluded.name`);
  }
  const others = await transaction.query<ArticlePresence['others'][number]>(sql`
    SELECT name, since FROM article_presence WHERE article_uuid = ${uuid} AND subject <> ${subject} ORDER BY since, subject`);
  return { others };
}
