import type { Queries, Transaction } from '../database.ts';
import { joinSql, sql } from '../sql.ts';

/** Where a section keeps tags: in its config, or in those of its properties. */
type Config = { readonly [name: string]: unknown };
type TagEntry = { readonly value?: unknown };

const lists = ['tags', 'requiredTags', 'additionalTags'];

/** Keeps the layouts that refer to one of these tags from being changed by others until the transaction ends. */
export async function lockLayoutsWithTags(transaction: Queries, values: readonly string[]): Promise<void> {
  await transaction.query(sql`
    SELECT 1 FROM site_layouts WHERE uuid IN (
      SELECT layout_uuid FROM layout_references WHERE kind = 'tag' AND value = ANY(${values}::text[]))
    ORDER BY uuid FOR UPDATE`);
}

/**
 * Sections that name one of `from` name `into` instead, once and in the first one's place; their layouts get a new
 * version.
 */
export async function mergeSectionTags(
  transaction: Transaction,
  author: string,
  from: readonly string[],
  into: string,
): Promise<void> {
  const sections = await transaction.query<{ uuid: string; layout: string; config: Config }>(sql`
    SELECT s.uuid, s.layout_uuid AS layout, s.config::json AS config FROM sections s WHERE s.uuid IN (
      SELECT section_uuid FROM layout_references WHERE kind = 'tag' AND value = ANY(${from}::text[]))`);
  if (sections.length === 0) return;
  const changed = sections.map(({ uuid, config }) => ({
    uuid,
    config: JSON.stringify(mergedConfig(config, from, into)),
  }));
  await transaction.query(sql`
    UPDATE sections s SET config = n.config, last_modified = now() FROM (VALUES ${joinSql(
      changed.map(({ uuid, config }) => sql`(${uuid}::text, ${config}::text)`),
      sql`, `,
    )}) n(uuid, config) WHERE s.uuid = n.uuid`);
  await transaction.query(sql`
    UPDATE layout_references SET value = ${into} WHERE kind = 'tag' AND value = ANY(${from}::text[])`);
  await transaction.query(sql`
    UPDATE site_layouts SET version = version + 1, last_modified = now(), modified_by = ${author}
    WHERE uuid = ANY(${sections.map(({ layout }) => layout)}::text[])`);
}

function mergedConfig(config: Config, from: readonly string[], into: string): Config {
  const merged = Object.entries(config).map(([name, value]) =>
    lists.includes(name) && Array.isArray(value) ? [name, mergedTags(value as TagEntry[], from, into)] : [name, value],
  );
  return Object.fromEntries(merged) as Config;
}

/** The name that was kept with a tag is not that of the other one. */
function mergedTags(tags: readonly TagEntry[], from: readonly string[], into: string): TagEntry[] {
  const seen = new Set<unknown>();
  return tags
    .map((tag) => (from.includes(String(tag.value)) ? { value: into } : tag))
    .filter(({ value }) => seen.size !== seen.add(value).size);
}
