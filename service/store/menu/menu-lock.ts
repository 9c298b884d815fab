import type { Transaction } from '../database.ts';
import { lockSite } from '../locks/site-lock.ts';

/**
 * Lets changes of a site's menu happen one after the other until the transaction ends: what is published is kept as a
 * whole, with the groups that others published before, and no route goes away while items come to lead to it.
 */
export async function lockMenu(transaction: Transaction): Promise<void> {
  await lockSite(transaction, 'menu');
}
