import type { SponsorGroup } from '../store/contract.ts';
import type { Database } from '../store/database.ts';
import { getMainSponsorGroup, listSponsorGroups } from '../store/sponsors/sponsor-groups.ts';
import { masterSiteOf } from '../store/users/networks.ts';

/**
 * The groups of sponsors that all pages of a site show: the main group of its network, then its own. `base` is the address
 * below which browsers find pictures.
 */
export async function sponsorsOfSite(database: Database, instanceId: string, base: string): Promise<SponsorGroup[]> {
  const master = await database.readPlatform((platform) => masterSiteOf(platform, instanceId));
  const [main, own] = await Promise.all([
    database.readInstance(master, (reader) => getMainSponsorGroup(reader, base)),
    database.readInstance(instanceId, (reader) => listSponsorGroups(reader, base)),
  ]);
  return [main.value, ...own.value.groups];
}
