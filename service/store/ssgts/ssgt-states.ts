import type { Transaction } from '../database.ts';
import { ConflictError } from '../errors.ts';
import { changedBy, updateRow, writeRow } from '../write-row.ts';
import { lockedSsgt } from './ssgt-writes.ts';
import { ssgtColumns, type VersionedSsgt } from './ssgts.ts';

/** The changes of state that a competition may go through (specification §4 leaves the states to us), from and to. */
export const legal = [
  ['draft', 'active'],
  ['active', 'closed'],
  ['closed', 'active'],
  ['closed', 'archived'],
  ['archived', 'closed'],
] as const;

/**
 * Takes a competition through a transition, written `{from}-to-{to}`. Throws `NotFoundError`, `StaleError`, and
 * `ConflictError` for a transition that is not legal (`illegalTransition`), a competition in another state
 * (`wrongState`) or a deleted one (`deleted`).
 */
export async function changeSsgtState(
  transaction: Transaction,
  author: string,
  uuid: string,
  transition: string,
  expectedVersion?: number,
): Promise<VersionedSsgt> {
  const ssgt = await lockedSsgt(transaction, uuid, expectedVersion);
  const refuse = (code: string, message: string) => new ConflictError(code, ['transition'], message);
  const found = legal.find(([from, to]) => `${from}-to-${to}` === transition);
  if (!found) {
    const all = legal.map(([from, to]) => `${from}-to-${to}`).join(', ');
    throw refuse('illegalTransition', `'${transition}' is no legal change of state; legal are ${all}.`);
  }
  const [from, to] = found;
  if (ssgt.deleted) throw refuse('deleted', 'The state of a deleted competition cannot be changed.');
  if (ssgt.state !== from) throw refuse('wrongState', `The competition is in the state ${ssgt.state}, not ${from}.`);
  return writeRow(transaction, updateRow('ssgts', { state: to, ...changedBy(author) }, { uuid }), ssgtColumns);
}
