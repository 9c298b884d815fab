import type { MediaType } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { lockLayoutsWithTags, mergeSectionTags } from '../layouts/merge-section-tags.ts';
import { joinSql, type Sql, sql } from '../sql.ts';

/** A table of things that bear tags, and the table that links each to the values of its tags, in their order. */
interface Bearers {
  readonly things: Sql;
  readonly links: Sql;
  /** Column of `links` with the thing's uuid. */
  readonly thing: Sql;
}

/**
 * Whatever bears tags. Counts, merges and deletions of tags know nothing else; what comes to bear tags joins here.
 */
const bearers: readonly Bearers[] = [
  { things: sql`media`, links: sql`media_tags`, thing: sql`media_uuid` },
  { things: sql`articles`, links: sql`article_tags`, thing: sql`article_uuid` },
];

/** Names of the tables that link things to the values of their tags. */
export const tagLinkTables: readonly string[] = ['media_tags', 'article_tags'];

/**
 * How many things of the site bear the tag of this value, or find what they show by it as sections of layouts do; with `isLinked` those count too that bear it with a link type
 * behind.
 */
export function usageCount(value: Sql, isLinked = false): Sql {
  const counts = bearers.map(
    ({ links, thing }) =>
      sql`(SELECT ${countOf(sql`l.${thing}`, isLinked)} FROM ${links} l WHERE ${isOf(value, isLinked)})`,
  );
  const sections = sql`(SELECT count(DISTINCT l.section_uuid) FROM layout_references l WHERE l.kind = 'tag' AND ${isOf(value, isLinked)})`;
  return sql`(${joinSql([...counts, sections], sql` + `)})::int`;
}

/** How many of those are images of the library, or videos. */
export function mediaCount(type: MediaType, value: Sql, isLinked = false): Sql {
  return sql`(SELECT ${countOf(sql`l.media_uuid`, isLinked)}::int FROM media_tags l WHERE l.type = ${type} AND ${isOf(value, isLinked)})`;
}

/** How many of those are articles that are not deleted, as their list counts them. Few are, and those have an index. */
export function articleCount(value: Sql, isLinked = false): Sql {
  return sql`(SELECT ${countOf(sql`l.article_uuid`, isLinked)}::int FROM article_tags l
    WHERE ${isOf(value, isLinked)} AND l.article_uuid NOT IN (SELECT a.uuid FROM articles a WHERE a.deleted_at IS NOT NULL))`;
}

/** A thing bears a tag once, and need not be looked for twice; with link types behind it may bear several. */
const countOf = (thing: Sql, isLinked: boolean): Sql => (isLinked ? sql`count(DISTINCT ${thing})` : sql`count(*)`);

/** The condition that a link `l` is to the tag of this value; with `isLinked` also with a link type behind. */
function isOf(value: Sql, isLinked: boolean): Sql {
  return isLinked
    ? sql`(l.value = ${value} OR (l.value >= ${value} || '.' AND l.value < ${value} || '/'))`
    : sql`l.value = ${value}`;
}

/**
 * Keeps what bears one of these tags from being changed by others until the transaction ends. A write of a thing's tags
 * locks the thing first and its tags then (service/store/media/media-tags.ts), and so does a merge of tags.
 */
export async function lockBearers(transaction: Transaction, values: readonly string[]): Promise<void> {
  for (const { things, links, thing } of bearers) {
    await transaction.query(sql`
      SELECT 1 FROM ${things} p WHERE p.uuid IN (SELECT l.${thing} FROM ${links} l WHERE l.value = ANY(${values}::text[]))
      ORDER BY p.uuid FOR UPDATE`);
  }
  await lockLayoutsWithTags(transaction, values);
}

/**
 * Everything that bears one of `from` bears `into` instead, once and in the first one's place, and gets a new version.
 */
export async function rewriteUses(
  transaction: Transaction,
  author: string,
  from: readonly string[],
  into: string,
): Promise<void> {
  for (const kind of bearers) {
    const { links, thing } = kind;
    const bearing = await transaction.query<{ uuid: string }>(
      sql`SELECT DISTINCT l.${thing} AS uuid FROM ${links} l WHERE l.value = ANY(${from}::text[]) ORDER BY 1`,
    );
    const uuids = bearing.map(({ uuid }) => uuid);
    for (let start = 0; start < uuids.length; start += portion) {
      await rewritePortion(transaction, author, kind, { uuids: uuids.slice(start, start + portion), from, into });
    }
  }
  await mergeSectionTags(transaction, author, from, into);
}

/** So many things are rewritten by one statement: what the audit of their tags costs grows with the square of that. */
const portion = 200;

async function rewritePortion(
  transaction: Transaction,
  author: string,
  { things, links, thing }: Bearers,
  { uuids, from, into }: { uuids: readonly string[]; from: readonly string[]; into: string },
): Promise<void> {
  await transaction.query(sql`
    UPDATE ${things} SET version = version + 1, last_modified = now(), modified_by = ${author} WHERE uuid = ANY(${uuids}::text[])`);
  const former = sql`${thing} = ANY(${uuids}::text[]) AND value = ANY(${from}::text[])`;
  await transaction.query(sql`
    INSERT INTO ${links} AS kept (${thing}, value, sort_order)
    SELECT ${thing}, ${into}::text, min(sort_order) FROM ${links} WHERE ${former} GROUP BY ${thing}
    ON CONFLICT (instance_id, ${thing}, value) DO UPDATE SET sort_order = least(kept.sort_order, excluded.sort_order)`);
  await transaction.query(sql`DELETE FROM ${links} WHERE ${former}`);
}
