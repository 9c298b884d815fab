import { randomUUID } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Replaces a file whole: after a crash or a power cut it holds either the old text or the new one. Only the owner may
 * read it (mode 0600). The folder must exist.
 */
export async function writeDurably(path: string, text: string): Promise<void> {
  await throughTemporary(path, text, (temporary) => rename(temporary, path));
}

/**
 * The text of a file that is made with `text` unless it is there, whole or not at all. Of several processes that make it at
 * once the first one's counts for all. Only the owner may read it (mode 0600). The folder must exist.
 */
export async function writeOnce(path: string, text: string): Promise<string> {
  await throughTemporary(path, text, (temporary) => link(temporary, path).catch(alreadyThere));
  return readFile(path, 'utf8');
}

/** The temporary file has a name of its own: two processes that start in one folder write at once. */
async function throughTemporary(path: string, text: string, publish: (temporary: string) => Promise<void>) {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeSynced(temporary, text);
    await publish(temporary);
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFolder(dirname(path));
}

async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

function alreadyThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/**
 * Brings to the disk which files a folder has: a rename lives there, and a power cut could undo it. Windows cannot open
 * folders, and some file systems over a network bring none to the disk.
 */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync().catch(unlessNone);
  } finally {
    await handle.close();
  }
}

/** As PostgreSQL does: what the system has no such thing for is not waited for. */
function unlessNone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EINVAL') throw error;
}
