import { EMPTY, type ImportView, type Task } from './import-view.ts';
import type { RowOutcome } from './run-import.ts';

/** How often the page follows what goes on, in milliseconds. */
const TICK = 100;

/** What the page of an import shows, and the work that goes on between two renderings of it. */
export class ImportWork {
  protected readonly outcomes = new Map<number, RowOutcome>();
  protected view = EMPTY;
  protected stopper = new AbortController();
  private readonly listeners = new Set<() => void>();
  private readonly onChanged: () => void;
  private tick: ReturnType<typeof setTimeout> | undefined;

  /** `onChanged` is called after work that has changed something in the service. */
  constructor(onChanged: () => void) {
    this.onChanged = onChanged;
  }

  /** The view as it is now. */
  readonly get = (): ImportView => this.view;

  /** Calls back after every change of the view; gives the end of it. */
  readonly subscribe = (notify: () => void): (() => void) => {
    this.listeners.add(notify);
    return () => this.listeners.delete(notify);
  };

  /** Stops after the rows that are under way. */
  stop(): void {
    this.stopper.abort();
  }

  /** Does a piece of work on so many rows, until it is done, stopped or failed. */
  protected async work(kind: Task['kind'], of: number, run: (signal: AbortSignal) => Promise<void>): Promise<void> {
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
    if (kind === 'make' || kind === 'undo') this.onChanged();
  }

  /** Counts a row. The page follows a few times a second, however fast the rows go. */
  protected count(): void {
    const { task } = this.view;
    if (!task) return;
    this.view = { ...this.view, task: { ...task, done: task.done + 1 } };
    this.tick ??= setTimeout(() => {
      this.tick = undefined;
      this.show({ outcomes: new Map(this.outcomes) });
    }, TICK);
  }

  protected show(change: Partial<ImportView>): void {
    this.view = { ...this.view, ...change };
    for (const notify of this.listeners) notify();
  }
}
