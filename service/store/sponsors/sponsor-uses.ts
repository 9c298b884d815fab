import type { SponsorUse } from '../contract.ts';
import type { Reader } from '../database.ts';
import { NotFoundError } from '../errors.ts';
import { sql } from '../sql.ts';
import { articlesWithLogo } from './sponsor-json.ts';

/**
 * Where a sponsor stands: the main group, the groups of the site in their order, and articles that show a logo of it, the
 * latest first. Throws `NotFoundError` for a sponsor that the site does not have.
 */
export async function listSponsorUses(reader: Reader, id: string): Promise<SponsorUse[]> {
  const rows = await reader.query<SponsorUse | { type: null }>(sql`
    SELECT u.type, u.id, u.title, u.path FROM sponsors p LEFT JOIN LATERAL (
      SELECT CASE WHEN g.is_main THEN 'mainGroup' ELSE 'group' END AS type, g.uuid AS id, g.name AS title,
        CASE WHEN g.is_main THEN '/sponsors/setup/main' ELSE '/sponsors/setup/' || g.uuid || '/edit' END AS path,
        CASE WHEN g.is_main THEN 0 ELSE 1 END AS kind, g.sort_order AS place
      FROM sponsor_memberships m JOIN sponsor_groups g ON g.uuid = m.group_uuid WHERE m.sponsor_uuid = p.uuid
      UNION ALL
      SELECT 'article', x.uuid, x.header, '/articles/' || x.uuid || '/edit', 2,
        row_number() OVER (ORDER BY x.last_modified DESC, x.uuid)
      FROM ${articlesWithLogo}) u ON TRUE
    WHERE p.uuid = ${id} ORDER BY u.kind, u.place, u.id`);
  if (rows.length === 0) throw new NotFoundError('sponsor', id);
  return rows.filter((row) => row.type !== null);
}
