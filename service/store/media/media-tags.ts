import type { MediaInput } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { UnknownReferenceError } from '../errors.ts';
import { gameTitle, gameTitlesJson, titleForAll } from '../games/game-titles.ts';
import { joinSql, type Sql, sql } from '../sql.ts';

/**
 * The tags of a row `p` of the table `media` as JSON, in their order: those of games, or all others. The name of a tag
 * is that of what it stands for; the value itself where that is gone.
 */
export function tagsJson(ofGames: boolean): Sql {
  return sql`(SELECT coalesce(json_agg(json_build_object('value', l.value, 'name', ${tagName},
      'titles', CASE WHEN g.uuid IS NOT NULL THEN ${gameTitlesJson(sql`g`)} ELSE ${titleForAll(tagName)} END) ORDER BY l.sort_order, l.value), '[]')
    FROM (SELECT value, sort_order, ${resourceOf} FROM media_tags l
      WHERE media_uuid = p.uuid AND ${ofGames ? isGameTag : sql`NOT (${isGameTag})`} OFFSET 0) l
    LEFT JOIN tags c ON c.value = l.value COLLATE "default"
    LEFT JOIN teams t ON l.kind = 'team' AND t.uuid = l.resource
    LEFT JOIN players y ON l.kind = 'player' AND y.uuid = l.resource
    LEFT JOIN series s ON l.kind = 'series' AND s.uuid = l.resource
    LEFT JOIN games g ON l.kind = 'game' AND g.uuid = l.resource
    LEFT JOIN teams home ON home.uuid = g.home_team_uuid
    LEFT JOIN teams away ON away.uuid = g.away_team_uuid)`;
}

const tagName = sql`coalesce(c.name, t.display_name, nullif(trim(concat_ws(' ', y.first_name, y.last_name)), ''), s.display_name,
  CASE WHEN g.uuid IS NOT NULL THEN ${gameTitle(sql`g`)} END, l.value)`;

/**
 * Kind and uuid of what a value names. OFFSET 0 keeps this apart from the joins: where rows are kept apart by site,
 * PostgreSQL looks up in an index only what it need not compute. The indexes of what is named are in the database's own
 * collation.
 */
const resourceOf = sql`split_part(value COLLATE "default", '.', 1) AS kind, split_part(value COLLATE "default", '.', 2) AS resource`;

const isGameTag = sql`l.value >= 'game.' AND l.value < 'game/'`;

/** The condition that a row of `media` bears a tag; a game's tag is found whatever it is linked as. */
export function bearsTag(value: string): Sql {
  const linked = sql`value >= ${`${value}.`} AND value < ${`${value}/`}`;
  return sql`uuid IN (SELECT media_uuid FROM media_tags WHERE value = ${value}${
    value.startsWith('game.') ? sql` OR (${linked})` : sql``
  })`;
}

type Tags = Pick<MediaInput, 'tags' | 'gameTags'>;

/**
 * Writes the tags of an item anew, each once. Throws `UnknownReferenceError` for a tag that stands for nothing on the
 * site and that the item did not bear before.
 */
export async function replaceTags(
  transaction: Transaction,
  uuid: string,
  { tags = [], gameTags = [] }: Tags,
  before: Tags = {},
): Promise<void> {
  const kept = new Set([...(before.tags ?? []), ...(before.gameTags ?? [])].map(({ value }) => value));
  const paths = new Map(
    [
      ...tags.map(({ value }, index) => [value, `tags.${index}.value`] as const),
      ...gameTags.map(({ value }, index) => [value, `gameTags.${index}.value`] as const),
    ].reverse(),
  );
  const values = [...new Set([...tags, ...gameTags].map(({ value }) => value))];
  const known = new Set(await knownTags(transaction, values));
  const unknown = values.find((value) => !known.has(value) && !kept.has(value));
  if (unknown !== undefined) throw new UnknownReferenceError(paths.get(unknown) ?? 'tags', unknown);
  await transaction.query(sql`DELETE FROM media_tags WHERE media_uuid = ${uuid}`);
  await transaction.query(sql`
    INSERT INTO media_tags (media_uuid, value, sort_order)
    SELECT ${uuid}, value, place FROM unnest(${values}::text[]) WITH ORDINALITY l(value, place)`);
}

/**
 * Which of these tags stand for something. Custom ones stay as they are until the transaction ends, so that none is
 * merged away meanwhile.
 */
async function knownTags(transaction: Transaction, values: readonly string[]): Promise<string[]> {
  if (values.length === 0) return [];
  const custom = await transaction.query<{ value: string }>(sql`
    SELECT value FROM tags WHERE value = ANY(${values}::text[]) ORDER BY value FOR KEY SHARE`);
  const resources = await transaction.query<{ value: string }>(
    joinSql(
      resourceTables.map(
        ([kind, table]) => sql`
          SELECT v.value FROM (SELECT value, ${resourceOf} FROM unnest(${values}::text[]) u(value) OFFSET 0) v
          JOIN ${table} r ON r.uuid = v.resource WHERE v.kind = ${kind}`,
      ),
      sql` UNION ALL `,
    ),
  );
  return [...custom, ...resources].map(({ value }) => value);
}

const resourceTables = [
  [sql`'team'`, sql`teams`],
  [sql`'player'`, sql`players`],
  [sql`'series'`, sql`series`],
  [sql`'game'`, sql`games`],
] as const;
