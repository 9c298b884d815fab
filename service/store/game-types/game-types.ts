import type { GameType } from '../contract.ts';
import type { Queries } from '../database.ts';
import { sql } from '../sql.ts';

/** The game types of the platform, deleted ones left out, ordered by name. */
export function listGameTypes(queries: Queries): Promise<GameType[]> {
  return queries.query<GameType>(sql`
    SELECT uuid, code, names, display_name AS "displayName", created_at AS "createdAt", created_by AS "createdBy",
      last_modified AS "lastModified", deleted
    FROM game_types WHERE NOT deleted ORDER BY display_name COLLATE "sv-x-icu", uuid`);
}
