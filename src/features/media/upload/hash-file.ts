/** Larger files are not hashed here, in bytes: it would hold them in memory whole. The service hashes them anyway. */
export const HASHED_BYTES = 64 * 1024 * 1024;

/** The SHA-256 of bytes as hex, as the service keeps it; undefined outside secure contexts, where the browser has no such thing. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  if (typeof crypto === 'undefined' || !('subtle' in crypto)) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
