import type { Transaction } from '../database.ts';
import { sql } from '../sql.ts';
import { lockKeys } from './lock-keys.ts';

/**
 * Lets the site get one more at a time of what it may have only so many of, until the transaction ends: two that come
 * at once would both count themselves as the last.
 */
export async function lockCount(transaction: Transaction, of: 'layouts' | 'savedViews'): Promise<void> {
  await transaction.query(sql`SELECT pg_advisory_xact_lock(${lockKeys[of]}, hashtext(${transaction.instanceId}))`);
}
