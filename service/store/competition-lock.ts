import type { Transaction } from './database.ts';
import { sql } from './sql.ts';

/** Any number that nothing else in the database locks for a site. */
const lockKey = 7_464_053;

/**
 * Lets changes of one site's competitions happen one after the other until the transaction ends, for some of them look at others: at the same combination,
 * at the default of a series, at the season that is in use. They are rare, and quick.
 */
export async function lockCompetitions(transaction: Transaction): Promise<void> {
  await transaction.query(sql`SELECT pg_advisory_xact_lock(${lockKey}, hashtext(${transaction.instanceId}))`);
}
