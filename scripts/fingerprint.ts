import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a built thing was built from. `quick` changes with sizes and times of the files, `exact` with their content only. */
type Stamp = { quick: string; exact: string };

/** The project's root folder, absolute. */
export const projectRoot = path.resolve(import.meta.dirname, '..');

/**
 * Whether something built from `inputs` (files and folders, relative to the root) still fits them, by the stamp that
 * `writeStamp` left in `stampFile`. Files are read only when a size or time changed; a missing input counts as a change.
 */
export async function isStamped(stampFile: string, inputs: readonly string[]): Promise<boolean> {
  const stamp = await readStamp(stampFile);
  if (stamp === undefined) return false;
  const files = await listFiles(inputs);
  if ((await quickHash(files)) === stamp.quick) return true;
  if ((await exactHash(files)) !== stamp.exact) return false;
  // Only times changed, as after a checkout of the same content: remember them, so that the next look is quick again.
  await writeStamp(stampFile, inputs);
  return true;
}

/** Records that what stands beside `stampFile` was built from `inputs` as they are now. */
export async function writeStamp(stampFile: string, inputs: readonly string[]): Promise<void> {
  const files = await listFiles(inputs);
  const stamp: Stamp = { quick: await quickHash(files), exact: await exactHash(files) };
  await mkdir(path.dirname(stampFile), { recursive: true });
  await writeFile(stampFile, JSON.stringify(stamp));
}

async function readStamp(file: string): Promise<Stamp | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Stamp;
  } catch {
    return undefined; // Absent or damaged: build again.
  }
}

/** Every file under the inputs, relative to the root, in a fixed order. Tests are left out: they are in no build. */
async function listFiles(inputs: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const input of inputs) {
    const info = await stat(path.join(projectRoot, input)).catch(() => undefined);
    if (info?.isDirectory()) {
      const entries = await readdir(path.join(projectRoot, input), { recursive: true, withFileTypes: true });
      for (const entry of entries) {
        if (entry.isFile()) found.push(path.relative(projectRoot, path.join(entry.parentPath, entry.name)));
      }
    } else {
      found.push(input);
    }
  }
  return found.filter((file) => !/\.test\.tsx?$/.test(file)).sort();
}

async function quickHash(files: readonly string[]): Promise<string> {
  const lines = await Promise.all(
    files.map(async (file) => {
      const info = await stat(path.join(projectRoot, file)).catch(() => undefined);
      return `${file} ${info?.size ?? 'missing'} ${info?.mtimeMs ?? ''}`;
    }),
  );
  return hash(lines);
}

async function exactHash(files: readonly string[]): Promise<string> {
  const lines: string[] = [];
  for (const file of files) {
    const content = await readFile(path.join(projectRoot, file)).catch(() => undefined);
    lines.push(`${file} ${content === undefined ? 'missing' : createHash('sha256').update(content).digest('hex')}`);
  }
  return hash(lines);
}

function hash(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
