import type { Reader } from '../database.ts';
import { joinSql, prepared, type Sql, sql } from '../sql.ts';
import type { Total } from './totals.ts';

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
 * An expression that lists can be ordered by. One that may be empty puts the empty rows last in both directions. `join`
 * brings in what it reads of another table, under names that the list's own table does not have. `direction` is for one
 * that always goes the same way, whatever way the list goes.
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
  /**
   * Where the uuids of the rows are found, when not in the table itself: something with the columns `uuid` and those of
   * condition and sort.
   */
  from?: Sql | undefined;
  condition: Sql;
  /**
   * The same rows by another condition, where all of them are counted quicker in another way than the first ones of an
   * order are found.
   */
  toCount?: Sql | undefined;
  /** Whether the condition has to look at every row, as a search has: then the rows are looked at once and kept, unless many are known to fit. */
  looksAtAll: boolean;
  sort: readonly SortColumn[];
  direction?: 'asc' | 'desc' | undefined;
  /** JSON of the row `p` of the table. */
  item: Sql;
  /** Joins that `item` needs. */
  joins?: Sql;
}

/** When a statement looked: its snapshot, and how often the tables of the list had been written to just before. */
interface Moment {
  snapshot: string;
  written: string | null;
}

/**
 * A row of a list query: the count and its moment stand in every row, and alone in one row when the page holds nothing.
 * No count where it is made elsewhere.
 */
interface PageRow<Item> extends Moment {
  total: number | null;
  item: Item | null;
}

/**
 * One page and the count of all that fit, of one moment. What was counted before is not counted again until something
 * is written to what the list reads; what is counted again, and may be much, is counted beside the page where a connection is free: a count
 * looks at all that fits, and so grows with a site where the page does not.
 */
export async function readPage<Item>(reader: Reader, asked: PageQuery): Promise<Page<Item>> {
  const { from, table, condition, toCount = sql`` } = asked;
  const { name, text, values } = prepared(sql`${table} ${from ?? sql``} ${condition} ${toCount}`);
  const key = JSON.stringify([reader.instanceId, name, values]);
  const tables = reader.totals?.tablesOf(reader.instanceId, text);
  const known = reader.totals?.get(key);
  // Of many that fit, the first ones of an order are found sooner than all of them.
  const query = { ...asked, looksAtAll: asked.looksAtAll && !(known && known.count > muchToCount) };
  const ending = endingOf(query, known);
  if (ending) {
    const rows = await reader.query<PageRow<Item>>(pageQuery(query, { known, counts: false, ending }), tables);
    // Without a count something was written since: the middle may be elsewhere now.
    if (rows[0] && rows[0].total !== null) return pageOf(rows, rows[0].total);
  }
  const isMuch = !query.looksAtAll && (known === undefined || known.count > muchToCount);
  const counting = isMuch ? reader.aside?.<Moment & { count: number }>(countQuery(query, known), tables) : undefined;
  const read = (counts: boolean) => reader.query<PageRow<Item>>(pageQuery(query, { known, counts }), tables);
  let rows = await read(counting === undefined);
  let total = rows[0]?.total ?? undefined;
  if (counting && total === undefined) {
    const [counted] = await counting;
    total = counted && rows[0] && isSameMoment(rows[0], counted) ? counted.count : undefined;
    // Something was written between the two.
    if (total === undefined) rows = await read(true);
  }
  const [first] = rows;
  const count = total ?? first?.total ?? 0;
  if (first) reader.totals?.keep(key, { count, snapshot: first.snapshot, written: first.written ?? '' });
  return pageOf(rows, count);
}

function pageOf<Item>(rows: readonly PageRow<Item>[], total: number): Page<Item> {
  return { items: rows.flatMap(({ item }) => (item === null ? [] : [item])), total };
}

/** A page counted from the end of a list: how many rows it has, and how many come after it. */
interface Ending {
  rows: number;
  after: number;
}

/**
 * Where a page of many lies from the end, when that is nearer than the beginning: to skip rows the database reads them. Where all rows are looked
 * at anyway it makes no difference.
 */
function endingOf({ page, pageSize, looksAtAll }: PageQuery, known: Total | undefined): Ending | undefined {
  const before = (page - 1) * pageSize;
  if (!known || looksAtAll || known.count <= muchToCount) return undefined;
  if (before * 2 < known.count || before >= known.count) return undefined;
  const rows = Math.min(pageSize, known.count - before);
  return { rows, after: known.count - before - rows };
}

/** Whether two statements see the same rows of the list. */
function isSameMoment(one: Moment, other: Moment): boolean {
  return one.snapshot === other.snapshot || (one.written !== null && one.written === other.written);
}

/** So many rows are counted no slower than a page is read. */
const muchToCount = 1000;

/** What differs between two moments of the database: the snapshot, which grows on for as long as one server runs. */
const snapshot = sql`pg_postmaster_start_time() || ' ' || pg_current_snapshot()`;
const written = sql`nullif(current_setting('app.written', true), '')`;

/** Whether `known` still holds at the moment `s`. */
const stillHolds = (known: Total | undefined): Sql =>
  sql`s.snapshot = ${known?.snapshot ?? ''} OR s.written = ${known?.written ?? ''}`;

/**
 * The query of one page and the count of all that fit. It finds the page's uuids first, from an index where there is
 * one for the order, and fetches whole rows for those alone. The uuid comes last in every order, so that pages never
 * overlap.
 */
function pageQuery(
  { joins = sql``, ...query }: PageQuery,
  { known, counts, ending }: { known: Total | undefined; counts: boolean; ending?: Ending },
): Sql {
  const keys = query.sort.map((column, index) => ({ ...column, name: keyNames[index] ?? sql`key` }));
  const offset = (query.page - 1) * query.pageSize;
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
      SELECT uuid, ${ending ? sql`-` : sql``}row_number() OVER () AS place FROM (
        SELECT uuid FROM ${ordered(keys, query.direction, ending !== undefined)}
        LIMIT ${ending?.rows ?? query.pageSize} OFFSET ${ending?.after ?? offset}) ordered
      LIMIT ${roundedUp(query.pageSize)})
    SELECT c.snapshot, c.written, c.total, CASE WHEN p.uuid IS NOT NULL THEN ${query.item} END AS item
    FROM (SELECT s.snapshot, s.written, CASE
        -- A page with room left is the last one.
        WHEN ${ending === undefined} AND n.rows < ${query.pageSize} AND (n.rows > 0 OR ${offset} = 0) THEN ${offset} + n.rows
        WHEN ${stillHolds(known)} THEN ${known?.count ?? 0}
        WHEN ${counts} THEN (SELECT count(*)::int FROM ${allThatFit(query)}) END AS total
      FROM (SELECT ${snapshot} AS snapshot, ${written} AS written) s, (SELECT count(*)::int AS rows FROM page) n) c
    LEFT JOIN (page JOIN ${query.table} p USING (uuid)) ON TRUE
    ${joins}
    ORDER BY page.place`;
}

/** The rows that are counted: those of the page's own query unless another condition finds them sooner. */
const allThatFit = ({ from, table, toCount }: PageQuery): Sql =>
  toCount ? sql`${from ?? table} WHERE ${toCount}` : sql`fitting`;

/** How many rows fit, counted unless nothing was written to it since `known`. */
function countQuery({ from, table, condition, toCount = condition }: PageQuery, known: Total | undefined): Sql {
  return sql`
    SELECT s.snapshot, s.written, CASE WHEN ${stillHolds(known)} THEN ${known?.count ?? 0}
      ELSE (SELECT count(*)::int FROM ${from ?? table} WHERE ${toCount}) END AS count
    FROM (SELECT ${snapshot} AS snapshot, ${written} AS written) s`;
}

type Key = SortColumn & { name: Sql };

/**
 * What fits, in its order or backwards. Rows that are empty in what comes first are read after all others, so that one index serves
 * both directions: read backwards, it would begin with them.
 */
function ordered(keys: readonly Key[], direction: PageQuery['direction'], isBackwards: boolean): Sql {
  const [first] = keys;
  const wayOf = (way: 'asc' | 'desc' = 'asc'): Sql => ((way === 'desc') === isBackwards ? sql` ASC` : sql` DESC`);
  const parts = keys.map((key) => {
    const empty = key.mayBeEmpty && key !== first ? (isBackwards ? sql` NULLS FIRST` : sql` NULLS LAST`) : sql``;
    return sql`${key.name}${wayOf(key.direction ?? direction)}${empty}, `;
  });
  const order = sql`ORDER BY ${joinSql(parts, sql``)}uuid${wayOf(direction)}`;
  if (!first?.mayBeEmpty) return sql`fitting ${order}`;
  const filled = sql`(SELECT uuid FROM fitting WHERE ${first.name} IS NOT NULL ${order})`;
  const empty = sql`(SELECT uuid FROM fitting WHERE ${first.name} IS NULL ${order})`;
  return isBackwards ? sql`(${empty} UNION ALL ${filled}) parts` : sql`(${filled} UNION ALL ${empty}) parts`;
}

/**
 * How many rows a page has at most, as text: from a value PostgreSQL cannot tell, would expect a tenth of the table,
 * think a plan for these very values better each time, and spend more time on planning than on the list. The contract's
 * largest page has 100 rows.
 */
const roundedUp = (pageSize: number): Sql => (pageSize <= 20 ? sql`20` : pageSize <= 50 ? sql`50` : sql`100`);
const keyNames = [sql`key1`, sql`key2`, sql`key3`];
