import type { QueryClient } from '@tanstack/react-query';
import type { WholeEntity } from '../../contract/entity.ts';
import type { CheckedRow } from './check-rows.ts';
import type { CsvProblem, CsvTable } from './csv-file.ts';
import type { Mapping } from './import-columns.ts';
import type { JobStore, KeptJob } from './import-job.ts';
import type { Alone } from './import-lock.ts';
import type { RowOutcome } from './run-import.ts';

/** Which part of an import is on screen. */
export type Step = 'file' | 'columns' | 'check' | 'run';

/** Work that goes on: how many of how many rows are done. */
export interface Task {
  kind: 'check' | 'make' | 'undo';
  done: number;
  of: number;
}

/** A file that was read. */
export interface OpenFile {
  name: string;
  text: string;
  table: CsvTable;
}

/** What the page of an import shows. A new object after every change. */
export interface ImportView {
  step: Step;
  file?: OpenFile;
  /** Why the file that was given cannot be read. */
  problem?: CsvProblem;
  mapping: Mapping;
  rows: readonly CheckedRow[];
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
export const EMPTY: ImportView = { step: 'file', mapping: {}, rows: [], chosen: new Set(), outcomes: new Map() };
