import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { makeFolder } from '../data-folder.ts';
import { writeDurably, writeOnce } from '../durable-file.ts';

const bytes = 32;

/**
 * The secret in the file `path`, which is made when there is none: addresses for uploads outlive a restart, and services that share a folder know each
 * other's. Only the owner may read it. One that is damaged is replaced.
 */
export async function uploadSecret(path: string): Promise<Buffer> {
  makeFolder(dirname(path));
  const made = randomBytes(bytes);
  const secret = Buffer.from(await writeOnce(path, made.toString('base64url')), 'base64url');
  if (secret.length === bytes) return secret;
  await writeDurably(path, made.toString('base64url'));
  return made;
}
