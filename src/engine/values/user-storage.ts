import { isAlive } from './storage-lifetime.ts';

/** What the browser keeps of a user's work: what was not saved, what was copied, what was chosen last, a season rollover under way. */
export type KeptKind = 'draft' | 'copied' | 'recent' | 'rollover';

/** The key in localStorage of something that is kept of a user's work; `parts` say what of. */
export function userKey(kind: KeptKind, user: string, ...parts: string[]): string {
  return `touchline.${kind}/${[user, ...parts].map(encodeURIComponent).join('/')}`;
}

/** Whether anything of a kind is kept of this user's work. */
export function isKept(kind: KeptKind, user: string): boolean {
  return keysFrom(`${userKey(kind, user)}/`).length > 0;
}

/** Forgets all that is kept of this user's work; the choices of how the console looks stay. */
export function forgetWorkOf(user: string): void {
  const kinds: readonly KeptKind[] = ['draft', 'copied', 'recent', 'rollover'];
  for (const key of kinds.flatMap((kind) => keysFrom(`${userKey(kind, user)}/`))) removeKey(key);
}

/** Forgets what is kept of the work of whatever user and is too old: who does not come back reads it no more. Drafts have a sweep of their own. */
export function sweepKept(now = Date.now()): void {
  const kinds: readonly KeptKind[] = ['copied', 'recent', 'rollover'];
  for (const key of kinds.flatMap((kind) => keysFrom(`touchline.${kind}/`))) {
    if (!isAlive(keptAt(key), now)) removeKey(key);
  }
}

/** When something was kept, the last of a list; 0 where that cannot be read. */
function keptAt(key: string): number {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const moments = [kept].flat().flatMap((one: unknown) => (typeof one === 'object' ? Object.entries(one ?? {}) : []));
    return Math.max(0, ...moments.map(([name, at]) => (name === 'at' || name === 'storedAt' ? Number(at) : 0)));
  } catch {
    return 0;
  }
}

/** The keys that begin so; none where the browser refuses its storage. */
export function keysFrom(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Removes what stands under a key. */
export function removeKey(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that cannot be used holds nothing either.
  }
}
