import { watch } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './fingerprint.ts';

/** Editors and generators touch many files at once; this long after the last one counts as done. */
const settleMs = 150;

/**
 * Calls `onChange` once after each burst of changes under `folder` (relative to the root, with its subfolders).
 * @param concerns tells by its path inside the folder whether a file matters
 */
export function watchFolder(folder: string, concerns: (file: string) => boolean, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(path.join(projectRoot, folder), { recursive: true }, (_event, file) => {
    if (file === null || !concerns(file)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, settleMs);
  });
}
