import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { BackupError } from './backup-error.ts';

/** What is known of a file's content: its length, and its SHA-256, hexadecimal. */
export type FileRecord = { readonly bytes: number; readonly sha256: string };

/** A new file that is hashed while it is written. */
export class HashedFile {
  readonly #file: FileHandle;
  readonly #hash = createHash('sha256');
  #bytes = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Makes the file, for its owner only. Rejects where it is there already. */
  static async create(path: string): Promise<HashedFile> {
    return new HashedFile(await open(path, 'wx', 0o600));
  }

  async write(content: string | Buffer): Promise<void> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    this.#hash.update(bytes);
    this.#bytes += bytes.length;
    await this.#file.writeFile(bytes);
  }

  /** Brings the file to the disk, and answers what was written. */
  async finish(): Promise<FileRecord> {
    await this.#file.sync();
    await this.#file.close();
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }

  /** Lets go of a file that is not going to be finished. */
  async abandon(): Promise<void> {
    await this.#file.close();
  }
}

/** Writes a new file by `work`; what that throws closes it first. */
export async function writeHashed(path: string, work: (file: HashedFile) => Promise<void>): Promise<FileRecord> {
  const file = await HashedFile.create(path);
  try {
    await work(file);
  } catch (error) {
    await file.abandon();
    throw error;
  }
  return file.finish();
}

/** What a file holds, and in how many lines; undefined when there is none. */
export async function readHashed(path: string): Promise<(FileRecord & { readonly lines: number }) | undefined> {
  const hash = createHash('sha256');
  let [bytes, lines] = [0, 0];
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
      lines += countLines(chunk);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  return { bytes, lines, sha256: hash.digest('hex') };
}

/** How many lines end in a part of a file. */
export function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, at + 1)) lines++;
  return lines;
}

const lineEnd = 0x0a;

/** So many characters the line of a row has at most: a text of JavaScript ends at half a billion. */
const mostCharacters = 256_000_000;

/**
 * The lines of a file, one at a time. Not by readline, which also ends a line where a text has U+2028. Throws `BackupError`
 * at a line that is longer than `most`.
 */
export async function* linesOf(path: string, most = mostCharacters): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > most) throw new BackupError(`${path} has a line of more than ${most} characters.`);
    yield* lines;
  }
  if (rest !== '') yield rest;
}
