import type { RolloverPlan } from './plan.ts';
import type { RolloverCalls } from './rollover-calls.ts';
import type { Outcome, Outcomes, StepId } from './rollover-job.ts';

/** What a run works on. */
export interface RunOrder {
  plan: RolloverPlan;
  calls: RolloverCalls;
  signal: AbortSignal;
  /** What became of the steps so far. */
  outcomes(): Outcomes;
  /** Takes note, in a way that outlives the page, before the next call is made. */
  note(step: StepId, outcome: Outcome): void;
}
