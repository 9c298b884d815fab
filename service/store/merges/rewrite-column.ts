import { identifier, joinSql, sql } from '../sql.ts';
import type { Table } from './catalogue.ts';
import {
  keyJson,
  type Merging,
  portion,
  raised,
  raiseOwners,
  type Step,
  setColumns,
  type Values,
  wholeRows,
} from './steps.ts';

/** Two rows that would stand twice. */
interface Twins {
  readonly kept: Values;
  readonly ended: Values;
  readonly key: Values;
}

/** Rows whose column holds `from` hold `to`; one that would then stand twice is joined with the one that is there. */
export async function rewriteColumn(
  merging: Merging,
  table: Table,
  column: string,
  { from, to }: { from: string; to: string },
): Promise<Step[]> {
  const steps: Step[] = [];
  for (const unique of table.uniques.filter((columns) => columns.includes(column))) {
    steps.push(...(await joinTwins(merging, table, column, { from, to, unique })));
  }
  const [name, own] = [identifier(table.name), identifier(column)];
  const keys: Values[] = [];
  for (let count = portion; count === portion; ) {
    const rows = await merging.transaction.query<{ key: Values }>(sql`
      UPDATE ${name} AS p SET ${own} = ${to}${raised(table, merging.author)}
      WHERE p.ctid = ANY(ARRAY(SELECT r.ctid FROM ${name} r WHERE r.${own} = ${from} LIMIT ${portion})) RETURNING ${keyJson(table)} AS key`);
    keys.push(...rows.map(({ key }) => key));
    count = rows.length;
  }
  if (keys.length === 0) return steps;
  await raiseOwners(merging, table, await wholeRows(merging.transaction, table, keys));
  return [...steps, { table: table.name, keys, was: { [column]: from }, is: { [column]: to }, isWhole: false }];
}

async function joinTwins(
  merging: Merging,
  table: Table,
  column: string,
  { from, to, unique }: { from: string; to: string; unique: readonly string[] },
): Promise<Step[]> {
  const { transaction } = merging;
  const [name, own] = [identifier(table.name), identifier(column)];
  const same = unique
    .filter((other) => other !== column)
    .map((other) => sql`p.${identifier(other)} = e.${identifier(other)}`);
  const twins = await transaction.query<Twins>(sql`
    SELECT to_jsonb(p) AS kept, to_jsonb(e) AS ended, ${keyJson(table)} AS key FROM ${name} p JOIN ${name} e
      ON p.${own} = ${to} AND e.${own} = ${from} AND ${joinSql(same, sql` AND `)}`);
  if (twins.length === 0) return [];
  const steps: Step[] = [];
  for (const { kept, ended, key } of twins) {
    const { was, is } = joined(table, unique, kept, ended);
    if (Object.keys(is).length === 0) continue;
    await setColumns(merging, table, [key], { from: was, to: is });
    steps.push({ table: table.name, keys: [key], was, is, isWhole: false });
  }
  const removed = twins.map(({ ended }) => ended);
  const gone = removed.map((row) => JSON.stringify(row));
  await transaction.query(sql`
    DELETE FROM ${name} p WHERE p.${own} = ${from} AND to_jsonb(p) = ANY(${gone}::jsonb[])`);
  await raiseOwners(merging, table, removed);
  return [...steps, { table: table.name, removed }];
}

/** Columns that say where a row stands or how often it was written, and not how much of something there is. */
const noFigures = ['sort_order', 'version', 'created_at', 'last_modified', 'created_by', 'modified_by'];

/**
 * What the row that stays takes from the other: figures are added up, a yes of either stands, and what it lacks it
 * takes over.
 */
export function joined(
  table: Pick<Table, 'columns' | 'key'>,
  unique: readonly string[],
  kept: Values,
  ended: Values,
): { was: Values; is: Values } {
  const was: Record<string, unknown> = {};
  const is: Record<string, unknown> = {};
  for (const [column, type] of Object.entries(table.columns)) {
    if (unique.includes(column) || table.key.includes(column) || noFigures.includes(column)) continue;
    const value = joinedValue(type, kept[column], ended[column]);
    if (value === kept[column]) continue;
    was[column] = kept[column];
    is[column] = value;
  }
  return { was, is };
}

function joinedValue(type: string, kept: unknown, ended: unknown): unknown {
  if (kept === null || kept === undefined) return ended;
  if (typeof kept === 'boolean') return kept || ended === true;
  if (type === 'integer' && typeof kept === 'number') return kept + (typeof ended === 'number' ? ended : 0);
  return kept;
}
