import type { Transaction } from '../database.ts';
import { ConflictError } from '../errors.ts';
import { searchText } from '../lists/search-text.ts';
import { lockSite } from '../locks/site-lock.ts';
import { sql } from '../sql.ts';

/** The most characters of a slug that is made; the contract takes 120. */
const longest = 90;

/** The slug of a headline: Latin letters and digits without case and marks, divided by hyphens; `article` without any. */
export function slugOfHeader(header: string): string {
  const letters = searchText(header)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '');
  const cut = letters.length > longest ? letters.slice(0, longest).replace(/-[^-]*$/, '') : letters;
  return cut.replace(/-+$/, '') || 'article';
}

/** Lets articles of the site take slugs one after the other until the transaction ends. */
async function lockSlugs(transaction: Transaction): Promise<void> {
  await lockSite(transaction, 'slugs');
}

/** Throws `ConflictError` (`slugTaken`) for a slug of another article, or one that makes an address which a route has. */
export async function refuseTakenSlug(transaction: Transaction, slug: string, uuid: string): Promise<void> {
  await lockSlugs(transaction);
  const taken = await takenSlugs(transaction, [slug], uuid, false);
  if (taken.size > 0)
    throw new ConflictError('slugTaken', ['metadata.slug'], `Another page has the address '${slug}'.`);
}

/** A free slug made of a headline: with the first number from 2 on where another article has it, or had it. */
export async function freeSlug(transaction: Transaction, header: string, uuid: string): Promise<string> {
  await lockSlugs(transaction);
  const base = slugOfHeader(header);
  for (let from = 1; ; from += 50) {
    const slugs = Array.from({ length: 50 }, (_, index) => (from + index === 1 ? base : `${base}-${from + index}`));
    const taken = await takenSlugs(transaction, slugs, uuid, true);
    const free = slugs.find((slug) => !taken.has(slug));
    if (free !== undefined) return free;
  }
}

/** Which of these slugs another article has, or with `andFormer` had, or make an address that a route has. */
async function takenSlugs(
  transaction: Transaction,
  slugs: readonly string[],
  uuid: string,
  andFormer: boolean,
): Promise<Set<string>> {
  const rows = await transaction.query<{ slug: string }>(sql`
    SELECT slug FROM articles WHERE slug = ANY(${slugs}::text[]) AND deleted_at IS NULL AND uuid <> ${uuid}
    UNION ALL
    SELECT slug FROM article_slugs WHERE ${andFormer} AND slug = ANY(${slugs}::text[]) AND article_uuid <> ${uuid}
    UNION ALL
    SELECT s.slug FROM unnest(${slugs}::text[]) s(slug), routes f, routes r
    WHERE f.resource_type = 'article' AND f.resource_id IS NULL AND f.pattern IS NOT NULL AND r.pattern IS NULL
      AND r.folded_path = regexp_replace(f.folded_path, ':[^/]+', s.slug)
      AND NOT (r.resource_type = 'article' AND r.resource_id = ${uuid})`);
  return new Set(rows.map(({ slug }) => slug));
}

/** Keeps the slug that an article had, so that its former address leads to it; what it has now leads nowhere else. */
export async function keepFormerSlug(
  transaction: Transaction,
  uuid: string,
  before: string | null,
  after: string | null,
): Promise<void> {
  if (after !== null) await transaction.query(sql`DELETE FROM article_slugs WHERE slug = ${after}`);
  if (before === null || before === after) return;
  await transaction.query(sql`
    INSERT INTO article_slugs AS s (slug, article_uuid) VALUES (${before}, ${uuid})
    ON CONFLICT (instance_id, slug) DO UPDATE SET article_uuid = excluded.article_uuid, created_at = now()`);
}
