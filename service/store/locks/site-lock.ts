import type { Transaction } from '../database.ts';
import { sql } from '../sql.ts';
import { siteLockKeys } from './lock-keys.ts';

/**
 * Lets one transaction after the other do what `of` names on this site, each until it ends: changes that look at each
 * other, or count what there is before they add to it, would otherwise all see what was there before.
 */
export async function lockSite(transaction: Transaction, of: keyof typeof siteLockKeys): Promise<void> {
  await transaction.query(sql`SELECT pg_advisory_xact_lock(${siteLockKeys[of]}, hashtext(${transaction.instanceId}))`);
}

/** As `lockSite`, side by side with others that share it; only `lockSite` waits for them, and they for it. */
export async function shareSite(transaction: Transaction, of: keyof typeof siteLockKeys): Promise<void> {
  await transaction.query(
    sql`SELECT pg_advisory_xact_lock_shared(${siteLockKeys[of]}, hashtext(${transaction.instanceId}))`,
  );
}
