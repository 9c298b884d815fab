import type { ResolvedItem } from '../../contract.ts';
import type { Database } from '../../database.ts';
import { masterSiteOf } from '../../users/networks.ts';
import { mainSponsors } from './read-sponsors.ts';

/** What a site's network shows as its main sponsors at a moment (ms): its master site keeps them. */
export async function mainSponsorsAt(
  database: Database,
  instanceId: string,
  { at = Date.now(), base = '' } = {},
): Promise<ResolvedItem[]> {
  const master = await database.readPlatform((platform) => masterSiteOf(platform, instanceId));
  return database.readInstance(master, (reader) => mainSponsors(reader, at, base));
}
