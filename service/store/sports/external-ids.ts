import type { ExternalIdType } from '../contract.ts';
import type { Queries } from '../database.ts';
import { type Sql, sql } from '../sql.ts';

/** The registers that know our things by ids of their own, ordered by name. */
export function listExternalIdTypes(queries: Queries): Promise<ExternalIdType[]> {
  return queries.query<ExternalIdType>(
    sql`SELECT uuid, code, visible, name FROM external_id_types ORDER BY name COLLATE "sv-x-icu", uuid`,
  );
}

/** JSON of the external ids that a column keeps (see StoredExternalId), each with its register, in their order. */
export function externalIdsJson(column: Sql): Sql {
  return sql`(SELECT coalesce(json_agg(json_build_object(
      'id', e.entry->'id', 'extId', e.entry->'extId', 'locked', e.entry->'locked', 'extIdType',
      json_build_object('uuid', k.uuid, 'code', k.code, 'visible', k.visible, 'name', k.name)) ORDER BY e.place), '[]')
    FROM jsonb_array_elements(${column}) WITH ORDINALITY e(entry, place)
    JOIN external_id_types k ON k.uuid = e.entry->>'type')`;
}
