import type { ExternalId } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { UnknownReferenceError } from '../errors.ts';
import { keepUnmerged } from '../merges/keep-unmerged.ts';
import { joinSql, type Sql, sql } from '../sql.ts';

/** Something that an input refers to: `path` is its dotted path in the input, `value` the identifier. */
export interface Reference {
  kind:
    | 'article'
    | 'game'
    | 'gameType'
    | 'media'
    | 'owner'
    | 'player'
    | 'position'
    | 'register'
    | 'season'
    | 'series'
    | 'sport'
    | 'ssgt'
    | 'team';
  path: string;
  value: string;
}

/** What each kind of reference may point at: `value` must come out of this query. */
const known: Record<Reference['kind'], Sql> = {
  article: sql`SELECT uuid FROM articles WHERE deleted_at IS NULL`,
  game: sql`SELECT uuid FROM games WHERE NOT deleted`,
  gameType: sql`SELECT uuid FROM game_types WHERE NOT deleted`,
  media: sql`SELECT uuid FROM media`,
  owner: sql`SELECT o.instance_id FROM sites o JOIN sites own USING (network_uuid)
    WHERE own.instance_id = current_setting('app.instance_id')`,
  player: sql`SELECT uuid FROM players WHERE NOT deleted`,
  position: sql`SELECT code FROM player_positions`,
  register: sql`SELECT uuid FROM external_id_types`,
  season: sql`SELECT uuid FROM seasons WHERE NOT deleted`,
  series: sql`SELECT uuid FROM series WHERE NOT deleted`,
  sport: sql`SELECT uuid FROM sports WHERE NOT deleted`,
  ssgt: sql`SELECT uuid FROM ssgts WHERE NOT deleted`,
  team: sql`SELECT uuid FROM teams WHERE NOT deleted`,
};

/**
 * Throws `UnknownReferenceError` for the first reference to something that the site does not have. What was referred to
 * already (`before`) may stay, so that a series deleted since does not stop an edit of something else. Teams and players are
 * not merged into others until the transaction ends.
 */
export async function refuseUnknownReferences(
  transaction: Transaction,
  wanted: readonly Reference[],
  before: readonly Reference[] = [],
): Promise<void> {
  const kept = new Set(before.map(({ kind, value }) => `${kind} ${value}`));
  const references = wanted.filter(({ kind, value }) => !kept.has(`${kind} ${value}`));
  if (references.length === 0) return;
  const checks = references.map(
    ({ kind, value }, index) => sql`SELECT ${index}::int AS index WHERE ${value} NOT IN (${known[kind]})`,
  );
  // Both go out at once; the second sees what the first waited for.
  const [, unknown] = await Promise.all([
    keepUnmerged(
      transaction,
      references.map(({ kind, value }) => ({ kind, uuid: value })),
    ),
    transaction.query<{ index: number }>(
      sql`SELECT min(index) AS index FROM (${joinSql(checks, sql` UNION ALL `)}) c HAVING count(*) > 0`,
    ),
  ]);
  const first = unknown[0] && references[unknown[0].index];
  if (first) throw new UnknownReferenceError(first.path, first.value);
}

/** The registers that external ids refer to; `field` is the input's property that holds them. */
export function registerReferences(field: string, extIds: readonly ExternalId[] = []): Reference[] {
  return extIds.map(({ extIdType }, index) => ({
    kind: 'register',
    path: `${field}.${index}.extIdType.uuid`,
    value: extIdType.uuid,
  }));
}
