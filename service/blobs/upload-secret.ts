import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

const bytes = 32;

/**
 * The secret in the file `path`, which is made when there is none: addresses for uploads outlive a restart, and services that share a folder know each
 * other's. Only the owner may read it. One that a crash has cut off is made anew.
 */
export async function uploadSecret(path: string): Promise<Buffer> {
  await mkdir(dirname(path), { recursive: true });
  try {
    return await makeSecret(path, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = Buffer.from(await readFile(path, 'utf8'), 'base64url');
  if (secret.length === bytes) return secret;
  const made = await makeSecret(`${path}.new`, 'w');
  await rename(`${path}.new`, path);
  return made;
}

async function makeSecret(path: string, flags: 'w' | 'wx'): Promise<Buffer> {
  const secret = randomBytes(bytes);
  const file = await open(path, flags, 0o600);
  try {
    await file.writeFile(secret.toString('base64url'));
    await file.sync();
  } finally {
    await file.close();
  }
  return secret;
}
