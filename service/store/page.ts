import { joinSql, type Sql, sql } from './sql.ts';

/** Which rows of a list: `page` counts from 1, `pageSize` rows each. */
export interface PageRequest {
  page: number;
  pageSize: number;
}

/** Rows of one page, and how many there are in all pages. */
export interface Page<Item> {
  items: Item[];
  total: number;
}

/**
 * An expression that lists can be ordered by. One that may be empty puts the empty rows last in both directions. `join` brings in what it reads of another
 * table, under names that the list's own table does not have. `direction` is for one that always goes the same way, whatever way the list goes.
 */
export interface SortColumn {
  order: Sql;
  mayBeEmpty: boolean;
  join?: Sql;
  direction?: 'asc' | 'desc';
}

/** What a list asks of its table. */
export interface PageQuery extends PageRequest {
  table: Sql;
  /** Where the uuids of the rows are found, when not in the table itself: something with the columns `uuid` and those of condition and sort. */
  from?: Sql | undefined;
  condition: Sql;
  /** Whether the condition has to look at every row, as a search has: then the rows are looked at once and kept. */
  looksAtAll: boolean;
  sort: readonly SortColumn[];
  direction?: 'asc' | 'desc' | undefined;
  /** JSON of the row `p` of the table. */
  item: Sql;
  /** Joins that `item` needs. */
  joins?: Sql;
}

/** A row of a list query: the count stands in every row, and alone in one row when the page holds nothing. */
export interface PageRow<Item> {
  total: number;
  item: Item | null;
}

/**
 * The query of one page and the count of all that fit. It finds the page's uuids first, from an index where there is one for the
 * order, and fetches whole rows for those alone. The uuid comes last in every order, so that pages never overlap.
 */
export function pageQuery({ joins = sql``, ...query }: PageQuery): Sql {
  const way = wayOf(query.direction);
  const keys = query.sort.map((column, index) => ({ ...column, name: keyNames[index] ?? sql`key` }));
  const order = keys.map(
    ({ name, mayBeEmpty, direction }) =>
      sql`${name}${direction ? wayOf(direction) : way}${mayBeEmpty ? sql` NULLS LAST` : sql``}, `,
  );
  return sql`
    WITH fitting AS ${query.looksAtAll ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`} (
      SELECT uuid${joinSql(
        keys.map((key) => sql`, ${key.order} AS ${key.name}`),
        sql``,
      )} FROM ${query.from ?? query.table} ${joinSql(
        keys.flatMap(({ join }) => join ?? []),
        sql` `,
      )} WHERE ${query.condition}),
    page AS MATERIALIZED (
      SELECT uuid, row_number() OVER () AS place FROM (
        SELECT uuid FROM fitting ORDER BY ${joinSql(order, sql``)}uuid${way}
        LIMIT ${query.pageSize} OFFSET ${(query.page - 1) * query.pageSize}) ordered LIMIT ${roundedUp(query.pageSize)})
    SELECT c.total, CASE WHEN p.uuid IS NOT NULL THEN ${query.item} END AS item
    FROM (SELECT count(*)::int AS total FROM fitting) c
    LEFT JOIN (page JOIN ${query.table} p USING (uuid)) ON TRUE
    ${joins}
    ORDER BY page.place`;
}

/**
 * How many rows a page has at most, as text: from a value PostgreSQL cannot tell, would expect a tenth of the table, think a plan for these very values better
 * each time, and spend more time on planning than on the list. The contract's largest page has 100 rows.
 */
const roundedUp = (pageSize: number): Sql => (pageSize <= 20 ? sql`20` : pageSize <= 50 ? sql`50` : sql`100`);
const wayOf = (direction?: 'asc' | 'desc'): Sql => (direction === 'desc' ? sql` DESC` : sql` ASC`);
const keyNames = [sql`key1`, sql`key2`, sql`key3`];

/** The page of a list query's rows. */
export function toPage<Item>(rows: readonly PageRow<Item>[]): Page<Item> {
  return {
    items: rows.flatMap(({ item }) => (item === null ? [] : [item])),
    total: rows[0]?.total ?? 0,
  };
}
