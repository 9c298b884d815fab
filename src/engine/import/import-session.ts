import { type CheckedRow, checkRow, withTwinsOfFile } from './check-rows.ts';
import type { CsvTable } from './csv-file.ts';
import { csvProblem } from './csv-problem.ts';
import { createFindRows } from './find-rows.ts';
import { guessMapping, type ImportColumn, importColumns, type Mapping } from './import-columns.ts';
import type { KeptJob } from './import-job.ts';
import { EMPTY, type ImportSetting, type ImportView, jobOf, type Task } from './import-view.ts';
import { type OpenFile, openFile, type Reading, reopened, tableOf } from './open-file.ts';
import { inTurn, makeRows, type RowOutcome, settleSent, takeBackRows } from './run-import.ts';

/** How often the page follows what goes on, in milliseconds. */
const TICK = 100;

/**
 * One import from the file to its undoing. It lives outside of React, because its work goes on between two renderings.
 */
export class ImportSession {
  readonly columns: readonly ImportColumn[];
  /** What every row starts from. */
  readonly start: object;
  private readonly setting: ImportSetting;
  private readonly listeners = new Set<() => void>();
  private readonly outcomes = new Map<number, RowOutcome>();
  private view = EMPTY;
  private stopper = new AbortController();
  private jobId = '';
  private tick: ReturnType<typeof setTimeout> | undefined;

  constructor(setting: ImportSetting) {
    this.setting = setting;
    this.start = setting.start;
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

  /** Reads a file and guesses how it is written and what its columns mean. */
  open(opened: Blob & { name: string }): Promise<void> {
    return this.read(() => openFile(this.columns, opened));
  }

  /** Reads the file in another encoding or with another delimiter; its columns are guessed again. */
  reread(reading: Reading): Promise<void> {
    return this.read(() => reopened(this.columns, this.view.file, reading));
  }

  private async read(work: () => OpenFile | undefined | Promise<OpenFile>): Promise<void> {
    try {
      const file = await work();
      const { kept } = this.view;
      if (!file) return;
      this.view = { ...EMPTY, step: 'columns', file, mapping: guessMapping(this.columns, file.table.columns) };
      this.show(kept ? { kept } : {});
    } catch (error) {
      this.show({ problem: csvProblem(error) });
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
  make(): Promise<void> {
    return this.alone(async () => {
      this.outcomes.clear();
      const { kept: _, ...view } = this.view;
      this.view = view;
      this.show({ step: 'run', outcomes: new Map() });
      this.jobId = crypto.randomUUID();
      await this.setting.jobs.start(jobOf(this.jobId, this.view));
      await this.makeRest();
    });
  }

  /**
   * Goes on with the work that stopped; with an import that the browser has kept, its rows are read and checked again
   * first.
   */
  goOn(): Promise<void> {
    return this.alone(async () => {
      const isKept = this.view.kept !== undefined;
      const now = await this.catchUp();
      if (isKept && !now) return;
      if (this.view.failed === 'undo') return this.takeBack();
      if (isKept && now && !(await this.reopen(now))) return;
      await this.makeRest();
    });
  }

  /**
   * Takes over what another tab has done meanwhile. Gives the import as the browser has it; nothing where that is
   * another one by now, which is shown.
   */
  private async catchUp(): Promise<KeptJob | undefined> {
    const { kept, ...rest } = this.view;
    const now = await this.setting.jobs.read();
    if (kept && now?.id !== kept.id) {
      this.view = rest;
      this.show(now ? { kept: now } : {});
      return undefined;
    }
    if (kept) return now;
    if (now?.id === this.jobId) {
      for (const [line, outcome] of now.outcomes) this.outcomes.set(line, outcome);
      this.show({ outcomes: new Map(this.outcomes) });
    } else {
      // What becomes of these rows must not be noted under another import's name.
      await this.setting.jobs.start(jobOf(this.jobId, this.view));
      for (const [line, outcome] of this.outcomes) await this.setting.jobs.note(line, outcome);
    }
    return now;
  }

  /**
   * Reads and checks the rows of a kept import again; gives whether that came to its end. Until then nothing of it is
   * made.
   */
  private async reopen(kept: KeptJob): Promise<boolean> {
    const table = tableOf(this.columns, kept.text, kept.delimiter);
    this.jobId = kept.id;
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
    // A row that looks like something since may have been made by this very import: what it looked like then is what
    // counts.
    const known = (line: number) => (kept.known[line] ?? []).map((id) => ({ id, title: '' }));
    const { kept: _, ...view } = this.view;
    this.view = view;
    this.show({ rows: rows.map((row) => ({ ...row, twins: known(row.line) })) });
    return true;
  }

  /** Takes back everything that was made and is as it was then. */
  undo(): Promise<void> {
    return this.alone(async () => {
      await this.catchUp();
      await this.takeBack();
    });
  }

  private async takeBack(): Promise<void> {
    const made = [...this.outcomes].flatMap(([line, outcome]) => {
      if (outcome.state !== 'made') return [];
      const { state: _, ...row } = outcome;
      return [{ line, ...row }];
    });
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
      const unsure = await settleSent(order, sent, this.outcomes.values());
      await makeRows(order, [...unsure, ...fresh]);
    });
  }

  private async alone(work: () => Promise<void>): Promise<void> {
    const { isElsewhere: _, ...view } = this.view;
    this.view = view;
    if (!(await this.setting.alone(work))) this.show({ isElsewhere: true });
  }

  private order(signal: AbortSignal) {
    const { entity, client, jobs } = this.setting;
    const note = async (line: number, outcome: RowOutcome): Promise<void> => {
      const before = this.outcomes.get(line)?.state;
      this.outcomes.set(line, outcome);
      // What is about to be sent is noted too, and is not done yet.
      if (outcome.state !== 'sent' && outcome.state !== before) this.count();
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
