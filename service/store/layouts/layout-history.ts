import type { LayoutPublication, PublishedLayout } from '../contract.ts';
import type { Queries, Reader } from '../database.ts';
import { newUuid } from '../input/uuid.ts';
import { sql } from '../sql.ts';
import { instantText } from '../time/instants.ts';
import { insertRow } from '../write-row.ts';
import type { StoredLayout } from './layouts.ts';

/** How many publishes of a layout are kept. */
const kept = 50;

/** The contract's properties of a publish, of a row `h` of the table `layout_publications`. */
const publication = sql`h.uuid AS id, ${instantText(sql`h.published_at`)} AS "publishedAt", h.published_by AS "publishedBy",
  h.section_count AS "sectionCount"`;

/** The last publishes of a layout, the newest first. */
export function listLayoutPublications(reader: Reader, layoutId: string): Promise<LayoutPublication[]> {
  return reader.query(sql`
    SELECT ${publication} FROM layout_publications h WHERE h.layout_uuid = ${layoutId}
    ORDER BY h.published_at DESC, h.uuid DESC LIMIT ${kept}`);
}

/** A publish with the whole layout as it stood after it; undefined when the layout has none of this id. */
export async function getLayoutPublication(
  reader: Reader,
  layoutId: string,
  id: string,
): Promise<PublishedLayout | undefined> {
  const rows = await reader.query<PublishedLayout>(sql`
    SELECT ${publication}, h.layout FROM layout_publications h WHERE h.layout_uuid = ${layoutId} AND h.uuid = ${id}`);
  return rows[0];
}

/**
 * Keeps a layout as it is now: with what the same author saved under the same publish id, else as a publish of its own;
 * of many, the last 50. The first one keeps the layout that was there before, too, so that it can come back. Only with
 * the layout locked.
 */
export async function keepPublication(
  transaction: Queries,
  author: string,
  {
    publishId,
    before,
    saved,
  }: { publishId: string | undefined; before: StoredLayout | undefined; saved: StoredLayout },
): Promise<void> {
  if (before && before.sectionCount > 0) await keepFirst(transaction, before);
  const layout = layoutText(saved);
  const joined = await transaction.query(sql`
    UPDATE layout_publications SET published_at = clock_timestamp(), layout = ${layout}, section_count = ${saved.sectionCount}
    WHERE layout_uuid = ${saved.id} AND publish_id = ${publishId ?? null} AND published_by = ${author} RETURNING uuid`);
  if (joined.length > 0) return;
  const row = {
    uuid: newUuid(),
    layout_uuid: saved.id,
    publish_id: publishId ?? null,
    published_at: sql`clock_timestamp()`,
    published_by: author,
    section_count: saved.sectionCount,
    layout,
  };
  await transaction.query(insertRow('layout_publications', row));
  await transaction.query(sql`
    DELETE FROM layout_publications WHERE layout_uuid = ${saved.id} AND uuid NOT IN (
      SELECT uuid FROM layout_publications WHERE layout_uuid = ${saved.id} ORDER BY published_at DESC, uuid DESC LIMIT ${kept})`);
}

/** What was there before anybody published. */
async function keepFirst(transaction: Queries, before: StoredLayout): Promise<void> {
  await transaction.query(sql`
    INSERT INTO layout_publications (uuid, layout_uuid, published_at, published_by, section_count, layout)
    SELECT ${newUuid()}, ${before.id}, coalesce(${before.publishedAt}::timestamptz, ${before.createdAt}::timestamptz, now()),
      ${before.publishedBy ?? before.createdBy}, ${before.sectionCount}, ${layoutText(before)}::json
    WHERE NOT EXISTS (SELECT 1 FROM layout_publications WHERE layout_uuid = ${before.id})`);
}

/** How many problems a layout has depends on the moment that one looks, and is not kept. */
const layoutText = (layout: StoredLayout): string => JSON.stringify({ ...layout, problemCount: 0 });
