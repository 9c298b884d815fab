import type { PageEntry } from '../contract.ts';
import type { Reader } from '../database.ts';
import { type Sql, sql } from '../sql.ts';
import { instantText } from '../time/instants.ts';

/** The contract's PageEntry of a row `p` of `pages`, `depth` pages below the top. */
const pageColumns = (depth: Sql): Sql => sql`p.uuid AS id, p.title, p.slug, p.parent_uuid AS "parentId",
  p.layout_uuid AS "layoutId", coalesce((SELECT l.name FROM site_layouts l WHERE l.uuid = p.layout_uuid), '') AS "layoutName",
  (SELECT above.title FROM pages above WHERE above.uuid = p.parent_uuid) AS "parentTitle",
  p.route_uuid AS "routeId", p.visible, p.in_sitemap AS "inSitemap", p.sort_order AS "sortOrder", ${depth} AS depth,
  p.instance_id AS "instanceId", p.version, ${instantText(sql`p.created_at`)} AS "createdAt", p.created_by AS "createdBy",
  ${instantText(sql`p.last_modified`)} AS "lastModified"`;

/**
 * Whether visitors find the page `p`, a row of `pages`: it is visible, its layout is active, and the site has page
 * organisation.
 */
export function isShownPage(p: Sql): Sql {
  return sql`(${p}.visible AND EXISTS (SELECT 1 FROM site_layouts l WHERE l.uuid = ${p}.layout_uuid AND l.active)
    AND EXISTS (SELECT 1 FROM sites s WHERE s.instance_id = ${p}.instance_id AND (s.add_ons->>'pageOrganization')::boolean))`;
}

/** The pages of the site, each after the one that it stands below, by their places and titles. */
const tree = sql`
  WITH RECURSIVE tree AS (
    SELECT p.*, 0 AS depth, ARRAY[lpad(p.sort_order::text, 6, '0') || ' ' || p.title || ' ' || p.uuid] AS place
    FROM pages p WHERE p.parent_uuid IS NULL
    UNION ALL
    SELECT p.*, t.depth + 1, t.place || (lpad(p.sort_order::text, 6, '0') || ' ' || p.title || ' ' || p.uuid)
    FROM pages p JOIN tree t ON p.parent_uuid = t.uuid)`;

/** All pages of the site, each after the one that it stands below. */
export function listPages(reader: Reader): Promise<PageEntry[]> {
  return reader.query(sql`${tree} SELECT ${pageColumns(sql`p.depth`)} FROM tree p ORDER BY p.place`);
}

/** A page by its id; undefined when the site has none. */
export async function getPage(reader: Reader, id: string): Promise<PageEntry | undefined> {
  const rows = await reader.query<PageEntry>(sql`
    ${tree} SELECT ${pageColumns(sql`p.depth`)} FROM tree p WHERE p.uuid = ${id}`);
  return rows[0];
}
