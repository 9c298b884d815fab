import { AsyncLocalStorage } from 'node:async_hooks';

/** Who makes changes: known by `subject`, the identity provider's `sub` claim, and called `name`. */
export interface Actor {
  readonly subject: string;
  readonly name: string;
}

const acting = new AsyncLocalStorage<Actor>();

/**
 * Runs `work` on somebody's behalf: what it changes is theirs in the audit, however deep inside the transaction begins.
 * Without an actor the changes are the service's own.
 */
export function actingAs<Result>(actor: Actor | undefined, work: () => Promise<Result>): Promise<Result> {
  return actor ? acting.run(actor, work) : work();
}

/** On whose behalf the code runs that asks; undefined for the service's own work. */
export function currentActor(): Actor | undefined {
  return acting.getStore();
}
