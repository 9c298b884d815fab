import type { Database } from '../store/database.ts';
import { sql } from '../store/sql.ts';
import { demoNetworks } from './platform.ts';
import { defaultSeed } from './seed-demo.ts';
import { writeAdsProviders, writeSettingsRows } from './settings-rows.ts';

/** Gives each site of the demo the settings that it would have from the start, each site in a transaction; what is there stays. */
export async function topUpSettings(database: Database, seed = defaultSeed): Promise<void> {
  await database.platform(writeAdsProviders);
  const sites = await database.readPlatform((platform) =>
    platform.query<{ id: string }>(sql`SELECT instance_id AS id FROM sites`),
  );
  for (const site of demoNetworks.flatMap((network) => network.sites)) {
    if (!sites.some(({ id }) => id === site.instanceId)) continue;
    await database.inInstance(site.instanceId, (transaction) => writeSettingsRows(transaction, { seed, site }));
  }
}
