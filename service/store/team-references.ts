import type { Team, TeamInput } from './contract.ts';
import type { Transaction } from './database.ts';
import { UnknownReferenceError } from './errors.ts';
import { joinSql, type Sql, sql } from './sql.ts';

interface Reference {
  kind: 'owner' | 'series' | 'sport' | 'register';
  path: string;
  value: string;
}

/** What each kind of reference may point at: `value` must come out of this query. */
const known: Record<Reference['kind'], Sql> = {
  owner: sql`SELECT o.instance_id FROM sites o JOIN sites own USING (network_uuid)
    WHERE own.instance_id = current_setting('app.instance_id')`,
  series: sql`SELECT uuid FROM series WHERE NOT deleted`,
  sport: sql`SELECT uuid FROM sports WHERE NOT deleted`,
  register: sql`SELECT uuid FROM external_id_types`,
};

/**
 * Throws `UnknownReferenceError` for the first owner, series, sport or register that the site does not have. What the team
 * already refers to (`before`) may stay, so that a series deleted since does not stop an edit of something else.
 */
export async function refuseUnknownReferences(
  transaction: Transaction,
  input: TeamInput,
  before?: Team,
): Promise<void> {
  const kept = new Set(before ? referencesOf(before).map(({ kind, value }) => `${kind} ${value}`) : []);
  const references = referencesOf(input).filter(({ kind, value }) => !kept.has(`${kind} ${value}`));
  if (references.length === 0) return;
  const checks = references.map(
    ({ kind, value }, index) => sql`SELECT ${index}::int AS index WHERE ${value} NOT IN (${known[kind]})`,
  );
  const unknown = await transaction.query<{ index: number }>(
    sql`SELECT min(index) AS index FROM (${joinSql(checks, sql` UNION ALL `)}) c HAVING count(*) > 0`,
  );
  const first = unknown[0] && references[unknown[0].index];
  if (first) throw new UnknownReferenceError(first.path, first.value);
}

function referencesOf(input: TeamInput): Reference[] {
  return [
    { kind: 'owner', path: 'ownerInstanceId', value: input.ownerInstanceId },
    ...(input.series ?? []).map(
      ({ uuid }, index): Reference => ({
        kind: 'series',
        path: `series.${index}.uuid`,
        value: uuid,
      }),
    ),
    ...(input.sport ?? []).map(
      ({ uuid }, index): Reference => ({
        kind: 'sport',
        path: `sport.${index}.uuid`,
        value: uuid,
      }),
    ),
    ...(input.extIds ?? []).map(
      ({ extIdType }, index): Reference => ({
        kind: 'register',
        path: `extIds.${index}.extIdType.uuid`,
        value: extIdType.uuid,
      }),
    ),
  ];
}
