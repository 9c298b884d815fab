import path from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { projectRoot } from './fingerprint.ts';

/** Editors and generators touch many files at once; this long after the last one counts as done. */
const settleMs = 150;

/**
 * Calls `onChange` once after each burst of changes under `folder` (relative to the root, with its subfolders).
 * Not by `fs.watch`: its recursive form stops following a file that is replaced by a rename for the second time.
 * @param concerns says by its path inside the folder whether a file matters
 */
export function watchFolder(folder: string, concerns: (file: string) => boolean, onChange: () => void): FSWatcher {
  const root = path.resolve(projectRoot, folder);
  let timer: NodeJS.Timeout | undefined;
  return watch(root, { ignoreInitial: true }).on('all', (_event, file) => {
    if (!concerns(path.relative(root, file))) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, settleMs);
  });
}
