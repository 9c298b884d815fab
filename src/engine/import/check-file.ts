import { inTurn } from '../calls/in-turn.ts';
import { retry } from '../calls/retry.ts';
import { similarTo } from '../form/find-duplicates.ts';
import { type CheckedRow, type CheckOrder, checkRow, twinOf } from './check-rows.ts';
import type { CsvRow } from './csv-file.ts';

/** How many rows are looked up in one call; few enough for the page to stay awake between two. */
const PORTION = 100;

/**
 * Checks rows of a file, and tells of each as soon as it is checked. What they look like is looked up for many rows at
 * once where the service can.
 * @throws ApiError when the service cannot be asked
 */
export async function checkFile(
  order: CheckOrder,
  rows: readonly CsvRow[],
  signal: AbortSignal,
  tell: (row: CheckedRow) => void,
): Promise<void> {
  if (!order.entity.findSimilar) {
    await inTurn(rows, signal, async (row) => tell(await checkRow(order, row)));
    return;
  }
  const portions = Array.from({ length: Math.ceil(rows.length / PORTION) }, (_, index) =>
    rows.slice(index * PORTION, (index + 1) * PORTION),
  );
  await inTurn(portions, signal, async (portion) => {
    const checked: CheckedRow[] = [];
    for (const row of portion) checked.push(await checkRow(order, row, false));
    for (const row of await withTwins(order, checked, signal)) tell(row);
  });
}

async function withTwins(
  { entity }: CheckOrder,
  rows: readonly CheckedRow[],
  signal: AbortSignal,
): Promise<CheckedRow[]> {
  const { findSimilar } = entity;
  const asked = rows.flatMap(({ line, body, faults }) => {
    const parameters = similarTo(entity, body, faults.length === 0);
    return parameters ? [{ line, parameters }] : [];
  });
  if (!findSimilar || asked.length === 0) return [...rows];
  const wanted = { rows: asked.map(({ parameters }) => parameters) };
  const { results } = await retry(() => findSimilar(wanted, { signal }), signal, 1);
  const found = new Map(asked.map(({ line }, index) => [line, results[index] ?? []]));
  return rows.map((row) => ({ ...row, twins: (found.get(row.line) ?? []).map((thing) => twinOf(entity, thing)) }));
}
