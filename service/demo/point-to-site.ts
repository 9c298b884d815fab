import { asOwner } from '../store/as-owner.ts';
import type { Database } from '../store/database.ts';
import { sql } from '../store/sql.ts';
import { demoNetworks } from './platform.ts';

/**
 * Lets the demo's sites be known by the address at which this service serves them, as its port may be another than at the last
 * start. An address that somebody gave a site stays. The database is opened `asOwner`.
 */
export async function pointToSite(database: Database, origin: string): Promise<void> {
  const sites = demoNetworks.flatMap((network) => network.sites.map(({ instanceId }) => instanceId));
  await database.platform((platform) =>
    asOwner(platform, () =>
      platform.query(sql`
        UPDATE sites SET public_url = ${origin}::text || '/site/' || instance_id,
          lang = CASE WHEN is_master THEN 'en' ELSE 'sv' END
        WHERE instance_id = ANY(${sites}::text[])
          AND (public_url = 'https://' || replace(instance_id, '_', '-') || '.example'
            OR public_url ~ '^http://localhost:[0-9]+/site/')
          AND public_url <> ${origin}::text || '/site/' || instance_id`),
    ),
  );
}
