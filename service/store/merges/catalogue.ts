import type { Reader } from '../database.ts';
import { sql } from '../sql.ts';

/** A table of the sites as the database describes it. */
export interface Table {
  readonly name: string;
  /** Its columns that can be written, with their types. */
  readonly columns: Readonly<Record<string, string>>;
  /** Columns of its primary key; empty without one. */
  readonly key: readonly string[];
  /** Columns of each unique index that holds for all rows. */
  readonly uniques: readonly (readonly string[])[];
  /** Columns that lead to the things whose lists its rows are: a change of a row is one of the thing. */
  readonly owners: readonly Reference[];
}

/** A column of a table that leads to rows of another, by their uuid. */
export interface Reference {
  readonly column: string;
  readonly target: string;
}

/** A column that refers to a thing. */
export interface ReferringColumn {
  readonly table: Table;
  readonly column: string;
}

/**
 * What the database says of its tables and their foreign keys, so that a table which comes to refer to a thing is
 * covered by the key alone. Its owners are those that take the row along when they go.
 */
export class Catalogue {
  readonly tables: ReadonlyMap<string, Table>;
  readonly #keys: readonly ForeignKey[];

  constructor(tables: readonly Table[], keys: readonly ForeignKey[]) {
    this.tables = new Map(tables.map((table) => [table.name, table]));
    this.#keys = keys;
  }

  /** A table by its name; throws for one that there is not. */
  table(name: string): Table {
    const found = this.tables.get(name);
    if (!found) throw new Error(`There is no table '${name}'.`);
    return found;
  }

  /** All columns that lead to rows of a table by a foreign key. */
  keysTo(target: string): ReferringColumn[] {
    return this.#keys
      .filter((key) => key.target === target)
      .map((key) => ({ table: this.table(key.table), column: key.column }));
  }

  /** All columns of JSON. */
  documents(): ReferringColumn[] {
    return [...this.tables.values()].flatMap((table) =>
      Object.entries(table.columns)
        .filter(([, type]) => type === 'json' || type === 'jsonb')
        .map(([column]) => ({ table, column })),
    );
  }
}

/** A foreign key of a site's table. */
interface ForeignKey extends Reference {
  readonly table: string;
  readonly cascades: boolean;
}

/** Reads the catalogue of the tables of sites. Two queries. */
export async function readCatalogue(reader: Reader): Promise<Catalogue> {
  const [tables, keys] = await Promise.all([
    reader.query<Omit<Table, 'owners'>>(sql`
      SELECT c.relname AS name,
        (SELECT json_object_agg(a.attname, format_type(a.atttypid, NULL)) FROM pg_attribute a
          WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND a.attidentity <> 'a') AS columns,
        coalesce((SELECT json_agg(a.attname) FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY(i.indkey)
          WHERE i.indrelid = c.oid AND i.indisprimary), '[]') AS key,
        coalesce((SELECT json_agg((SELECT json_agg(a.attname) FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum = ANY(i.indkey)))
          FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique AND i.indpred IS NULL AND i.indexprs IS NULL), '[]') AS uniques
      FROM pg_class c JOIN pg_attribute s ON s.attrelid = c.oid AND s.attname = 'instance_id' AND NOT s.attisdropped
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND NOT c.relispartition
      ORDER BY 1`),
    reader.query<ForeignKey>(sql`
      SELECT c.relname AS table, t.relname AS target, a.attname AS column, k.confdeltype = 'c' AS cascades
      FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
      CROSS JOIN LATERAL unnest(k.conkey, k.confkey) AS pair (own, other)
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = pair.own
      JOIN pg_attribute o ON o.attrelid = t.oid AND o.attnum = pair.other AND o.attname = 'uuid'
      WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace ORDER BY 1, 3`),
  ]);
  const names = new Set(tables.map(({ name }) => name));
  const versioned = new Set(tables.filter(({ columns }) => 'version' in columns).map(({ name }) => name));
  const withOwners = tables.map((table) => ({
    ...table,
    owners: keys.filter((key) => key.table === table.name && key.cascades && versioned.has(key.target)),
  }));
  return new Catalogue(
    withOwners,
    keys.filter(({ table }) => names.has(table)),
  );
}
