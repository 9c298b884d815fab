import type { Queries } from '../store/database.ts';
import { mediaStringOf } from '../store/media/media-keys.ts';
import { sql } from '../store/sql.ts';
import { insertRows } from './insert-rows.ts';
import { logoUuid } from './media-rows.ts';
import type { LogoMotif } from './pictures/logo-files.ts';
import { sponsorRows } from './sponsor-rows.ts';

/** Writes the sponsors of the site that the transaction is in, with their groups; a site that has any is left alone. */
export async function writeSponsors(
  queries: Queries,
  { seed, instanceId, now }: { seed: number; instanceId: string; now: Date },
): Promise<void> {
  const present = await queries.query(sql`SELECT 1 FROM sponsors UNION ALL SELECT 1 FROM sponsor_groups LIMIT 1`);
  if (present.length > 0) return;
  const media = await queries.query<{ uuid: string; key: string }>(sql`SELECT uuid, key FROM media`);
  const keys = new Map(media.map(({ uuid, key }) => [uuid, key] as const));
  const logo = (motif: LogoMotif) => {
    const key = keys.get(logoUuid({ seed, instanceId }, motif));
    return key === undefined ? undefined : mediaStringOf('image', key);
  };
  for (const [table, rows] of Object.entries(sponsorRows({ seed, instanceId, now, logo }))) {
    await insertRows(queries, table, rows);
  }
}
