import type { RolloverPlan } from './plan.ts';
import type { RolloverJob } from './rollover-job.ts';
import type { RolloverSession } from './rollover-session.ts';

/** What the page of a whole season shows. A new object after every change. */
export interface WholeSeasonView {
  /** The rollovers that were started, here or before, in the order in which they are made; none while they are still being chosen. */
  jobs: readonly RolloverJob[];
  isWorking: boolean;
  /** Why the work stopped before its end. */
  failure?: unknown;
}

/** The rollovers of a season's competitions, made one after the other and taken back the other way round. Each is kept by itself. */
export class WholeSeason {
  private readonly sessions: ReadonlyMap<string, RolloverSession>;
  private readonly onEnd: () => void;
  private readonly listeners = new Set<() => void>();
  private isStopped = false;
  private view: WholeSeasonView;

  /** @param sessions by the competition that each begins with; `onEnd` is called when the work has ended, however it ended */
  constructor(sessions: ReadonlyMap<string, RolloverSession>, onEnd: () => void) {
    this.sessions = sessions;
    this.onEnd = onEnd;
    this.view = { jobs: this.jobs(), isWorking: false };
    for (const session of sessions.values()) session.subscribe(() => this.show(this.view.isWorking));
  }

  /** The view as it is now. */
  readonly get = (): WholeSeasonView => this.view;

  /** Calls back after every change of the view; gives the end of it. */
  readonly subscribe = (notify: () => void): (() => void) => {
    this.listeners.add(notify);
    return () => this.listeners.delete(notify);
  };

  /** Makes what the plans say, by the competition that each begins with. All are kept before the first call, so that none is forgotten. */
  start(plans: ReadonlyMap<string, RolloverPlan>): Promise<void> {
    for (const [uuid, plan] of plans) this.sessions.get(uuid)?.take(plan);
    return this.goOn();
  }

  /** Goes on where the work stopped; what was refused is tried again. */
  goOn(): Promise<void> {
    if (this.view.jobs.some(({ isUndoing }) => isUndoing)) return this.undo();
    return this.work([...this.sessions.values()], (session) => session.goOn());
  }

  /** Takes back what was made and is as it was then, the season last. */
  undo(): Promise<void> {
    return this.work([...this.sessions.values()].reverse(), (session) => session.undo());
  }

  /** Stops after the call that is under way. */
  stop(): void {
    this.isStopped = true;
    for (const session of this.sessions.values()) session.stop();
  }

  /** Forgets the rollovers; what was made stays. */
  forget(): void {
    for (const session of this.sessions.values()) session.forget();
  }

  private async work(
    sessions: readonly RolloverSession[],
    run: (session: RolloverSession) => Promise<void>,
  ): Promise<void> {
    if (this.view.isWorking) return;
    this.isStopped = false;
    this.show(true);
    let failure: unknown;
    for (const session of sessions) {
      if (this.isStopped || failure !== undefined) break;
      await run(session);
      ({ failure } = session.get());
    }
    this.show(false, failure);
    this.onEnd();
  }

  private jobs(): RolloverJob[] {
    return [...this.sessions.values()].flatMap((session) => session.get().job ?? []);
  }

  private show(isWorking: boolean, failure?: unknown): void {
    this.view = { jobs: this.jobs(), isWorking, ...(failure === undefined ? {} : { failure }) };
    for (const notify of this.listeners) notify();
  }
}
