import { type Sql, sql } from '../sql.ts';

/** The mediaString of the first of a list of portraits (specification §3); null where there is none. */
export function portrait(media: Sql): Sql {
  return sql`(SELECT m.entry->>'mediaString' FROM jsonb_array_elements(${media}) WITH ORDINALITY m(entry, place)
    ORDER BY (m.entry->>'sortOrder')::integer, m.place LIMIT 1)`;
}
