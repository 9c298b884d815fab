import type { Client } from 'pg';
import { readOwnTables } from '../store/migrate.ts';
import type { SequenceRecord } from './manifest.ts';

/** A column and its type as SQL writes it. */
export type Column = { readonly name: string; readonly type: string };

/** A table of the database. */
export type Table = {
  readonly name: string;
  /** All columns but those that PostgreSQL generates from others. */
  readonly columns: readonly Column[];
  /** Columns of the primary key. */
  readonly key: readonly string[];
  /** Shows the rows of the site only that the transaction has set. */
  readonly isGuarded: boolean;
  /** Shows the rows of a network, too. */
  readonly hasNetwork: boolean;
};

/** How the comment of a table begins that is made of others: what follows is the SQL that fills it, with a site as $1. */
const derived = 'derived: ';

/** Whether something is part of an extension, such as PostGIS: that comes with the extension, and is nobody's content. */
const isOfExtension = `EXISTS (SELECT FROM pg_depend d
  WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

/**
 * The tables that Touchline's migrations have made in the database, without those made of others. That of the migrations
 * themselves is part of the manifest.
 */
export async function readTables(client: Client): Promise<Table[]> {
  const { tables } = await readOwnTables();
  const { rows } = await client.query<Table>(
    `SELECT c.relname::text AS name, c.relrowsecurity AS "isGuarded",
      EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'network_uuid') AS "hasNetwork",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
          ORDER BY a.attnum), '[]') FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      (SELECT coalesce(jsonb_agg(a.attname ORDER BY k.place), '[]') FROM pg_index i,
          unnest(i.indkey) WITH ORDINALITY k(attnum, place)
        JOIN pg_attribute a ON a.attnum = k.attnum
        WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid) AS key
    FROM pg_class c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname = ANY($1)
      AND NOT starts_with(coalesce(obj_description(c.oid, 'pg_class'), ''), '${derived}')
    ORDER BY c.relname COLLATE "C"`,
    [tables],
  );
  return rows;
}

/** Fills the tables that are made of others, site by site. */
export async function fillDerivedTables(client: Client): Promise<void> {
  const { rows: tables } = await client.query<{ statement: string }>(
    `SELECT substr(obj_description(c.oid, 'pg_class'), $1) AS statement FROM pg_class c
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
       AND starts_with(coalesce(obj_description(c.oid, 'pg_class'), ''), $2)
     ORDER BY c.relname COLLATE "C"`,
    [derived.length + 1, derived],
  );
  const { rows: sites } = await client.query<{ id: string }>('SELECT instance_id AS id FROM sites');
  for (const { statement } of tables) for (const { id } of sites) await client.query(statement, [id]);
}

/** Anything that a database holds already; empty for one that was just made. */
export async function readObjectNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT c.relname::text AS name FROM pg_class c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'v', 'm', 'p', 'f') AND NOT ${isOfExtension}
    ORDER BY c.relname COLLATE "C" LIMIT 3`);
  return rows.map(({ name }) => name);
}

/** What the identity columns of these tables would give next. */
export async function readSequences(client: Client, tables: readonly Table[]): Promise<SequenceRecord[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `SELECT t.relname::text AS "table", a.attname::text AS "column", s.oid::regclass::text AS sequence
    FROM pg_class s
    JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = s.oid
      AND d.refclassid = 'pg_class'::regclass AND d.deptype IN ('i', 'a')
    JOIN pg_class t ON t.oid = d.refobjid
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = d.refobjsubid
    WHERE s.relkind = 'S' AND s.relnamespace = current_schema()::regnamespace AND t.relname = ANY($1)
    ORDER BY t.relname COLLATE "C", a.attnum`,
    [tables.map(({ name }) => name)],
  );
  const sequences: SequenceRecord[] = [];
  for (const { table, column, sequence } of rows) {
    const { rows: numbers } = await client.query<{ next: string }>(
      `SELECT (last_value + is_called::int)::text AS next FROM ${sequence}`,
    );
    sequences.push({ table, column, next: numbers[0]?.next ?? '1' });
  }
  return sequences;
}

/** The migrations that have run, in order; undefined where the database has never held Touchline. */
export async function readMigrationNames(client: Client) {
  const { rows: found } = await client.query<{ found: boolean }>(
    `SELECT to_regclass('migrations') IS NOT NULL AS found`,
  );
  if (!found[0]?.found) return undefined;
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'SELECT name, sha256 FROM migrations ORDER BY name COLLATE "C"',
  );
  return rows;
}

/** A name as SQL writes it, whatever it looks like. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
