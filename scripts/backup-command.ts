import { resolve } from 'node:path';
import type { Manifest } from '../service/backup/manifest.ts';
import type { Part, Watch } from '../service/backup/watch.ts';
import { PlainError } from './plain-error.ts';
import { createProgress, type Progress } from './progress.ts';

/** The folder that the command line names, as an absolute path. Throws `PlainError` with `usage` for anything else on it. */
export function readFolder(args: readonly string[], usage: string): string {
  const [folder, ...rest] = args;
  if (!folder?.trim() || folder.startsWith('-') || rest.length > 0) throw new PlainError(usage);
  return resolve(folder);
}

const titles: Record<Part, string> = { rows: 'Rows   ', files: 'Files  ', check: 'Check  ' };

/** Shows how far the command is, and lets Ctrl-C, or the end of its terminal, end it in order. `end` is to be called before anything else is shown. */
export function watchCommand(): Required<Watch> & { end(): void } {
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => ended.abort());
  let shown: { part: Part; done: number; progress: Progress } | undefined;
  const end = () => {
    shown?.progress.end();
    shown = undefined;
  };
  const onProgress = (part: Part, done: number, total: number) => {
    if (shown?.part !== part) {
      end();
      shown = { part, done: 0, progress: createProgress(total, titles[part]) };
    }
    shown.progress.step(done - shown.done);
    shown.done = done;
  };
  return { signal: ended.signal, onProgress, end };
}

/** What a backup holds, in one sentence, without the tables that are `leftOut`. */
export function shownSummary({ tables: all, files, takenAt }: Manifest, leftOut: readonly string[] = []): string {
  const tables = all.filter(({ name }) => !leftOut.includes(name));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = tables.reduce((sum, { bytes }) => sum + bytes, files.bytes) / 1e6;
  const moment = `${takenAt.slice(0, 19).replace('T', ' ')} UTC`;
  return `${rows} rows of ${tables.length} tables and ${files.count} files, ${megabytes.toFixed(1)} MB, as of ${moment}.`;
}
