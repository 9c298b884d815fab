import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { access, constants, type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../data-folder.ts';
import { syncFolder } from '../durable-file.ts';
import { DamagedFileError, damagedBy } from './damaged-file.ts';
import { checkedKey, type ListedFile } from './object-store.ts';

/** So many bytes at the beginning of a file tell its key and type; the content follows. One file, so that one rename brings all of it. */
const headLength = 1_024;

type Head = { readonly key: string; readonly mimeType: string };
/** A file that is open: its head, and where its content lies in it. The receiver closes it. */
export type OpenFile = Head & {
  readonly file: FileHandle;
  readonly size: number;
  readonly offset: number;
  readonly modified: Date;
};
/** Content, chunk by chunk. */
export type Chunks = AsyncIterable<Buffer> | Iterable<Buffer>;
/** A file on its way in. Nothing sees it before `commit`, and after `discard` nothing is left of it. */
export type IncomingFile = { commit(): Promise<void>; discard(): Promise<void> };

/** The files of the disk store below one folder. Their names are hashes of their keys: no key can climb out, none differs by case alone. */
export class DiskFiles {
  readonly #stored: string;
  readonly #incoming: string;

  constructor(folder: string) {
    this.#stored = join(folder, 'stored');
    this.#incoming = join(folder, 'incoming');
  }

  /** Makes the folder, and clears away what a crash has left half written. What another process is just receiving stays. */
  make(): void {
    for (const path of [this.#stored, this.#incoming]) makeFolder(path);
    removeAbandoned(this.#incoming);
  }

  /** Rejects while the folder is away: a file that is missing then is not gone. */
  async beThere(): Promise<void> {
    await access(this.#stored);
  }

  /** Rejects while no file can come: the folder is away, or takes none. */
  async takeFiles(): Promise<void> {
    const { R_OK, W_OK, X_OK } = constants;
    for (const folder of [this.#stored, this.#incoming]) await access(folder, R_OK | W_OK | X_OK);
  }

  /** Opens the file of a key, undefined when there is none. Rejects with `DamagedFileError`. */
  async open(key: string): Promise<OpenFile | undefined> {
    const found = await openFile(this.#pathOf(key));
    if (!found) await this.beThere();
    return found;
  }

  /** Writes content to a temporary file and brings it to the disk. Leaves nothing behind when `content` fails. */
  async receive(head: Head, content: Chunks): Promise<IncomingFile> {
    const target = this.#pathOf(head.key);
    const temporary = join(this.#incoming, randomUUID());
    const discard = () => rm(temporary, { force: true });
    try {
      await writeWhole(temporary, head, content);
    } catch (error) {
      await discard();
      throw error;
    }
    return { commit: () => moveDurably(temporary, target, this.#stored), discard };
  }

  async remove(key: string): Promise<void> {
    await this.beThere();
    const path = this.#pathOf(key);
    await rm(path, { force: true });
    // A folder that is not there has nothing to bring to the disk.
    await syncFolder(dirname(path)).catch(missing);
  }

  /** All files by the order of their names, those after the name of `after`; what the store has not written is passed over. */
  async *list(after?: string): AsyncGenerator<ListedFile> {
    const last = after === undefined ? '' : nameOf(after);
    for (const folder of await namesIn(this.#stored, /^[0-9a-f]{2}$/)) {
      if (folder < last.slice(0, folder.length)) continue;
      for (const name of await namesIn(join(this.#stored, folder), /^[0-9a-f]{64}$/).catch(unreadable)) {
        const found = name > last ? await openFile(join(this.#stored, folder, name)).catch(damaged) : undefined;
        if (!found) continue;
        await found.file.close();
        yield { key: found.key, size: found.size, modified: found.modified };
      }
    }
  }

  #pathOf(key: string): string {
    return join(this.#stored, storedPath(key));
  }
}

/** Where in `media/stored` the file of a key lies. */
export function storedPath(key: string): string {
  const name = nameOf(key);
  return join(name.slice(0, 2), name);
}

/** A file that nothing was written to for so long is not being received any more: silent senders are left much earlier. */
const abandonedMs = 600_000;

function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const fact = statSync(path, { throwIfNoEntry: false });
    if (fact && Date.now() - fact.mtimeMs > abandonedMs) rmSync(path, { force: true });
  }
}

/** The names that the store gives, sorted: a disk brings a `lost+found` along, and people put things where they find room. */
async function namesIn(folder: string, shape: RegExp): Promise<string[]> {
  return (await readdir(folder)).filter((name) => shape.test(name)).sort();
}

/** A folder that a broken disk does not give back keeps nobody from the others. */
function unreadable(error: unknown): string[] {
  damaged(damagedBy(error));
  return [];
}

/** A file whose head a broken disk took has no key that anybody could ask for. */
function damaged(error: unknown): undefined {
  if (!(error instanceof DamagedFileError)) throw error;
}

function nameOf(key: string): string {
  return hashOf(checkedKey(key));
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

async function openFile(path: string): Promise<OpenFile | undefined> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, 'r').catch(missing);
    if (!file) return undefined;
    const [head, { size, mtime }] = await Promise.all([readHead(file, basename(path)), file.stat()]);
    return { ...head, file, size: size - headLength, offset: headLength, modified: mtime };
  } catch (error) {
    await file?.close();
    throw damagedBy(error);
  }
}

async function readHead(file: FileHandle, name: string): Promise<Head> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
  const head: unknown = JSON.parse(buffer.toString('utf8', 0, bytesRead));
  if (bytesRead < headLength || !isHead(head) || hashOf(head.key) !== name)
    throw new SyntaxError('The head is not whole.');
  return head;
}

function isHead(value: unknown): value is Head {
  if (typeof value !== 'object' || value === null || !('key' in value && 'mimeType' in value)) return false;
  return typeof value.key === 'string' && typeof value.mimeType === 'string';
}

async function writeWhole(path: string, { key, mimeType }: Head, content: Chunks): Promise<void> {
  const head = Buffer.alloc(headLength, ' ');
  if (head.write(JSON.stringify({ key, mimeType })) >= headLength) throw new RangeError('The type is too long.');
  head[headLength - 1] = 0x0a;
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(head);
    for await (const chunk of content) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * After this a power cut leaves the whole file or none: the rename is one step, and lives in the folder. The root is not made anew:
 * what is stored while a disk is away would be hidden below it once it is back.
 */
async function moveDurably(temporary: string, target: string, root: string): Promise<void> {
  const made = await makeOnce(dirname(target));
  await rename(temporary, target);
  await syncFolder(dirname(target));
  if (made) await syncFolder(root);
}

/** Makes a folder in one that is there; false: it was there already. */
async function makeOnce(path: string): Promise<boolean> {
  try {
    await mkdir(path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
