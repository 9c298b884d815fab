import type { QueryClient } from '@tanstack/react-query';
import type { Entity } from '../../contract/entity.ts';
import { type CheckedRow, checkRow, withTwinsOfFile } from './check-rows.ts';
import { CsvProblem, type CsvTable, readCsv, textOfFile } from './csv-file.ts';
import { createFindRows } from './find-rows.ts';
import { guessMapping, type ImportColumn, importColumns, type Mapping } from './import-columns.ts';
import type { ImportJob, JobStore, KeptJob } from './import-job.ts';
import { inTurn, makeRows, type RowOutcome, settleSent, takeBackRows } from './run-import.ts';

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
  /** Why the work stopped before its end, and which work that was. */
  failure?: unknown;
  failed?: Task['kind'];
}

/** What an import needs of the page that it stands on. */
export interface ImportSetting {
  entity: Entity;
  client: QueryClient;
  jobs: JobStore;
  /** What a new one starts from. */
  start: object;
}

/** How often the page follows what goes on, in milliseconds. */
const TICK = 100;
const EMPTY: ImportView = { step: 'file', mapping: {}, rows: [], chosen: new Set(), outcomes: new Map() };

/** One import from the file to its undoing. It lives outside of React, because its work goes on between two renderings. */
export class ImportSession {
  readonly columns: readonly ImportColumn[];
  private readonly setting: ImportSetting;
  private readonly listeners = new Set<() => void>();
  private readonly outcomes = new Map<number, RowOutcome>();
  private view = EMPTY;
  private stopper = new AbortController();
  private tick: ReturnType<typeof setTimeout> | undefined;

  constructor(setting: ImportSetting) {
    this.setting = setting;
    this.columns = importColumns(setting.entity);
  }

  /** The view as it is now. */
  readonly get = (): ImportView => this.view;

  /** Calls back after every change of the view; gives the end of it. */
  readonly subscribe = (notify: () => void): (() => void) => {
    this.listeners.add(notify);
    return () => this.listeners.delete(notify);
  };

  /** Looks for an import that was left. */
  async load(): Promise<void> {
    const kept = await this.setting.jobs.read();
    if (kept && this.view.step === 'file') this.show({ kept });
  }

  /** Reads a file and guesses what its columns mean. */
  async open(opened: Blob & { name: string }): Promise<void> {
    try {
      const text = await textOfFile(opened);
      const table = readCsv(text);
      const mapping = guessMapping(this.columns, table.columns);
      const { kept } = this.view;
      this.view = { ...EMPTY, step: 'columns', file: { name: opened.name, text, table }, mapping };
      this.show(kept ? { kept } : {});
    } catch (error) {
      this.show({ problem: error instanceof CsvProblem ? error : new CsvProblem('notCsv') });
    }
  }

  /** Says what the columns of the file mean. */
  match(mapping: Mapping): void {
    this.show({ mapping });
  }

  /** Says which lines are to be made. */
  choose(chosen: ReadonlySet<number>): void {
    this.show({ chosen });
  }

  /** Goes back by a step. Nothing has been made so far. */
  back(): void {
    this.stop();
    const { file, mapping, step, kept } = this.view;
    this.view = step === 'check' && file ? { ...EMPTY, step: 'columns', file, mapping } : EMPTY;
    this.show(kept ? { kept } : {});
  }

  /** Checks every row of the file; those that nothing speaks against are chosen. */
  async check(): Promise<void> {
    const { file, mapping } = this.view;
    if (!file) return;
    this.show({ step: 'check', rows: [], chosen: new Set() });
    const rows = await this.checked(file.table, mapping);
    if (this.stopper.signal.aborted) return;
    this.show({ rows, chosen: new Set(rows.filter(isReady).map(({ line }) => line)) });
  }

  /** Makes the chosen rows. */
  async make(): Promise<void> {
    this.outcomes.clear();
    const { kept: _, ...view } = this.view;
    this.view = view;
    this.show({ step: 'run', outcomes: new Map() });
    await this.setting.jobs.start(this.job());
    await this.makeRest();
  }

  /** Goes on with the work that stopped; with an import that the browser has kept, its rows are read and checked anew first. */
  async goOn(): Promise<void> {
    const { kept, failed } = this.view;
    if (failed === 'undo') return this.undo();
    if (kept && !(await this.reopen(kept))) return;
    await this.makeRest();
  }

  /** Reads and checks the rows of a kept import anew; gives whether that came to its end. Until then nothing of it is made. */
  private async reopen(kept: KeptJob): Promise<boolean> {
    const table = readCsv(kept.text);
    for (const [line, outcome] of kept.outcomes) this.outcomes.set(line, outcome);
    this.show({
      step: 'run',
      file: { name: kept.file, text: kept.text, table },
      mapping: kept.mapping,
      chosen: new Set(kept.chosen),
      outcomes: new Map(this.outcomes),
    });
    const rows = await this.checked(table, kept.mapping, new Set(kept.chosen));
    if (this.stopper.signal.aborted || rows.length < kept.chosen.length) return false;
    // A row that looks like something since may have been made by this very import: what it looked like then is what counts.
    const known = (line: number) => (kept.known[line] ?? []).map((id) => ({ id, title: '' }));
    const { kept: _, ...view } = this.view;
    this.view = view;
    this.show({ rows: rows.map((row) => ({ ...row, twins: known(row.line) })) });
    return true;
  }

  /** Takes back everything that was made and is as it was then. */
  async undo(): Promise<void> {
    const made = [...this.outcomes].flatMap(([line, outcome]) =>
      outcome.state === 'made'
        ? [{ line, id: outcome.id, ...(outcome.version === undefined ? {} : { version: outcome.version }) }]
        : [],
    );
    await this.work('undo', made.length, (signal) => takeBackRows(this.order(signal), made));
  }

  /** Stops after the rows that are under way. */
  stop(): void {
    this.stopper.abort();
  }

  /** Forgets the import; what was made stays. */
  async forget(): Promise<void> {
    this.stop();
    this.outcomes.clear();
    this.view = EMPTY;
    this.show({});
    await this.setting.jobs.forget();
  }

  private async checked(table: CsvTable, mapping: Mapping, only?: ReadonlySet<number>): Promise<CheckedRow[]> {
    const { entity, client, start } = this.setting;
    const order = { entity, client, start, columns: this.columns, mapping, find: createFindRows(entity, client) };
    const wanted = table.rows.filter(({ line }) => only?.has(line) ?? true);
    const rows = new Map<number, CheckedRow>();
    await this.work('check', wanted.length, (signal) =>
      inTurn(wanted, signal, async (row) => {
        rows.set(row.line, await checkRow(order, row));
        this.count();
      }),
    );
    const inOrder = wanted.flatMap(({ line }) => rows.get(line) ?? []);
    return withTwinsOfFile(entity, inOrder);
  }

  private async makeRest(): Promise<void> {
    const chosen = this.view.rows.filter(({ line }) => this.view.chosen.has(line));
    const stateOf = ({ line }: CheckedRow) => this.outcomes.get(line)?.state;
    const sent = chosen.filter((row) => stateOf(row) === 'sent');
    const fresh = chosen.filter((row) => stateOf(row) === undefined);
    await this.work('make', fresh.length + sent.length, async (signal) => {
      const order = this.order(signal);
      const unsure = await settleSent(order, sent);
      await makeRows(order, [...unsure, ...fresh]);
    });
  }

  private job(): ImportJob {
    const { file, mapping, chosen, rows } = this.view;
    const twins = rows.filter((row) => row.twins.length > 0);
    return {
      file: file?.name ?? '',
      text: file?.text ?? '',
      mapping,
      chosen: [...chosen],
      known: Object.fromEntries(twins.map((row) => [row.line, row.twins.flatMap(({ id }) => id ?? [])])),
    };
  }

  private order(signal: AbortSignal) {
    const { entity, client, jobs } = this.setting;
    const note = async (line: number, outcome: RowOutcome): Promise<void> => {
      this.outcomes.set(line, outcome);
      if (outcome.state !== 'sent') this.count();
      await jobs.note(line, outcome);
    };
    return { entity, client, signal, note };
  }

  private async work(kind: Task['kind'], of: number, run: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.stopper = new AbortController();
    const { failure: _, failed: __, ...rest } = this.view;
    this.view = rest;
    this.show({ task: { kind, done: 0, of } });
    let failure: unknown;
    try {
      await run(this.stopper.signal);
    } catch (error) {
      // A call that was given up because the user stopped the work is no failure.
      if (!this.stopper.signal.aborted) failure = error;
    }
    clearTimeout(this.tick);
    this.tick = undefined;
    const { task: ___, ...idle } = this.view;
    this.view = idle;
    this.show({ outcomes: new Map(this.outcomes), ...(failure === undefined ? {} : { failure, failed: kind }) });
    if (kind !== 'check') void this.setting.client.invalidateQueries();
  }

  /** Counts a row. The page follows a few times a second, however fast the rows go. */
  private count(): void {
    const { task } = this.view;
    if (!task) return;
    this.view = { ...this.view, task: { ...task, done: task.done + 1 } };
    this.tick ??= setTimeout(() => {
      this.tick = undefined;
      this.show({ outcomes: new Map(this.outcomes) });
    }, TICK);
  }

  private show(change: Partial<ImportView>): void {
    this.view = { ...this.view, ...change };
    for (const notify of this.listeners) notify();
  }
}

/** Whether nothing speaks against a row. */
export function isReady(row: CheckedRow): boolean {
  return row.faults.length === 0 && row.twins.length === 0;
}
