import type { MenuGroup, MenuGroupIdentifier, MenuPublication, PublishedMenu } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { newUuid } from '../input/uuid.ts';
import { sql } from '../sql.ts';
import { insertRow } from '../write-row.ts';

/** How many publishes of a site are kept. */
const kept = 50;

/** The contract's properties of a publish, of a row `h` of the table `menu_publications`. */
const publication = sql`h.uuid AS id, to_json(h.published_at) AS "publishedAt", h.published_by AS "publishedBy",
  ARRAY(SELECT one FROM unnest(ARRAY['main', 'secondary', 'footer', 'unassigned']) one WHERE one = ANY(h.groups)) AS groups`;

/** The last publishes of the site's menu, the newest first. */
export function listMenuPublications(reader: Reader): Promise<MenuPublication[]> {
  return reader.query(sql`
    SELECT ${publication} FROM menu_publications h ORDER BY h.published_at DESC, h.uuid DESC LIMIT ${kept}`);
}

/** A publish with the whole menu as it stood after it; undefined when the site has none of this id. */
export async function getMenuPublication(reader: Reader, id: string): Promise<PublishedMenu | undefined> {
  const rows = await reader.query<PublishedMenu>(
    sql`SELECT ${publication}, h.menu FROM menu_publications h WHERE h.uuid = ${id}`,
  );
  return rows[0];
}

/** A group that was just saved: the menu before and now. */
export interface SavedGroup {
  readonly publishId: string | undefined;
  readonly before: readonly MenuGroup[];
  readonly menu: readonly MenuGroup[];
  readonly group: MenuGroupIdentifier;
}

/**
 * Keeps the menu as it is now: with what the same author saved under the same publish id, else as a publish of its own;
 * of many, the last 50. The first one of a site keeps the menu that was there before, too, so that it can come back.
 * Only under `lockMenu`.
 */
export async function keepPublication(
  transaction: Transaction,
  author: string,
  { publishId, before, menu, group }: SavedGroup,
): Promise<void> {
  await keepFirst(transaction, before);
  const text = JSON.stringify(menu);
  const joined = await transaction.query(sql`
    UPDATE menu_publications SET published_at = clock_timestamp(), menu = ${text},
      groups = CASE WHEN ${group}::text = ANY(groups) THEN groups ELSE array_append(groups, ${group}::text) END
    WHERE publish_id = ${publishId ?? null} AND published_by = ${author} RETURNING uuid`);
  if (joined.length > 0) return;
  const row = {
    uuid: newUuid(),
    publish_id: publishId ?? null,
    published_at: sql`clock_timestamp()`,
    published_by: author,
    groups: [group],
    menu: text,
  };
  await transaction.query(insertRow('menu_publications', row));
  await transaction.query(sql`
    DELETE FROM menu_publications WHERE uuid NOT IN (
      SELECT uuid FROM menu_publications ORDER BY published_at DESC, uuid DESC LIMIT ${kept})`);
}

/** What was there before anybody published, if anything was. */
async function keepFirst(transaction: Transaction, before: readonly MenuGroup[]): Promise<void> {
  if (before.every(({ children }) => children.length === 0)) return;
  await transaction.query(sql`
    INSERT INTO menu_publications (uuid, published_at, published_by, groups, menu)
    SELECT ${newUuid()}, max(g.last_modified), (array_agg(g.modified_by ORDER BY g.last_modified DESC))[1],
      array_agg(g.identifier), ${JSON.stringify(before)}
    FROM menu_groups g HAVING NOT EXISTS (SELECT 1 FROM menu_publications)`);
}
