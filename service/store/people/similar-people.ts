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
  // A file may name one person in many rows.
  const keys = rows.map(({ firstName, lastName, dateOfBirth }) => JSON.stringify([firstName, lastName, dateOfBirth]));
  const wanted = [...new Map(rows.map((row, place) => [keys[place], row] as const))];
  const found = await findEach(
    reader,
    table,
    wanted.map(([, row]) => row),
  );
  const results = new Map(wanted.map(([key], place) => [key, found[place] ?? []]));
  return keys.map((key) => results.get(key) ?? []);
}

async function findEach(
  reader: Reader,
  table: 'players' | 'staff',
  rows: readonly ComparedPerson[],
): Promise<SimilarPerson[][]> {
  const born = sql`${rows.map(({ dateOfBirth = '' }) => dateOfBirth)}::text[]`;
  const bornThen = table === 'players' ? sql`AND (w.born = '' OR p.date_of_birth = nullif(w.born, '')::date)` : sql``;
  const named = sql`p.last_name COLLATE alike = w.last AND p.first_name COLLATE alike = w.first ${bornThen}`;
  const people = identifier(table);
  const found = await reader.query<SimilarPerson & { place: number }>(sql`
    WITH w AS (
      SELECT place, first, last, born FROM unnest(${born}) WITH ORDINALITY AS b (born, place)
        JOIN ${spelled(rows, 'lastName')} AS l (last, place) USING (place) JOIN ${spelled(rows, 'firstName')} AS f (first, place) USING (place)),
    found AS (
      SELECT w.place, p.uuid FROM w JOIN ${people} p ON ${named} WHERE NOT p.deleted
      UNION SELECT w.place, merged_into(p.uuid) FROM ${people} p JOIN w ON ${named}
        WHERE p.deleted AND p.uuid IN (SELECT m.ended_uuid FROM merges m WHERE ${mergeHolds}))
    SELECT place::int - 1 AS place, uuid, "fullName" FROM (
      SELECT f.place, p.uuid, p.first_name || ' ' || p.last_name AS "fullName",
        row_number() OVER (PARTITION BY f.place ORDER BY p.created_at, p.uuid) AS number
      FROM found f JOIN ${people} p ON p.uuid = f.uuid WHERE NOT p.deleted) n
    WHERE number <= ${MOST} ORDER BY place, number`);
  const results: SimilarPerson[][] = rows.map(() => []);
  for (const { place, ...person } of found) results[place]?.push(person);
  return results;
}

/** The spellings of a name in each row, with the row's place, from 1. Put together by the database: both names may have ten. */
function spelled(rows: readonly ComparedPerson[], name: 'firstName' | 'lastName'): Sql {
  const spellings = rows.flatMap((row, index) => spellingsOf(row[name]).map((text) => ({ text, place: index + 1 })));
  const [texts, places] = [spellings.map(({ text }) => text), spellings.map(({ place }) => String(place))];
  return sql`unnest(${texts}::text[], ${places}::bigint[])`;
}
