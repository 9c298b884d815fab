import type { EditableSeries } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { refuseRepeated } from '../input/ordered-entries.ts';
import { sql } from '../sql.ts';
import { lockSettings, refuseUnknownEntries, type Versioned, writeSettings } from './settings-row.ts';

const table = sql`editable_series_settings`;

/** What is said of a series `r` in the site's row of the table; nothing makes it editable. */
const editable = sql`NOT EXISTS (SELECT 1 FROM ${table} s, jsonb_array_elements(s.series) e
  WHERE e->>'uuid' = r.uuid AND e->'editable' = 'false')`;

/**
 * The site's series by name, deleted ones left out, each with whether its administrators may change it; all of them
 * while nothing was saved.
 */
export async function getEditableSeries(reader: Reader): Promise<Versioned<EditableSeries>> {
  const [row] = await reader.query<Versioned<EditableSeries>>(sql`
    SELECT coalesce((SELECT version FROM ${table}), 1) AS version, json_build_object('series', coalesce(json_agg(
      json_build_object('uuid', r.uuid, 'code', r.code, 'names', r.names, 'editable', ${editable})
      ORDER BY r.display_name COLLATE "sv-x-icu", r.uuid), '[]')) AS value
    FROM series r WHERE NOT r.deleted`);
  return row ?? { value: { series: [] }, version: 1 };
}

/**
 * Whether administrators of the site may change a series; one that there is not may be changed as far as this is
 * concerned.
 */
export async function isEditableSeries(reader: Reader, uuid: string): Promise<boolean> {
  const [row] = await reader.query<{ editable: boolean }>(
    sql`SELECT ${editable} AS editable FROM series r WHERE uuid = ${uuid}`,
  );
  return row?.editable ?? true;
}

/**
 * Says which of the site's series its administrators may change; one that is left out stays as it is. Throws
 * `ConflictError` (`repeated`) for one that comes twice, `ForeignReferenceError` (`unknown`) for one that the site does
 * not have, and `StaleError`.
 */
export async function saveEditableSeries(
  transaction: Transaction,
  author: string,
  { series }: EditableSeries,
  expectedVersion?: number,
): Promise<Versioned<EditableSeries>> {
  await lockSettings(transaction, table, author, expectedVersion);
  const pathOf = (place: number) => `series.${place}.uuid`;
  refuseRepeated(
    series.map(({ uuid }) => uuid),
    pathOf,
  );
  const kept = await storedEntries(transaction);
  await refuseUnknownEntries(
    transaction,
    'series',
    series.map(({ uuid }, place) => ({ path: pathOf(place), uuid })),
    kept.map(({ uuid }) => uuid),
  );
  const named = new Set(series.map(({ uuid }) => uuid));
  const entries = [
    ...kept.filter(({ uuid }) => !named.has(uuid)),
    ...series.map(({ uuid, editable: mayChange }) => ({ uuid, editable: mayChange })),
  ];
  await writeSettings(transaction, author, { table, columns: sql`series = ${JSON.stringify(entries)}` });
  return getEditableSeries(transaction);
}

async function storedEntries(reader: Reader): Promise<{ uuid: string; editable: boolean }[]> {
  const [row] = await reader.query<{ series: { uuid: string; editable: boolean }[] }>(sql`SELECT series FROM ${table}`);
  return row?.series ?? [];
}
