import type { components } from '../../generated/schema.d.ts';
import { refusalOf } from '../http/errors.ts';
import { versionTag } from '../http/etags.ts';
import type { Transaction } from '../store/database.ts';
import { StoreError } from '../store/errors.ts';
import { claimLines, type ImportedRow, keepImported } from '../store/imports/imported-rows.ts';
import { sql } from '../store/sql.ts';

type ImportResult = components['schemas']['ImportResult'];

/** The answer for a row, and the thing that was made of it. */
type Made = { told: ImportResult; made?: ImportedRow };

/** A batch of rows of a file. */
interface Batch<Input> {
  importUuid: string;
  rows: readonly { line: number; values?: Input }[];
}

/**
 * Makes the rows of a batch, one after the other in one transaction. A refused row leaves nothing behind and does not
 * stop the others; one that the import has made before is told as it was made then. One without values is looked up only.
 * @throws whatever is no refusal of a row: then none of the batch is made
 */
export async function importRows<Input>(
  transaction: Transaction,
  { importUuid, rows }: Batch<Input>,
  make: (values: Input) => Promise<{ uuid: string; version: number }>,
): Promise<{ results: ImportResult[] }> {
  const lines = rows.map(({ line }) => line);
  const known = await claimLines(transaction, importUuid, lines);
  const made: ImportedRow[] = [];
  const results: ImportResult[] = [];
  for (const { line, values } of rows) {
    const before = known.get(line);
    const result = before
      ? told(before)
      : values === undefined
        ? notMade(line)
        : await makeOne(transaction, line, () => make(values));
    results.push(result.told);
    if (result.made && !before) {
      made.push(result.made);
      known.set(line, result.made);
    }
  }
  await keepImported(transaction, importUuid, made);
  return { results };
}

function notMade(line: number): Made {
  const message = 'The import has not made this row.';
  return { told: { line, statusCode: 404, uuid: null, version: null, message, fields: [] } };
}

async function makeOne(
  transaction: Transaction,
  line: number,
  make: () => Promise<{ uuid: string; version: number }>,
): Promise<Made> {
  // The connection pipelines: what comes after a savepoint need not wait for its answer.
  const saved = transaction.query(sql`SAVEPOINT row_of_import`);
  try {
    const [one] = await Promise.all([make(), saved]);
    await transaction.query(sql`RELEASE SAVEPOINT row_of_import`);
    return told({ line, ...one });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const { statusCode, message, faults } = refusalOf(error, '');
    // What the service lacks concerns all rows, and is over soon.
    if (statusCode >= 500) throw error;
    await transaction.query(sql`ROLLBACK TO SAVEPOINT row_of_import`);
    return { told: { line, statusCode, uuid: null, version: null, message, fields: [...faults] } };
  }
}

function told(made: ImportedRow): Made {
  const { line, uuid, version } = made;
  return { told: { line, statusCode: 201, uuid, version: versionTag(version), message: '', fields: [] }, made };
}
