import type { QueryClient } from '@tanstack/react-query';
import type { WholeEntity } from '../../contract/entity.ts';
import type { CheckedRow } from './check-rows.ts';
import type { CsvProblem } from './csv-problem.ts';
import type { Meanings } from './find-rows.ts';
import type { Mapping } from './import-columns.ts';
import type { ImportJob, JobStore, KeptJob } from './import-job.ts';
import type { Alone } from './import-lock.ts';
import type { Mended } from './mended-rows.ts';
import type { OpenFile } from './open-file.ts';
import type { RowOutcome } from './run-import.ts';

/** Which part of an import is on screen. */
export type Step = 'file' | 'columns' | 'check' | 'run';

/** Work that goes on: how many of how many rows are done. */
export interface Task {
  kind: 'check' | 'mend' | 'make' | 'undo';
  done: number;
  of: number;
}

/** What the page of an import shows. A new object after every change. */
export interface ImportView {
  step: Step;
  file?: OpenFile;
  /** Why the file that was given cannot be read, or not as it was last asked for. */
  problem?: CsvProblem;
  mapping: Mapping;
  /** The cells that the user has given rows in place of the file's. */
  mended: Mended;
  /** What the user has said that names in cells mean. */
  meanings: Meanings;
  rows: readonly CheckedRow[];
  /** The lines in the order in which the rows are shown: as they were when the file was checked, so that none jumps. */
  order: readonly number[];
  chosen: ReadonlySet<number>;
  outcomes: ReadonlyMap<number, RowOutcome>;
  /** An earlier import that the browser has kept. */
  kept?: KeptJob;
  task?: Task;
  /** Nothing was done, because another tab is at work. */
  isElsewhere?: boolean;
  /** Why the work stopped before its end, and which work that was. */
  failure?: unknown;
  failed?: Task['kind'];
}

/** What an import needs of the page that it stands on. */
export interface ImportSetting {
  entity: WholeEntity;
  client: QueryClient;
  jobs: JobStore;
  /** Keeps two tabs from working on the same rows. */
  alone: Alone;
  /** What a new one starts from. */
  start: object;
}

/** An import without a file. */
export const EMPTY: ImportView = {
  step: 'file',
  mapping: {},
  mended: new Map(),
  meanings: new Map(),
  rows: [],
  order: [],
  chosen: new Set(),
  outcomes: new Map(),
};

/** What is kept of the import that a view shows. */
export function jobOf(id: string, { file, mapping, mended, meanings, chosen, rows }: ImportView): ImportJob {
  const twins = rows.filter((row) => row.twins.length > 0);
  return {
    id,
    file: file?.name ?? '',
    text: file?.text ?? '',
    ...(file ? { delimiter: file.table.delimiter } : {}),
    mapping,
    ...(mended.size > 0 ? { mended: [...mended] } : {}),
    ...(meanings.size > 0 ? { meanings: [...meanings] } : {}),
    chosen: [...chosen],
    known: Object.fromEntries(twins.map((row) => [row.line, row.twins.flatMap((twin) => twin.id ?? [])])),
  };
}
