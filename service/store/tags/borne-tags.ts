import type { Queries, Transaction } from '../database.ts';
import { gameTitle, gameTitlesJson, titleForAll } from '../games/game-titles.ts';
import { isMergedAway, keepUnmerged, type Named } from '../merges/keep-unmerged.ts';
import { joinSql, type Sql, sql } from '../sql.ts';

/** The table that links things to the values of their tags, and its column with the thing's uuid. */
export interface TagLinks {
  readonly links: Sql;
  readonly thing: Sql;
}

/** Which of a thing's tags: those of games, all others, or both. */
type Which = 'games' | 'others' | 'all';

/**
 * The tags of a row `p` as JSON, in their order, at most `most`. The name of a tag is that of what it stands for; the
 * value itself where that is gone.
 */
export function borneTagsJson({ links, thing }: TagLinks, which: Which, most?: number): Sql {
  return sql`(SELECT coalesce(json_agg(json_build_object('value', l.value, 'name', ${tagName},
      'titles', CASE WHEN g.uuid IS NOT NULL THEN ${gameTitlesJson(sql`g`)} ELSE ${titleForAll(tagName)} END) ORDER BY l.sort_order, l.value), '[]')
    FROM (SELECT value, sort_order, ${resourceOf} FROM ${links} l WHERE ${thing} = p.uuid AND ${conditions[which]}
      ORDER BY sort_order, value ${most === undefined ? sql`` : sql`LIMIT ${most}`} OFFSET 0) l
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

/** The condition that a link `l` is to a game. */
export const isGameTag = sql`l.value >= 'game.' AND l.value < 'game/'`;

const conditions: Readonly<Record<Which, Sql>> = {
  games: isGameTag,
  others: sql`NOT (${isGameTag})`,
  all: sql`TRUE`,
};

/** The condition that a row with the column `uuid` bears a tag; a game's tag is found whatever it is linked as. */
export function bearsTag({ links, thing }: TagLinks, value: string): Sql {
  const linked = sql`value >= ${`${value}.`} AND value < ${`${value}/`}`;
  return sql`uuid IN (SELECT ${thing} FROM ${links} WHERE value = ${value}${
    value.startsWith('game.') ? sql` OR (${linked})` : sql``
  })`;
}

/** Replaces the tags of a thing, in their order. */
export async function writeTags(
  transaction: Transaction,
  { links, thing }: TagLinks,
  uuid: string,
  values: readonly string[],
): Promise<void> {
  await transaction.query(sql`DELETE FROM ${links} WHERE ${thing} = ${uuid}`);
  await transaction.query(sql`
    INSERT INTO ${links} (${thing}, value, sort_order)
    SELECT ${uuid}, value, place FROM unnest(${values}::text[]) WITH ORDINALITY l(value, place)`);
}

/**
 * Which of these tags stand for something; one that was merged into another does not. All stay as they are until the
 * transaction ends, so that none is merged away meanwhile.
 */
export async function knownTags(queries: Queries, values: readonly string[]): Promise<string[]> {
  if (values.length === 0) return [];
  const custom = await queries.query<{ value: string }>(sql`
    SELECT value FROM tags WHERE value = ANY(${values}::text[]) ORDER BY value FOR KEY SHARE`);
  const [, resources] = await Promise.all([
    keepUnmerged(queries, values.map(namedBy)),
    queries.query<{ value: string }>(
      joinSql(
        resourceTables.map(
          ([kind, table, isGone]) => sql`
          SELECT v.value FROM (SELECT value, ${resourceOf} FROM unnest(${values}::text[]) u(value) OFFSET 0) v
          JOIN ${table} p ON p.uuid = v.resource WHERE v.kind = ${kind} AND NOT (${isGone})`,
        ),
        sql` UNION ALL `,
      ),
    ),
  ]);
  return [...custom, ...resources].map(({ value }) => value);
}

/** What the tag of a thing names. */
export function namedBy(tag: string): Named {
  const [kind = '', uuid = ''] = tag.split('.');
  return { kind, uuid };
}

/** The kinds of things that tags stand for, where they are, and when they no longer stand for one. */
const resourceTables = [
  [sql`'team'`, sql`teams`, isMergedAway],
  [sql`'player'`, sql`players`, isMergedAway],
  [sql`'series'`, sql`series`, sql`FALSE`],
  [sql`'game'`, sql`games`, sql`FALSE`],
] as const;
