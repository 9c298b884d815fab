import type { Database } from '../store/database.ts';
import { sql } from '../store/sql.ts';
import { demoNetworks } from './platform.ts';
import { defaultSeed } from './seed-demo.ts';
import { writeSponsors } from './write-sponsors.ts';

/** Gives each site of the demo the sponsors that it would have from the start, each site in a transaction. */
export async function topUpSponsors(database: Database, seed = defaultSeed, now = new Date()): Promise<void> {
  const sites = await database.readPlatform((platform) =>
    platform.query<{ id: string }>(sql`SELECT instance_id AS id FROM sites`),
  );
  for (const { instanceId } of demoNetworks.flatMap((network) => network.sites)) {
    if (!sites.some(({ id }) => id === instanceId)) continue;
    await database.inInstance(instanceId, (transaction) => writeSponsors(transaction, { seed, instanceId, now }));
  }
}
