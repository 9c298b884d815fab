import type { Transaction } from '../database.ts';
import { lockSite, shareSite } from './site-lock.ts';

/**
 * Lets nobody change a name of the site that its games are ordered by (migration 0009) until the transaction ends: a
 * game that is written takes the names over as they are then. To be asked before any row is locked, or the two would
 * wait for each other. Games are written side by side all the same.
 */
export async function keepNames(transaction: Transaction): Promise<void> {
  await shareSite(transaction, 'names');
}

/**
 * Lets no game of the site be written until the transaction ends, which may change a name ({@link keepNames}). Asked
 * before any row is locked, too.
 */
export async function changeNames(transaction: Transaction): Promise<void> {
  await lockSite(transaction, 'names');
}
