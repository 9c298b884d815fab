import { isAlive } from '../../engine/values/storage-lifetime.ts';
import { userKey } from '../../engine/values/user-storage.ts';

/** How many are kept. */
const KEPT = 8;

/** A thing whose page was open. */
export interface RecentThing {
  /** Address of its page in the console. */
  href: string;
  title: string;
  /** The name of its definition; undefined for a page of none. */
  kind?: string | undefined;
  /** When its page was opened, ms since the epoch. */
  at: number;
}

/** Whose recent things, and on which site. */
export interface RecentPlace {
  user: string;
  instanceId: string;
}

// Of the kind that goes when somebody signs out, as drafts do.
const keyOf = ({ user, instanceId }: RecentPlace): string => userKey('recent', user, instanceId, 'visited');

/** What was open lately on a site, the last one first. A browser that refuses to store remembers nothing. */
export function readRecentThings(place: RecentPlace, now = Date.now()): readonly RecentThing[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isThing).filter(({ at }) => isAlive(at, now)) : [];
  } catch {
    return [];
  }
}

/** Remembers that the page of a thing was open. */
export function addRecentThing(place: RecentPlace, thing: RecentThing): void {
  const others = readRecentThings(place, thing.at).filter(({ href }) => href !== thing.href);
  try {
    localStorage.setItem(keyOf(place), JSON.stringify([thing, ...others].slice(0, KEPT)));
  } catch {
    // The palette then starts without what was open lately.
  }
}

function isThing(value: unknown): value is RecentThing {
  if (typeof value !== 'object' || value === null) return false;
  if (!('href' in value && typeof value.href === 'string' && value.href.startsWith('/'))) return false;
  if ('kind' in value && typeof value.kind !== 'string') return false;
  return 'title' in value && typeof value.title === 'string' && 'at' in value && typeof value.at === 'number';
}
