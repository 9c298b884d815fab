import { isAlive } from './storage-lifetime.ts';

/** The session keys, by what they hold: those of the specification (§4), what of the menu is closed, and whose all of it is. */
const keys = {
  owner: 'touchline.session-owner',
  activeSite: 'touchline.active-site',
  selectedLayout: 'touchline.selected-layout',
  layoutEdited: 'touchline.layout-edited',
  layoutActiveTab: 'touchline.layout-active-tab',
  layoutSettings: 'touchline.layout-settings',
  selectedGameMetadataSeries: 'touchline.selected-game-metadata-series',
  closedMenuRows: 'touchline.closed-menu-rows',
} as const;

/** What the browser's session keeps. */
export type SessionKey = keyof typeof keys;

/**
 * A text that this tab's session keeps; undefined when there is none, when it is older than 12 hours, or when it cannot
 * be read. What cannot be used any more is removed. Storage that throws, as in strict privacy settings, is as good as
 * empty.
 */
export function readStored(key: SessionKey, now = Date.now()): string | undefined {
  try {
    const entry = parse(sessionStorage.getItem(keys[key]));
    if (entry && isAlive(entry.storedAt, now)) return entry.value;
    sessionStorage.removeItem(keys[key]);
  } catch {
    // As if nothing were stored.
  }
  return undefined;
}

/** Keeps a text in this tab's session, for 12 hours. */
export function writeStored(key: SessionKey, value: string, now = Date.now()): void {
  try {
    sessionStorage.setItem(keys[key], JSON.stringify({ value, storedAt: now }));
  } catch {
    // The choice then lasts until the page is left.
  }
}

/**
 * Makes what this tab's session keeps a user's (their subject), and forgets what it kept for another one: a session may have ended in another
 * tab, or by itself.
 */
export function keepStoredFor(user: string): void {
  try {
    // However old: what was kept under it may be younger.
    const owner = parse(sessionStorage.getItem(keys.owner))?.value;
    if (owner !== undefined && owner !== user) clearStored();
  } catch {
    // Nothing was stored either.
  }
  writeStored('owner', user);
}

/** Forgets all that this tab's session keeps; the next user of the browser starts afresh. */
export function clearStored(): void {
  try {
    for (const key of Object.values(keys)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}

function parse(text: string | null): { value: string; storedAt: number } | undefined {
  try {
    const entry: unknown = JSON.parse(text ?? 'null');
    if (typeof entry !== 'object' || entry === null) return undefined;
    if (!('value' in entry) || typeof entry.value !== 'string') return undefined;
    if (!('storedAt' in entry) || typeof entry.storedAt !== 'number') return undefined;
    return { value: entry.value, storedAt: entry.storedAt };
  } catch {
    return undefined;
  }
}
