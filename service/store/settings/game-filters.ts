import type { GameFilters, Series } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { ContradictionError } from '../errors.ts';
import { inOrder, refuseRepeated } from '../input/ordered-entries.ts';
import { isActiveSeries, seriesJson } from '../series/series.ts';
import { sql } from '../sql.ts';
import { lockSettings, refuseUnknownEntries, type Versioned, writeSettings } from './settings-row.ts';

const table = sql`game_filter_settings`;

/** The game filters that the reader's site keeps for its network, in their order; none while nothing was saved. */
export async function getGameFilters(reader: Reader): Promise<Versioned<Required<GameFilters>>> {
  const [row] = await reader.query<Versioned<Required<GameFilters>>>(sql`
    SELECT version, json_build_object('filters', coalesce((
      SELECT json_agg(json_build_object('uuid', r.uuid, 'name', r.display_name,
        'visible', (e.entry->>'visible')::boolean, 'sortOrder', e.place - 1) ORDER BY e.place)
      FROM jsonb_array_elements(s.filters) WITH ORDINALITY e(entry, place)
      JOIN series r ON r.uuid = e.entry->>'uuid'), '[]'),
      'defaultSeriesUuid', default_series_uuid, 'showPlayed', show_played) AS value
    FROM ${table} s`);
  return row ?? { value: { filters: [], defaultSeriesUuid: null, showPlayed: false }, version: 1 };
}

/**
 * The series that the filters of the reader's site can be chosen from, by name: those with an active competition that
 * is shown, and those that stand in them.
 */
export async function listGameFilterSeries(reader: Reader): Promise<Series[]> {
  const rows = await reader.query<{ series: Series }>(sql`
    SELECT ${seriesJson} AS series FROM series p
    WHERE ${isActiveSeries} OR uuid IN (SELECT e->>'uuid' FROM ${table} s, jsonb_array_elements(s.filters) e)
    ORDER BY display_name COLLATE "sv-x-icu", uuid`);
  return rows.map(({ series }) => series);
}

/**
 * Replaces the game filters that the transaction's site keeps for its network. Throws `ConflictError` (`repeated`) for
 * a series that comes twice, `ForeignReferenceError` (`unknown`) for one that the site does not have,
 * `ContradictionError` (`notShown`) for a default that is no filter that is shown, and `StaleError`.
 */
export async function saveGameFilters(
  transaction: Transaction,
  author: string,
  { filters, ...others }: GameFilters,
  expectedVersion?: number,
): Promise<Versioned<Required<GameFilters>>> {
  await lockSettings(transaction, table, author, expectedVersion);
  const pathOf = (place: number) => `filters.${place}.uuid`;
  refuseRepeated(
    filters.map(({ uuid }) => uuid),
    pathOf,
  );
  const { value: before } = await getGameFilters(transaction);
  await refuseUnknownEntries(
    transaction,
    'series',
    filters.map(({ uuid }, place) => ({ path: pathOf(place), uuid })),
    before.filters.map(({ uuid }) => uuid),
  );
  const { defaultSeriesUuid = before.defaultSeriesUuid, showPlayed = before.showPlayed } = others;
  if (defaultSeriesUuid && !filters.some(({ uuid, visible = true }) => visible && uuid === defaultSeriesUuid)) {
    const message = 'The series that is chosen at first must be one of those that are shown.';
    throw new ContradictionError('notShown', ['defaultSeriesUuid'], message);
  }
  const entries = inOrder(filters).map(({ uuid, visible = true }) => ({ uuid, visible }));
  await writeSettings(transaction, author, {
    table,
    columns: sql`filters = ${JSON.stringify(entries)}, default_series_uuid = ${defaultSeriesUuid || null},
      show_played = ${showPlayed}`,
  });
  return getGameFilters(transaction);
}
