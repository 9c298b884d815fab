import { identifier, type Sql, sql } from '../sql.ts';
import { mergeHolds } from './keep-unmerged.ts';

/**
 * The one that is left of what a row `p` of a table was merged into, with its name as of a row `k`, and the merge that ended
 * `p`; NULL where it was not merged, or is there again.
 */
export function mergedIntoJson(table: string, name: Sql): Sql {
  return sql`CASE WHEN p.deleted THEN (SELECT json_build_object('uuid', k.uuid, 'displayName', ${name},
      'mergeUuid', (SELECT m.uuid FROM merges m WHERE m.ended_uuid = p.uuid AND ${mergeHolds}))
    FROM ${identifier(table)} k WHERE k.uuid = merged_into(p.uuid) AND k.uuid <> p.uuid) END`;
}
