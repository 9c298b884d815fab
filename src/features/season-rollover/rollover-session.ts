import type { RolloverPlan } from './plan.ts';
import type { RolloverCalls } from './rollover-calls.ts';
import type { Outcome, RolloverJob, RolloverJobs, StepId } from './rollover-job.ts';
import type { RunOrder } from './run-order.ts';
import { runRollover } from './run-rollover.ts';
import { undoRollover } from './undo-rollover.ts';

/** What the page of a rollover shows. A new object after every change. */
export interface RolloverView {
  /** The rollover that was started, here or before; undefined while it is still being chosen. */
  job: RolloverJob | undefined;
  isWorking: boolean;
  /** Why the work stopped before its end. */
  failure?: unknown;
}

/** What a session needs of its page. */
export interface RolloverSetting {
  calls: RolloverCalls;
  jobs: RolloverJobs;
  /** Called when the work has ended, however it ended. */
  onEnd(): void;
}

/** One rollover from its start to its undoing. It lives outside of React, because its work goes on between two renderings. */
export class RolloverSession {
  private readonly setting: RolloverSetting;
  private readonly listeners = new Set<() => void>();
  private view: RolloverView;
  private stopper = new AbortController();

  constructor(setting: RolloverSetting) {
    this.setting = setting;
    this.view = { job: setting.jobs.read(), isWorking: false };
  }

  /** The view as it is now. */
  readonly get = (): RolloverView => this.view;

  /** Calls back after every change of the view; gives the end of it. */
  readonly subscribe = (notify: () => void): (() => void) => {
    this.listeners.add(notify);
    return () => this.listeners.delete(notify);
  };

  /** Makes what a plan says. */
  start(plan: RolloverPlan): Promise<void> {
    this.take(plan);
    return this.work(runRollover);
  }

  /** Keeps a plan that is to be made when the work goes on. */
  take(plan: RolloverPlan): void {
    this.keep({ plan, outcomes: new Map(), isUndoing: false });
  }

  /** Goes on where the work stopped; what was refused is tried again. */
  goOn(): Promise<void> {
    return this.work(this.view.job?.isUndoing ? undoRollover : runRollover);
  }

  /** Takes back what was made and is as it was then. */
  undo(): Promise<void> {
    const { job } = this.view;
    if (job) this.keep({ ...job, isUndoing: true });
    return this.work(undoRollover);
  }

  /** Stops after the call that is under way. */
  stop(): void {
    this.stopper.abort();
  }

  /** Forgets the rollover; what was made stays. */
  forget(): void {
    this.stop();
    this.setting.jobs.forget();
    this.show({ job: undefined, isWorking: false });
  }

  private async work(run: (order: RunOrder) => Promise<void>): Promise<void> {
    const { job, isWorking } = this.view;
    if (!job || isWorking) return;
    const stopper = new AbortController();
    this.stopper = stopper;
    this.show({ job, isWorking: true });
    let failure: unknown;
    try {
      await run({
        plan: job.plan,
        calls: this.setting.calls,
        signal: stopper.signal,
        outcomes: () => this.view.job?.outcomes ?? new Map(),
        note: (step, outcome) => this.note(step, outcome),
      });
    } catch (error) {
      // A call that was given up because the user stopped the work is no failure.
      if (!stopper.signal.aborted) failure = error;
    }
    this.show({ job: this.view.job, isWorking: false, ...(failure === undefined ? {} : { failure }) });
    this.setting.onEnd();
  }

  private note(step: StepId, outcome: Outcome): void {
    const { job } = this.view;
    if (job) this.keep({ ...job, outcomes: new Map([...job.outcomes, [step, outcome]]) });
  }

  private keep(job: RolloverJob): void {
    this.setting.jobs.write(job);
    this.show({ ...this.view, job });
  }

  private show(view: RolloverView): void {
    this.view = view;
    for (const notify of this.listeners) notify();
  }
}
