import { checkFile } from './check-file.ts';
import { type CheckedRow, isReady, withTwinsOfFile } from './check-rows.ts';
import { csvProblem } from './csv-problem.ts';
import { createFindRows, meaningKey } from './find-rows.ts';
import { guessMapping, type ImportColumn, importColumns, type Mapping } from './import-columns.ts';
import type { KeptJob } from './import-job.ts';
import { EMPTY, type ImportSetting, jobOf } from './import-view.ts';
import { ImportWork } from './import-work.ts';
import { findMade, makeBatches } from './make-batches.ts';
import { withMended, wrongFirst } from './mended-rows.ts';
import { type OpenFile, openFile, type Reading, reopened, tableOf } from './open-file.ts';
import { type MadeRow, makeRows, type NotedRow, type RowOutcome, settleSent, takeBackRows } from './run-import.ts';

/**
 * One import from the file to its undoing. It lives outside of React, because its work goes on between two renderings.
 */
export class ImportSession extends ImportWork {
  readonly columns: readonly ImportColumn[];
  /** What every row starts from. */
  readonly start: object;
  private readonly setting: ImportSetting;
  /** The rows as each was checked by itself, by line. */
  private readonly checks = new Map<number, CheckedRow>();
  private jobId = '';

  /** What this import is called by the service, where it keeps what it made. */
  get importUuid(): string {
    return this.jobId;
  }

  constructor(setting: ImportSetting) {
    super(() => void setting.client.invalidateQueries());
    this.setting = setting;
    this.start = setting.start;
    this.columns = importColumns(setting.entity);
  }

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
    const { file, mapping, mended, meanings, step, kept } = this.view;
    this.view = step === 'check' && file ? { ...EMPTY, step: 'columns', file, mapping, mended, meanings } : EMPTY;
    this.show(kept ? { kept } : {});
  }

  /** Checks every row of the file; those that nothing speaks against are chosen. */
  async check(): Promise<void> {
    if (!this.view.file) return;
    this.show({ step: 'check', rows: [], chosen: new Set(), order: [] });
    const rows = await this.checked('check');
    if (this.stopper.signal.aborted) return;
    const order = wrongFirst(rows).map(({ line }) => line);
    this.show({ rows, order, chosen: new Set(rows.filter(isReady).map(({ line }) => line)) });
  }

  /** Gives rows other cells, by line, and checks them again; those that nothing speaks against any more are chosen. */
  async mend(cells: ReadonlyMap<number, readonly string[]>): Promise<void> {
    this.show({ mended: new Map([...this.view.mended, ...cells]) });
    await this.checkAgain(new Set(cells.keys()));
  }

  /** Says which thing of a source a text means, and checks the lines that have it again. */
  async mean(source: string, text: string, thing: object, lines: ReadonlySet<number>): Promise<void> {
    this.show({ meanings: new Map([...this.view.meanings, [meaningKey(source, text), thing]]) });
    await this.checkAgain(lines);
  }

  private async checkAgain(lines: ReadonlySet<number>): Promise<void> {
    const rows = await this.checked('mend', lines);
    const chosen = new Set(this.view.chosen);
    for (const row of rows) {
      if (lines.has(row.line) && isReady(row)) chosen.add(row.line);
      if (row.faults.length > 0) chosen.delete(row.line);
    }
    this.show({ rows, chosen });
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
      await this.setting.jobs.note([...this.outcomes]);
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
      mended: new Map(kept.mended),
      meanings: new Map(kept.meanings),
      chosen: new Set(kept.chosen),
      outcomes: new Map(this.outcomes),
    });
    const rows = await this.checked('check', new Set(kept.chosen));
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
    await this.work('undo', this.made().length, async (signal) => {
      const order = this.order(signal);
      // What was made and whose answer was lost is taken back, too.
      const { sent, fresh } = this.unsettled();
      await settleSent(order, sent, this.outcomes.values());
      await findMade(
        order,
        fresh.map(({ line }) => line),
      );
      const made = this.made();
      this.show({ task: { kind: 'undo', done: 0, of: made.length } });
      await takeBackRows(order, made);
    });
  }

  private made(): MadeRow[] {
    return [...this.outcomes].flatMap(([line, outcome]) => {
      if (outcome.state !== 'made') return [];
      const { state: _, ...row } = outcome;
      return [{ line, ...row }];
    });
  }

  /** The chosen rows of which nothing is known: sent without an answer, or not noted as sent. */
  private unsettled(): Record<'sent' | 'fresh', CheckedRow[]> {
    const chosen = this.view.rows.filter(({ line }) => this.view.chosen.has(line));
    const stateOf = ({ line }: CheckedRow) => this.outcomes.get(line)?.state;
    return {
      sent: chosen.filter((row) => stateOf(row) === 'sent'),
      fresh: chosen.filter((row) => stateOf(row) === undefined),
    };
  }

  /** Forgets the import; what was made stays. */
  async forget(): Promise<void> {
    this.stop();
    this.outcomes.clear();
    this.view = EMPTY;
    this.show({});
    await this.setting.jobs.forget();
  }

  /** Checks rows of the file, those of `only` or all, and gives them in the file's order. */
  private async checked(kind: 'check' | 'mend', only?: ReadonlySet<number>): Promise<CheckedRow[]> {
    const { entity, client, start } = this.setting;
    const { file, mapping, mended, meanings } = this.view;
    const find = createFindRows(entity, client, meanings);
    const order = { entity, client, start, columns: this.columns, mapping, find };
    const all = file ? withMended(file.table.rows, mended) : [];
    const wanted = all.filter(({ line }) => only?.has(line) ?? true);
    if (kind === 'check') this.checks.clear();
    await this.work(kind, wanted.length, (signal) =>
      checkFile(order, wanted, signal, (row) => {
        this.checks.set(row.line, row);
        this.count();
      }),
    );
    return withTwinsOfFile(
      entity,
      all.flatMap(({ line }) => this.checks.get(line) ?? []),
    );
  }

  private async makeRest(): Promise<void> {
    const { sent, fresh } = this.unsettled();
    await this.work('make', fresh.length + sent.length, async (signal) => {
      const order = this.order(signal);
      const unsure = await settleSent(order, sent, this.outcomes.values());
      const make = order.entity.createMany ? makeBatches : makeRows;
      await make(order, [...unsure, ...fresh]);
    });
  }

  private async alone(work: () => Promise<void>): Promise<void> {
    const { isElsewhere: _, ...view } = this.view;
    this.view = view;
    if (!(await this.setting.alone(work))) this.show({ isElsewhere: true });
  }

  private order(signal: AbortSignal) {
    const { entity, client, jobs } = this.setting;
    const noteAll = async (rows: readonly NotedRow[]): Promise<void> => {
      for (const [line, outcome] of rows) {
        const before = this.outcomes.get(line)?.state;
        this.outcomes.set(line, outcome);
        // What is about to be sent is noted too, and is not done yet.
        if (outcome.state !== 'sent' && outcome.state !== before) this.count();
      }
      await jobs.note(rows);
    };
    const note = (line: number, outcome: RowOutcome): Promise<void> => noteAll([[line, outcome]]);
    return { entity, client, signal, note, noteAll, importUuid: this.jobId };
  }
}
