import type { ExternalIdType } from './contract.ts';
import type { Queries } from './database.ts';
import { sql } from './sql.ts';

/** The registers that know our things by ids of their own, ordered by name. */
export function listExternalIdTypes(queries: Queries): Promise<ExternalIdType[]> {
  return queries.query<ExternalIdType>(
    sql`SELECT uuid, code, visible, name FROM external_id_types ORDER BY name COLLATE "und-x-icu", uuid`,
  );
}
