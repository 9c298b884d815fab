import { isAlive } from '../../engine/values/storage-lifetime.ts';
import { userKey } from '../../engine/values/user-storage.ts';
import type { RolloverPlan } from './plan.ts';

/**
 * What became of a step. `sent`: the call was made and its answer is not known. `used`: it was there already. `kept`: an undo left it, and why. `code`: what
 * the service calls the reason of a refusal.
 * `version` is the one that it had when it was made, to tell whether somebody has changed it since. `isEmptying`: an undo has sent the call that takes the
 * competition's teams out, and its answer is not known.
 */
export type Outcome =
  | { state: 'sent' }
  | { state: 'made'; uuid: string; version?: string; isEmptying?: true }
  | { state: 'used' | 'undone'; uuid: string }
  | { state: 'kept'; uuid: string; why: KeptWhy; message?: string }
  | { state: 'refused'; status: number; message: string; code?: string };

/** Why an undo left something: it was changed since, it has games, something else uses it, or the service said no. */
export type KeptWhy = 'changed' | 'hasGames' | 'used' | 'refused';

/** The steps of a rollover: the season, the competition, the default that another one loses by it, and each of its teams. */
export type StepId = 'season' | 'ssgt' | 'default' | `team ${string}`;

/** The step that connects a team. */
export const teamStep = (uuid: string): StepId => `team ${uuid}`;

/** The identifier of what a step has made or found; undefined while there is none. */
export function doneUuid(outcome: Outcome | undefined): string | undefined {
  return outcome?.state === 'made' || outcome?.state === 'used' ? outcome.uuid : undefined;
}

/** What became of each step so far; those without an outcome have not begun. */
export type Outcomes = ReadonlyMap<StepId, Outcome>;

/** A rollover under way: its plan, and what became of its steps. */
export interface RolloverJob {
  plan: RolloverPlan;
  outcomes: Outcomes;
  /** Whether it is being taken back. */
  isUndoing: boolean;
}

/** Keeps one rollover. Where nothing can be kept, it lasts as long as its page. */
export interface RolloverJobs {
  read(now?: number): RolloverJob | undefined;
  write(job: RolloverJob, now?: number): void;
  forget(): void;
}

type Stored = { storedAt: number; plan: RolloverPlan; outcomes: [StepId, Outcome][]; isUndoing: boolean };

/** Keeps a rollover in the browser for 12 hours, under a key of user, site and competition. It is written before anything is sent. */
export function browserJob(user: string, instanceId: string, ssgtUuid: string): RolloverJobs {
  const key = userKey('rollover', user, instanceId, ssgtUuid);
  const forget = (): void => harmless(() => localStorage.removeItem(key));
  return {
    forget,
    read(now = Date.now()) {
      const stored = harmless(() => JSON.parse(localStorage.getItem(key) ?? 'null') as Stored | null);
      if (!stored) return undefined;
      if (!isAlive(stored.storedAt, now)) {
        forget();
        return undefined;
      }
      return { plan: stored.plan, outcomes: new Map(stored.outcomes), isUndoing: stored.isUndoing };
    },
    write({ plan, outcomes, isUndoing }, now = Date.now()) {
      const stored: Stored = { storedAt: now, plan, outcomes: [...outcomes], isUndoing };
      harmless(() => localStorage.setItem(key, JSON.stringify(stored)));
    },
  };
}

/** Storage that is refused, full or spoilt must not stop the work. */
function harmless<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
