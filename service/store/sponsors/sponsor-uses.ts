import type { SponsorUse } from '../contract.ts';
import type { Reader } from '../database.ts';
import { NotFoundError } from '../errors.ts';
import { sql } from '../sql.ts';
import { sponsorPlaces } from './sponsor-places.ts';

/**
 * Where a sponsor stands: the main group, the groups of the site in their order, sections that show one of them, slides
 * and articles that show a logo of it, the latest articles first. Throws `NotFoundError` for a sponsor that the site does not have.
 */
export async function listSponsorUses(reader: Reader, id: string): Promise<SponsorUse[]> {
  const rows = await reader.query<SponsorUse | { type: null }>(sql`
    SELECT u.type, u.id, u.title, u.path FROM sponsors p LEFT JOIN LATERAL ${sponsorPlaces} u ON TRUE
    WHERE p.uuid = ${id} ORDER BY u.kind, u.place, u.id`);
  if (rows.length === 0) throw new NotFoundError('sponsor', id);
  return rows.filter((row) => row.type !== null);
}
