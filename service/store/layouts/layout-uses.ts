import type { LayoutUse } from '../contract.ts';
import type { Reader } from '../database.ts';
import { sql } from '../sql.ts';

/** The pages that are drawn with a layout, by title. */
export function listLayoutUses(reader: Reader, id: string): Promise<LayoutUse[]> {
  return reader.query(sql`
    SELECT 'page' AS type, p.uuid AS id, p.title, '/layouts-pages?tab=pages' AS path, 'layoutId' AS field
    FROM pages p WHERE p.layout_uuid = ${id} ORDER BY p.title COLLATE "sv-x-icu", p.uuid`);
}
