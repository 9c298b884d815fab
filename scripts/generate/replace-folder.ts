import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder }).filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile());

/**
 * Makes a folder hold what a newly made one holds, and removes the new one. Files that are the same are not touched, so that whoever watches the folder
 * hears of real changes only.
 */
export function replaceFolder(folder: string, made: string): void {
  const wanted = new Set(filesIn(made));
  for (const name of filesIn(folder)) if (!wanted.has(name)) rmSync(join(folder, name), { force: true });
  for (const name of wanted) {
    const [from, to] = [join(made, name), join(folder, name)];
    if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) continue;
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  }
  rmSync(made, { recursive: true });
}
