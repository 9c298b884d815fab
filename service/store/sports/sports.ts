import type { Sport } from '../contract.ts';
import type { Queries } from '../database.ts';
import { sql } from '../sql.ts';

/** The sports of the platform, deleted ones left out, ordered by name. */
export function listSports(queries: Queries): Promise<Sport[]> {
  return queries.query<Sport>(sql`
    SELECT uuid, code, names, display_name AS "displayName", created_at AS "createdAt", created_by AS "createdBy",
      last_modified AS "lastModified", deleted
    FROM sports WHERE NOT deleted ORDER BY display_name COLLATE "sv-x-icu", uuid`);
}
