import type { SubscriptionCount, SubscriptionLevel, SubscriptionTexts } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { lockSettings, type Versioned, writeSettings } from '../settings/settings-row.ts';
import { sql } from '../sql.ts';

const table = sql`subscription_texts`;

/** How many subscriptions the site has, by their state. */
export async function getSubscriptionCount(reader: Reader): Promise<SubscriptionCount> {
  const [row] = await reader.query<SubscriptionCount>(sql`
    SELECT count(*) FILTER (WHERE state = 'active')::int AS active,
      count(*) FILTER (WHERE state = 'paused')::int AS paused,
      count(*) FILTER (WHERE state = 'cancelled')::int AS cancelled
    FROM subscriptions`);
  return row ?? { active: 0, paused: 0, cancelled: 0 };
}

/** The levels that one can subscribe to, in their order; `price` is in the site's currency. */
export async function listSubscriptionLevels(reader: Reader): Promise<SubscriptionLevel[]> {
  const rows = await reader.query<{ level: SubscriptionLevel }>(sql`
    SELECT json_build_object('id', uuid, 'name', name, 'price', price, 'active', active) AS level
    FROM subscription_levels ORDER BY sort_order, uuid`);
  return rows.map(({ level }) => level);
}

/** The text for visitors who may subscribe; nothing in any language while nothing was saved. */
export async function getSubscriptionTexts(reader: Reader): Promise<Versioned<SubscriptionTexts>> {
  const [row] = await reader.query<Versioned<SubscriptionTexts>>(
    sql`SELECT version, json_build_object('texts', texts) AS value FROM ${table}`,
  );
  return row ?? { value: { texts: {} }, version: 1 };
}

/** Replaces the text for visitors who may subscribe. Throws `StaleError`. */
export async function saveSubscriptionTexts(
  transaction: Transaction,
  author: string,
  { texts }: SubscriptionTexts,
  expectedVersion?: number,
): Promise<Versioned<SubscriptionTexts>> {
  await lockSettings(transaction, table, author, expectedVersion);
  await writeSettings(transaction, author, { table, columns: sql`texts = ${JSON.stringify(texts)}` });
  return getSubscriptionTexts(transaction);
}
