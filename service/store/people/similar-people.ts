import { spellingsOf } from '../../../openapi/formats/text.ts';
import type { Reader } from '../database.ts';
import { mergeHolds } from '../merges/keep-unmerged.ts';
import { identifier, type Sql, sql } from '../sql.ts';

/** What is compared of a person. */
export interface ComparedPerson {
  firstName: string;
  lastName: string;
  dateOfBirth?: string;
}

/** A person that looks like another. */
export interface SimilarPerson {
  uuid: string;
  fullName: string;
}

/** How many of them are told; anyone who has more knows enough. */
const MOST = 5;

/**
 * For each row the active people of a table that have its names, and its day of birth where it says one. Names are
 * compared as the lists of people compare them: whole, whatever their letter case, apostrophes and hyphens. One that was
 * merged into another is found as that one, by the names that it had.
 */
export async function findSimilarPeople(
  reader: Reader,
  table: 'players' | 'staff',
  rows: readonly ComparedPerson[],
): Promise<SimilarPerson[][]> {
  const wanted = rows.flatMap(({ firstName, lastName, dateOfBirth }, place) =>
    spellingsOf(lastName).flatMap((last) =>
      spellingsOf(firstName).map((first) => ({ place: String(place), first, last, born: dateOfBirth ?? '' })),
    ),
  );
  const column = (name: keyof (typeof wanted)[number]): Sql => sql`${wanted.map((one) => one[name])}::text[]`;
  const born = table === 'players' ? sql`AND (w.born = '' OR p.date_of_birth = nullif(w.born, '')::date)` : sql``;
  const named = sql`p.last_name COLLATE alike = w.last AND p.first_name COLLATE alike = w.first ${born}`;
  const people = identifier(table);
  const found = await reader.query<SimilarPerson & { place: number }>(sql`
    WITH w AS (
      SELECT * FROM unnest(${column('place')}, ${column('first')}, ${column('last')}, ${column('born')}) AS w (place, first, last, born)),
    found AS (
      SELECT w.place, p.uuid FROM w JOIN ${people} p ON ${named} WHERE NOT p.deleted
      UNION SELECT w.place, merged_into(p.uuid) FROM ${people} p JOIN w ON ${named}
        WHERE p.deleted AND p.uuid IN (SELECT m.ended_uuid FROM merges m WHERE ${mergeHolds}))
    SELECT f.place::int AS place, p.uuid, p.first_name || ' ' || p.last_name AS "fullName"
    FROM found f JOIN ${people} p ON p.uuid = f.uuid WHERE NOT p.deleted ORDER BY p.created_at, p.uuid`);
  const results: SimilarPerson[][] = rows.map(() => []);
  for (const { place, uuid, fullName } of found) {
    const result = results[place];
    if (result && result.length < MOST && !result.some((one) => one.uuid === uuid)) result.push({ uuid, fullName });
  }
  return results;
}
