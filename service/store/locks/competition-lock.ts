import type { Transaction } from '../database.ts';
import { lockSite } from './site-lock.ts';

/**
 * Lets changes of one site's competitions happen one after the other until the transaction ends, for some of them look
 * at others: at the same combination, at the default of a series, at the season that is in use. They are rare, and
 * quick.
 */
export async function lockCompetitions(transaction: Transaction): Promise<void> {
  await lockSite(transaction, 'competitions');
}
