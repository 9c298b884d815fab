import { randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new identifier: 12 letters and digits, 71 bits of chance. `bytes` gives the chance (default: the system's). */
export function newUuid(bytes: (count: number) => Uint8Array = randomBytes): string {
  let uuid = '';
  while (uuid.length < 12) {
    // Bytes from 248 on are dropped, because 256 is no multiple of 62 and the first letters would come up more often.
    for (const byte of bytes(16)) if (byte < 248 && uuid.length < 12) uuid += alphabet[byte % 62];
  }
  return uuid;
}
