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
