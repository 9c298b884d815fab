import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const projectRoot = path.resolve(import.meta.dirname, '../../..');
/** What a copy of the project does without: packages are linked, the rest is made anew. */
const left = ['node_modules', '.git', '.data', '.cache', 'dist', 'test-results', 'playwright-report'];
/** Logs, and what an unfinished generation left. */
const passing = /\.log$|^generated\.new-/;

/** A copy of the project in a folder of its own, to be changed and started. */
export type ScratchProject = {
  readonly root: string;
  /** Replaces a text that must be there; a `$&` in `to` is the text itself. */
  change(file: string, from: string | RegExp, to: string): Promise<void>;
  /** Adds a file. */
  add(file: string, text: string): Promise<void>;
  /** The files that differ from what was copied, by their paths, those apart that `npm run generate` prints. */
  changed(): Promise<string[]>;
  remove(): Promise<void>;
};

/** Copies the project as it is on disk; its packages are the same. */
export async function copyProject(): Promise<ScratchProject> {
  const root = await mkdtemp(path.join(tmpdir(), 'touchline-scratch-'));
  const entries = (await readdir(projectRoot)).filter((name) => !left.includes(name) && !passing.test(name));
  await Promise.all(
    entries.map((name) => cp(path.join(projectRoot, name), path.join(root, name), { recursive: true })),
  );
  const before = await contents(root);
  await symlink(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
  return {
    root,
    async change(file, from, to) {
      const text = await readFile(path.join(root, file), 'utf8');
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} has no ${from}`);
      await writeFile(path.join(root, file), changed);
    },
    add: (file, text) => writeFile(path.join(root, file), text),
    async changed() {
      const now = await contents(root);
      return [...new Set([...before.keys(), ...now.keys()])]
        .filter((file) => before.get(file) !== now.get(file))
        .sort();
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** What the files of a copy hold, by their paths; what is made there is not among them. */
async function contents(root: string): Promise<Map<string, string>> {
  const entries = (await readdir(root, { withFileTypes: true })).filter(
    ({ name }) => !left.includes(name) && name !== 'generated',
  );
  const files = await Promise.all(
    entries.map(async (entry) => (entry.isDirectory() ? await filesUnder(root, entry.name) : [entry.name])),
  );
  return new Map(
    await Promise.all(
      files.flat().map(async (file) => [file, await readFile(path.join(root, file), 'latin1')] as const),
    ),
  );
}

async function filesUnder(root: string, folder: string): Promise<string[]> {
  const found = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}
