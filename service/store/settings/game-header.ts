import type { GameHeaderCompetitions } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { inOrder, refuseRepeated } from '../input/ordered-entries.ts';
import { sql } from '../sql.ts';
import { lockSettings, refuseUnknownEntries, type Versioned, writeSettings } from './settings-row.ts';

const table = sql`game_header_settings`;

/** The competitions of the site's game header, in their order, by their present names; none while nothing was saved. */
export async function getGameHeaderCompetitions(reader: Reader): Promise<Versioned<GameHeaderCompetitions>> {
  const [row] = await reader.query<Versioned<GameHeaderCompetitions>>(sql`
    SELECT version, json_build_object('competitions', coalesce((
      SELECT json_agg(json_build_object('uuid', c.uuid, 'name', c.display_name,
        'visible', (e.entry->>'visible')::boolean, 'sortOrder', e.place - 1) ORDER BY e.place)
      FROM jsonb_array_elements(s.competitions) WITH ORDINALITY e(entry, place)
      JOIN ssgts c ON c.uuid = e.entry->>'uuid'), '[]')) AS value
    FROM ${table} s`);
  return row ?? { value: { competitions: [] }, version: 1 };
}

/**
 * Replaces the competitions of the site's game header. Throws `ConflictError` (`repeated`) for one that comes twice,
 * `ForeignReferenceError` (`unknown`) for one that the site does not have, and `StaleError`.
 */
export async function saveGameHeaderCompetitions(
  transaction: Transaction,
  author: string,
  { competitions }: GameHeaderCompetitions,
  expectedVersion?: number,
): Promise<Versioned<GameHeaderCompetitions>> {
  await lockSettings(transaction, table, author, expectedVersion);
  const pathOf = (place: number) => `competitions.${place}.uuid`;
  refuseRepeated(
    competitions.map(({ uuid }) => uuid),
    pathOf,
  );
  const { value: before } = await getGameHeaderCompetitions(transaction);
  await refuseUnknownEntries(
    transaction,
    'ssgt',
    competitions.map(({ uuid }, place) => ({ path: pathOf(place), uuid })),
    before.competitions.map(({ uuid }) => uuid),
  );
  const entries = inOrder(competitions).map(({ uuid, visible = true }) => ({ uuid, visible }));
  await writeSettings(transaction, author, { table, columns: sql`competitions = ${JSON.stringify(entries)}` });
  return getGameHeaderCompetitions(transaction);
}
