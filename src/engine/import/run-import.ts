import type { QueryClient } from '@tanstack/react-query';
import { ApiError, type FieldFault, isRefusal, isRefusalOfOne } from '../../contract/api-error.ts';
import type { Entity, WholeEntity } from '../../contract/entity.ts';
import { ifMatch, versionOf } from '../../contract/fetcher.ts';
import { inTurn } from '../calls/in-turn.ts';
import { retry } from '../calls/retry.ts';
import { normalizeBody } from '../values/normalize-body.ts';
import { isSame, textAt, without } from '../values/values.ts';
import { type CheckedRow, twinsOf } from './check-rows.ts';

/**
 * What became of a row. `sent` is a row whose call was made and whose answer is not known; `kept` is one that an undo
 * left, because somebody has changed it since. `leaves` is the body that an undo has sent to take the row back, and
 * whose answer is not known.
 */
export type RowOutcome =
  | { state: 'sent' }
  | { state: 'made'; id: string; version?: string; leaves?: object }
  | { state: 'undone' | 'kept'; id: string; version?: string }
  | { state: 'refused'; status: number; message: string; fields: readonly FieldFault[] };

/** The error that a refused row stands for. */
export function refusalOf({ status, message, fields }: Extract<RowOutcome, { state: 'refused' }>): ApiError {
  return new ApiError('http', status, message, fields);
}

/**
 * Takes note of what became of a row; resolves when that will outlive the page. A row is sent only after it was noted,
 * lest it be sent twice.
 */
export type Note = (line: number, outcome: RowOutcome) => Promise<void>;

/** A row, by its line, and what became of it. */
export type NotedRow = readonly [line: number, outcome: RowOutcome];

/** What an import works on. */
export interface ImportOrder {
  entity: WholeEntity;
  client: QueryClient;
  signal: AbortSignal;
  note: Note;
  /** Takes note of many rows at once. */
  noteAll(outcomes: readonly NotedRow[]): Promise<void>;
  /** What the service keeps the rows under that it makes many at a time. */
  importUuid: string;
}

/**
 * Makes the rows, in order, a few at a time. A refused row does not stop the others.
 * @throws ApiError when the connection, the sign-in, the access or the service failed: it can go on later, with what is left
 */
export async function makeRows(order: ImportOrder, rows: readonly CheckedRow[]): Promise<void> {
  await inTurn(rows, order.signal, (row) => make(order, row));
}

async function make({ entity, note, signal }: ImportOrder, row: CheckedRow): Promise<void> {
  await note(row.line, { state: 'sent' });
  try {
    const made = await retry(() => entity.create(without(row.body, entity.readOnly), {}), signal, 0);
    await note(row.line, { state: 'made', ...identityOf(entity, made) });
  } catch (error) {
    if (!isRefusalOfOne(error)) throw error;
    const { status, message, fields } = error;
    await note(row.line, { state: 'refused', status, message, fields });
  }
}

/**
 * The most rows that the service gives at once: what a row has become may stand behind all that looks like it and is
 * another's.
 */
const PAGE = 100;

/**
 * Finds out about rows that were sent without an answer: one that looks like something which the check did not know is
 * taken for made, unless another line has made that, as `outcomes` tell. One after the other, because two of them may
 * look the same. Gives the rows that are still to be made.
 */
export async function settleSent(
  order: ImportOrder,
  rows: readonly CheckedRow[],
  outcomes: Iterable<RowOutcome>,
): Promise<CheckedRow[]> {
  const ofOthers = new Set([...outcomes].flatMap((outcome) => ('id' in outcome ? outcome.id : [])));
  const left: CheckedRow[] = [];
  for (const row of rows) {
    if (order.signal.aborted) break;
    const known = new Set(row.twins.map(({ id }) => id));
    const ids = (await twinsOf(order, row.body, PAGE)).flatMap(({ id }) => id ?? []);
    const made = ids.find((id) => !known.has(id) && !ofOthers.has(id));
    if (made === undefined) left.push(row);
    else {
      ofOthers.add(made);
      await order.note(row.line, { state: 'made', id: made });
    }
  }
  return left;
}

/** A thing that an import made, by the line that it came from. */
export interface MadeRow extends Omit<Extract<RowOutcome, { state: 'made' }>, 'state'> {
  line: number;
}

/**
 * How an entity's rows are taken back: by its delete operation, or by what its action for that writes; undefined when
 * neither exists.
 */
export function wayBack(entity: WholeEntity): ((order: ImportOrder, row: MadeRow) => Promise<void>) | undefined {
  const { remove } = entity;
  if (remove) {
    return async ({ signal }, row) => {
      await retry(() => remove(row.id, ifMatch(row.version)), signal, 0);
    };
  }
  const action = entity.actions.find(({ tone, set }) => tone === 'danger' && set !== undefined);
  if (!action) return undefined;
  // What is under way when the work is stopped is finished first: its own signal, not the one that stops.
  const read = async (id: string) =>
    normalizeBody(entity, await entity.read(id).queryFn({ signal: new AbortController().signal }));
  return async ({ signal, note }, { line, ...row }) => {
    const body = await read(row.id);
    const changed = { ...without(body, entity.readOnly), ...action.set };
    const isAsMade = versionOf(body) === row.version;
    if (isAsMade && !row.leaves) await note(line, { state: 'made', ...row, leaves: changed });
    try {
      await retry(() => entity.update(row.id, changed, ifMatch(row.version)), signal, 0);
    } catch (error) {
      if (!row.leaves || !isRefusal(error) || error.status !== 412) throw error;
      // Changed, but perhaps by the call of ours whose answer was lost.
      const isOurs = isSame(without(await read(row.id), entity.readOnly), row.leaves);
      if (!isOurs) throw error;
    }
  };
}

/**
 * Takes back what an import made, the last first; what somebody has changed since is kept.
 * @throws ApiError when the connection, the sign-in, the access or the service failed: it can go on later, with what is left
 */
export async function takeBackRows(order: ImportOrder, rows: readonly MadeRow[]): Promise<void> {
  const takeBack = wayBack(order.entity);
  if (!takeBack) return;
  await inTurn(rows.toReversed(), order.signal, async (row) => {
    const { line, leaves: _, ...made } = row;
    try {
      await takeBack(order, row);
      await order.note(line, { state: 'undone', ...made });
    } catch (error) {
      if (!isRefusalOfOne(error)) throw error;
      await order.note(line, { state: error.status === 404 ? 'undone' : 'kept', ...made });
    }
  });
}

function identityOf(entity: Entity, body: object): { id: string; version?: string } {
  const version = versionOf(body);
  return { id: textAt(body, entity.id), ...(version === undefined ? {} : { version }) };
}
