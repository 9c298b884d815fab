import type { Account, Filter } from '../contract.ts';
import type { Platform } from '../database.ts';
import type { Page } from '../lists/page.ts';
import { containsWords } from '../lists/search-text.ts';
import { allOf, type Sql, sql } from '../sql.ts';

/** Which accounts, and in which order: the parameters of `listAccounts`. One that is left out does not filter. */
export type AccountFilter = Filter<'listAccounts'>;

/** What each order looks at; empty values come last in both directions. */
const orders: Record<NonNullable<AccountFilter['sortBy']>, Sql> = {
  name: sql`name COLLATE "sv-x-icu"`,
  email: sql`email COLLATE "sv-x-icu"`,
  lastSeen: sql`last_seen`,
};

/** A page of all accounts and the sites that each was given, with the count of all that fit. One query. */
export async function listAccounts(platform: Platform, filter: AccountFilter): Promise<Page<Account>> {
  const { page, pageSize, sortBy = 'name', sortOrder } = filter;
  const way = sortOrder === 'desc' ? sql`DESC` : sql`ASC`;
  const rows = await platform.query<{ total: number; item: Account | null }>(sql`
    WITH fitting AS (SELECT subject, ${orders[sortBy]} AS key FROM accounts a WHERE ${allOf(conditions(filter))}),
    page AS MATERIALIZED (
      SELECT subject, row_number() OVER () AS place FROM (
        SELECT subject FROM fitting ORDER BY key ${way} NULLS LAST, subject ${way}
        LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}) ordered)
    SELECT c.total, CASE WHEN a.subject IS NOT NULL THEN json_build_object(
      'subject', a.subject, 'name', a.name, 'email', a.email, 'superAdministrator', a.is_super_admin,
      'sites', coalesce((
        SELECT json_agg(json_build_object('instanceId', s.instance_id, 'name', s.display_name)
          ORDER BY s.display_name COLLATE "sv-x-icu", s.instance_id)
        FROM site_access g JOIN sites s USING (instance_id) WHERE g.subject = a.subject), '[]'),
      'lastSeen', a.last_seen) END AS item
    FROM (SELECT count(*)::int AS total FROM fitting) c
    LEFT JOIN (page JOIN accounts a USING (subject)) ON TRUE
    ORDER BY page.place`);
  return { items: rows.flatMap(({ item }) => (item === null ? [] : [item])), total: rows[0]?.total ?? 0 };
}

/** Whose visit is kept: what the token of a caller says. */
export interface Visitor {
  subject: string;
  name: string;
  email: string;
}

/**
 * Keeps that somebody opened the console, and what they are called; at most once an hour, which is as exact as
 * `lastSeen` is told. Somebody without an account is not kept: nobody gave them anything.
 */
export async function keepVisit(platform: Platform, { subject, name, email }: Visitor): Promise<void> {
  await platform.query(sql`
    UPDATE accounts SET last_seen = now(), name = coalesce(nullif(${name}, ''), name),
      email = coalesce(nullif(${email}, ''), email)
    WHERE subject = ${subject} AND (last_seen BETWEEN now() - interval '1 hour' AND now()) IS NOT TRUE`);
}

function conditions({ instanceId, superAdministrator, search }: AccountFilter): Sql[] {
  return [
    ...(instanceId === undefined
      ? []
      : [
          sql`(is_super_admin OR EXISTS (
            SELECT 1 FROM site_access g WHERE g.subject = a.subject AND g.instance_id = ${instanceId}))`,
        ]),
    ...(superAdministrator === undefined ? [] : [sql`is_super_admin = ${superAdministrator}`]),
    ...containsWords(sql`search_text`, search),
  ];
}
