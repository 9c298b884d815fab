import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { BackupError } from './backup-error.ts';
import type { FileRecord } from './hashed-file.ts';

/** The rows of one table: a line for each, its columns as texts. Bytes and hash are of the file. */
export type TableRecord = FileRecord & {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
};

/** What the next number of an identity column is. */
export type SequenceRecord = { readonly table: string; readonly column: string; readonly next: string };

/** What a backup holds. Written last: a folder without it is no complete backup. */
export type Manifest = {
  readonly format: 1;
  /** The moment that the backup shows. */
  readonly takenAt: string;
  /** What had run in the database, in order. */
  readonly migrations: readonly { readonly name: string; readonly sha256: string }[];
  readonly tables: readonly TableRecord[];
  readonly sequences: readonly SequenceRecord[];
  /** Stored files; bytes of their contents, hash of the list of them. */
  readonly files: FileRecord & { readonly count: number };
  /** Keys of files that rows name and that were not in the store, or not whole; of one that was cut off the backup has what was there. */
  readonly missingFiles: readonly string[];
};

/** One line of the list of files. `size` and `sha256` are of the stored content. */
export type StoredFileRecord = {
  readonly key: string;
  readonly mimeType: string;
  readonly size: number;
  readonly sha256: string;
};

/** Where the parts of a backup lie in its folder. */
export const parts = {
  manifest: (folder: string) => join(folder, 'manifest.json'),
  tables: (folder: string) => join(folder, 'tables'),
  table: (folder: string, name: string) => join(folder, 'tables', `${name}.jsonl`),
  files: (folder: string) => join(folder, 'files'),
  fileList: (folder: string) => join(folder, 'files.jsonl'),
} as const;

const count = { type: 'integer', minimum: 0 };
const hash = { type: 'string', pattern: '^[0-9a-f]{64}$' };
const name = { type: 'string', pattern: '^[a-z_][a-z0-9_]*$' };
const text = { type: 'string' };
/** Others may have put columns of their own into a table, under any name. */
const column = { type: 'string', minLength: 1 };

const isManifest = new Ajv({ strict: false }).compile<Manifest>({
  ...object({
    format: { const: 1 },
    takenAt: text,
    migrations: list(object({ name: text, sha256: hash })),
    tables: list(object({ name, columns: list(column), rows: count, bytes: count, sha256: hash })),
    sequences: list(object({ table: name, column, next: { type: 'string', pattern: '^-?\\d+$' } })),
    files: object({ count, bytes: count, sha256: hash }),
    missingFiles: list(text),
  }),
});

/** Whether a value is a line of the list of files. */
export const isStoredFile = new Ajv({ strict: false }).compile<StoredFileRecord>(
  object({ key: { type: 'string', minLength: 1 }, mimeType: text, size: count, sha256: hash }),
);

function object(properties: Record<string, object>): object {
  return { type: 'object', properties, required: Object.keys(properties) };
}

function list(items: object): object {
  return { type: 'array', items };
}

/** A manifest as it is written: with a hash of itself, because nothing else tells whether it is damaged. */
export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify({ ...manifest, sha256: hashOf(manifest) }, undefined, 2)}\n`;
}

function hashOf(manifest: object): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
}

/** Whether a file is not there, or something else is in its place. */
export function isMissing({ code = '' }: NodeJS.ErrnoException): boolean {
  return ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP'].includes(code);
}

/** The manifest of a folder. Throws `BackupError` where there is none, or one that this version does not know. */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = parts.manifest(folder);
  const manifest = parsed(await manifestFile(path).catch(missing(folder)));
  if (manifest && typeof manifest === 'object' && 'format' in manifest && Number(manifest.format) > 1) {
    throw new BackupError(`${path} is of a newer version of Touchline; restore it with that one.`);
  }
  const sound = isManifest(manifest) ? unhashed(manifest) : undefined;
  if (!sound) throw damaged(path);
  return sound;
}

/** So many bytes a manifest has at most; a few dozen thousand are usual. */
const mostBytes = 64_000_000;

/** The text of a manifest. A device never ends, and a pipe does not begin. */
async function manifestFile(path: string): Promise<string> {
  const found = await stat(path);
  if (!found.isFile() || found.size > mostBytes) throw damaged(path);
  return readFile(path, 'utf8');
}

function missing(folder: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (!isMissing(error)) throw error;
    throw new BackupError(`${folder} is no complete backup: it has no manifest.json.`);
  };
}

function damaged(path: string): BackupError {
  return new BackupError(`${path} is damaged or was not written by npm run backup.`);
}

/** What stands beside the hash; undefined where it is of something else. Manifests of former days have none. */
function unhashed({ sha256, ...manifest }: Manifest & { readonly sha256?: unknown }): Manifest | undefined {
  return sha256 === undefined || sha256 === hashOf(manifest) ? manifest : undefined;
}

/** What a text says in JSON; undefined where it is none. */
export function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}
