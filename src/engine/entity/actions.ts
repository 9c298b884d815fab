import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../contract/api-error.ts';
import type { Action, Entity, StoredEntity } from '../../contract/entity.ts';
import { ifMatch, versionOf } from '../../contract/fetcher.ts';
import type { Text } from '../../contract/text.ts';
import { fits } from '../values/fits.ts';
import { normalizeBody } from '../values/normalize-body.ts';
import { isEqual, valueAt } from '../values/values.ts';
import { sendUpdate } from './send-update.ts';

/** Whether an action is offered for a row or a body: its properties have the values of the action's `when`. */
export const fitsAction = ({ when }: Action, body: object): boolean => fits(when, body);

/** The actions to show for a row or a body: those that fit it, and those that tell why they do not. */
export function shownActions(actions: readonly Action[], body: object): readonly Action[] {
  return actions.filter((action) => action.otherwise !== undefined || fitsAction(action, body));
}

/** How an action is done. */
export interface ActionOptions {
  signal?: AbortSignal;
  /** Remove it although something refers to it. */
  evenInUse?: boolean;
  /** Hears of the body as it was, before anything is done to it. */
  whenRead?(body: object): void;
  /**
   * What it was before an attempt that failed. That may have been made though its answer was lost: then nothing is sent. Of values that are
   * set it can be told, and this is what `whenRead` is given; a removal is done once nothing is there any more; a call is refused (412) once the
   * thing has changed, or a contract would be renewed twice.
   */
  earlier?: object | undefined;
  /**
   * Done after a removal and before anything is read again: anyone who shows the thing leaves it, or would read what is
   * gone.
   */
  whenRemoved?(): Promise<void> | void;
}

/**
 * Does an action to one thing: reads it again, then removes it, makes the action's call, or sends it with the action's
 * values, bound to the version that was read. It is sent as an editor would send it, in the one form of {@link
 * normalizeBody}. What the query client keeps of the thing unseen is dropped; nothing is invalidated: call it inside a
 * mutation, whose success does that.
 * @returns the body as it is now; undefined when it was removed
 * @throws ApiError: the service's refusal, or 412 where the thing has changed so that the action fits it no longer
 */
export async function runAction(
  entity: StoredEntity,
  action: Action,
  id: string,
  client: QueryClient,
  { signal = new AbortController().signal, evenInUse = false, earlier, whenRead, whenRemoved }: ActionOptions = {},
): Promise<object | undefined> {
  const read = entity.read(id);
  const removed = async (): Promise<undefined> => {
    await whenRemoved?.();
    client.removeQueries({ queryKey: read.queryKey, exact: true });
    return undefined;
  };
  // Not through the cache: what was kept there may be older than what the action is to be done to.
  const found = await read.queryFn({ signal }).catch((error: unknown) => {
    if (!earlier || !action.remove || !isGone(error)) throw error;
  });
  if (found === undefined) return removed();
  const fresh = normalizeBody(entity, found);
  if (earlier && action.set && isEqual({ ...fresh, ...action.set }, fresh)) {
    whenRead?.(earlier);
    return fresh;
  }
  if (earlier && action.call && versionOf(fresh) !== versionOf(earlier)) {
    throw unanswered();
  }
  if (!fitsAction(action, fresh)) throw new ApiError('http', 412, 'The action does not fit any more');
  whenRead?.(fresh);
  const bound = { signal, ...ifMatch(versionOf(fresh)) };
  if (action.remove) {
    if (!entity.remove) throw new Error(`${entity.name} has no delete operation for the action ${action.name}`);
    await entity.remove(id, bound, evenInUse);
    return removed();
  }
  const call = action.call && callOf(entity, action);
  const now = call
    ? await call(id, bound)
    : await sendUpdate(entity, id, { base: fresh, edited: { ...fresh, ...action.set } }, { signal });
  // Read again by anyone who looks at it: putting it there would copy the body, and the version hangs on the body itself.
  client.removeQueries({ queryKey: read.queryKey, exact: true, type: 'inactive' });
  return now;
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Code of the fault of a call that is not made again, since the one before it had no answer and may have been done. */
const UNANSWERED = 'unanswered';

/** What is said in place of a second call: nobody can tell whose change it was, and most often it was the caller's own. */
function unanswered(): ApiError {
  const message = 'It was changed since the call that had no answer';
  return new ApiError('http', 412, message, [{ path: '', message, code: UNANSWERED }]);
}

/** Whether an action was not done again because an attempt without an answer has probably done it. */
export const isPerhapsDone = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ code }) => code === UNANSWERED);

/** What an action made of a body. */
export interface BodyChange {
  before: object;
  after: object;
}

/**
 * Puts back the values that an action set in one thing, unless somebody has changed them since. As {@link runAction},
 * it belongs inside a mutation. Where they are back already, as after an answer that was lost, nothing is sent.
 * @throws ApiError: the service's refusal, or 412 where they were changed since
 */
export async function putBack(
  entity: StoredEntity,
  action: Action,
  { id, change: { before, after } }: { id: string; change: BodyChange },
  client: QueryClient,
): Promise<void> {
  const read = entity.read(id);
  const fresh = normalizeBody(entity, await read.queryFn({ signal: new AbortController().signal }));
  const set = Object.keys(action.set ?? {});
  const isAs = (body: object) => set.every((key) => isEqual(valueAt(fresh, key), valueAt(body, key)));
  if (isAs(before)) return;
  if (!isAs(after)) throw new ApiError('http', 412, 'It was changed since');
  const former = Object.fromEntries(set.map((key) => [key, valueAt(before, key) ?? null]));
  await sendUpdate(entity, id, { base: fresh, edited: { ...fresh, ...former } });
  client.removeQueries({ queryKey: read.queryKey, exact: true, type: 'inactive' });
}

/** The call of an action, bound by generation. */
function callOf({ name, calls }: Entity, action: Action): NonNullable<Entity['calls']>[string] {
  const call = calls?.[action.name];
  if (!call) throw new Error(`${name} has no call for the action ${action.name}`);
  return call;
}

/** What puts words into the user's language: a key of the catalogue, or a text of a definition. */
export interface Speaking {
  t(key: string): string;
  text(text: Text): string;
}

/**
 * The words for an action that went well (specification §8): its own, else removed or marked as deleted, restored,
 * otherwise changed.
 */
export function successOfAction(action: Action, { t, text }: Speaking): string {
  return action.told ? text(action.told.done) : t(successKey(action));
}

/** The words for an action that failed (specification §8). */
export function failureOfAction(action: Action, { t, text }: Speaking): string {
  return action.told?.failed ? text(action.told.failed) : t(failureKey(action));
}

function successKey(action: Action): string {
  if (action.remove || action.set?.deleted === true) return 'messages.deleteSuccessful';
  return action.set?.deleted === false ? 'messages.restored' : 'messages.updateSuccessful';
}

function failureKey(action: Action): string {
  return action.remove || action.set?.deleted === true ? 'messages.deleteFailed' : 'messages.updateFailed';
}
