import type { ImportResults } from '../../../generated/model/importResults.ts';
import { type ApiError, isRefusalOfOne } from '../../contract/api-error.ts';
import type { ImportBatch } from '../../contract/entity.ts';
import { inTurn } from '../calls/in-turn.ts';
import { retry } from '../calls/retry.ts';
import { without } from '../values/values.ts';
import type { CheckedRow } from './check-rows.ts';
import type { ImportOrder, RowOutcome } from './run-import.ts';

/** The most rows of one call: few enough for a progress that moves, many enough for the way there and back not to count. */
const ROWS = 100;

/** The most characters of one call's rows: with four bytes each they stay below the 1 MB that the service takes. */
const CHARACTERS = 240_000;

/** How often a call is repeated whose answer was lost: the service makes no row of an import twice. */
const RETRIES = 2;

/**
 * Makes rows many at a time. A refused row does not stop the others.
 * @throws ApiError when the connection, the sign-in or the service failed: it can go on later, with what is left
 */
export async function makeBatches(order: ImportOrder, rows: readonly CheckedRow[]): Promise<void> {
  const { entity, signal } = order;
  const batch = rows.map(({ line, body }) => ({ line, values: without(body, entity.readOnly) }));
  await inTurn(batchesOf(batch), signal, (one) => makeBatch(order, one));
}

async function makeBatch(order: ImportOrder, rows: ImportBatch['rows']): Promise<void> {
  const { entity, importUuid, signal, noteAll } = order;
  const { createMany } = entity;
  if (!createMany) throw new Error(`${entity.name} is made one by one`);
  try {
    const { results } = await retry(() => createMany({ importUuid, rows }, {}), signal, RETRIES);
    await noteAll(results.map((result) => [result.line, outcomeOf(result)]));
  } catch (error) {
    if (!isRefusalOfOne(error)) throw error;
    const [only, ...others] = rows;
    // What a row breaks that was not checked here stops its whole batch: alone it stops only itself.
    if (only && others.length === 0) await noteAll([[only.line, refusedBy(error)]]);
    else for (const row of rows) await makeBatch(order, [row]);
  }
}

/**
 * Finds out which of these lines the import has made: the answer to a call may have been lost.
 * @throws ApiError when the connection, the sign-in or the service failed
 */
export async function findMade(order: ImportOrder, lines: readonly number[]): Promise<void> {
  const { entity, importUuid, signal, noteAll } = order;
  const { createMany } = entity;
  if (!createMany) return;
  const rows = lines.map((line) => ({ line }));
  await inTurn(batchesOf(rows), signal, async (some) => {
    const { results } = await retry(() => createMany({ importUuid, rows: some }, {}), signal, RETRIES);
    await noteAll(
      results.filter(({ uuid }) => uuid !== null).map((result) => [result.line, outcomeOf(result)] as const),
    );
  });
}

function outcomeOf(result: ImportResults['results'][number]): RowOutcome {
  const { statusCode, uuid, version, message, fields } = result;
  if (uuid === null) return { state: 'refused', status: statusCode, message, fields };
  return { state: 'made', id: uuid, ...(version === null ? {} : { version }) };
}

/** The refusal of a row that was alone in its batch, with the faults at its own fields. */
function refusedBy({ status, message, fields }: ApiError): RowOutcome {
  const ofRow = fields.map((fault) => ({ ...fault, path: fault.path.replace(/^rows\.0\.values\./, '') }));
  return { state: 'refused', status, message, fields: ofRow };
}

/** Rows in portions that one call may hold; a row that is too large by itself is alone. */
export function batchesOf(rows: ImportBatch['rows']): ImportBatch['rows'][] {
  const batches: ImportBatch['rows'][] = [];
  let left = 0;
  for (const row of rows) {
    const size = JSON.stringify(row).length;
    const last = batches.at(-1);
    if (last && last.length < ROWS && size <= left) last.push(row);
    else {
      batches.push([row]);
      left = CHARACTERS;
    }
    left -= size;
  }
  return batches;
}
