import type { ResolvedItem, SponsorGroup } from '../store/contract.ts';
import type { Database } from '../store/database.ts';
import { mainSponsors } from '../store/layouts/resolve/read-sponsors.ts';
import { getMainSponsorGroup, listSponsorGroups } from '../store/sponsors/sponsor-groups.ts';
import { masterSiteOf } from '../store/users/networks.ts';

/** What a page of a site shows of sponsors. */
export interface SiteSponsors {
  /** The groups at the foot of every page: the main group of the network, then those of the site. */
  readonly groups: SponsorGroup[];
  /** What sections show as the network's main sponsors now. */
  readonly main: ResolvedItem[];
}

/**
 * The sponsors that the pages of a site show. `base` is the address below which browsers find pictures. Two statements are
 * for the network, and two more where its main group has sponsors.
 */
export async function sponsorsOfSite(database: Database, instanceId: string, base: string): Promise<SiteSponsors> {
  const master = await database.readPlatform((platform) => masterSiteOf(platform, instanceId));
  const [network, own] = await Promise.all([
    database.readInstance(master, async (reader) => {
      const { value: group } = await getMainSponsorGroup(reader, base);
      const isEmpty = (group.sponsors ?? []).length === 0;
      return { group, main: isEmpty ? [] : await mainSponsors(reader, Date.now(), base) };
    }),
    database.readInstance(instanceId, (reader) => listSponsorGroups(reader, base)),
  ]);
  return { groups: [network.group, ...own.value.groups], main: network.main };
}
