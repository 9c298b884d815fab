import type { Database } from '../store/database.ts';
import { accessTo } from '../store/users/networks.ts';
import type { Site } from './handler.ts';

/** Finds out whether a user may work on a site; undefined: not. */
export type FindSite = (subject: string, instanceId: string) => Promise<Site | undefined>;

/** So long a found access is believed, milliseconds: lists stay fast, and a revoked access ends soon. */
const believedMs = 5_000;
/** Users times sites that are remembered at once; the oldest go first. */
const mostRemembered = 10_000;

type Remembered = { readonly until: number; readonly site: Promise<Site | undefined> };

/**
 * Access lookups in the database, remembered for a few seconds of a clock that never jumps: set back, it would go on letting
 * in who may not enter any more. Requests at the same moment share one lookup.
 */
export function createFindSite(database: Database, now: () => number = () => performance.now()): FindSite {
  const remembered = new Map<string, Remembered>();
  return (subject, instanceId) => {
    const key = `${instanceId} ${subject}`;
    const known = remembered.get(key);
    if (known && known.until > now()) return known.site;
    const site = database
      .readPlatform((reader) => accessTo(reader, subject, instanceId))
      .then((access) => access && { instanceId, addOns: access.addOns });
    // A failure is no answer: the next request asks again.
    site.catch(() => remembered.delete(key));
    remembered.delete(key);
    remembered.set(key, { until: now() + believedMs, site });
    const oldest = remembered.keys().next();
    if (remembered.size > mostRemembered && !oldest.done) remembered.delete(oldest.value);
    return site;
  };
}
