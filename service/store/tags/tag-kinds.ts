import type { TagResourceType } from '../contract.ts';
import { gameTitle, gameTitlesJson } from '../games/game-titles.ts';
import { inTitle } from '../games/games.ts';
import { type Sql, sql } from '../sql.ts';
import { instantText } from '../time/instants.ts';

/** What a kind of tag is read from: a table `p` with a uuid, and what a tag shows of its row. */
export interface TagKind {
  readonly table: Sql;
  readonly joins?: Sql;
  readonly value: Sql;
  readonly name: Sql;
  /** What languages call it, where they differ in that. */
  readonly titles?: Sql;
  readonly detail: Sql;
  readonly active: Sql;
  /** Text that the name is ordered by, and what grows towards those that are wanted first: the newest, of games the nearest to now. */
  readonly order: Sql;
  readonly newest: Sql;
  /** The condition that a row holds what a pattern of `searchWords` looks for. */
  readonly holds: (pattern: string) => Sql;
}

const inSearchText = (pattern: string) => sql`p.search_text LIKE ${pattern}`;
const named = { order: sql`p.display_name`, newest: sql`p.last_modified`, holds: inSearchText } as const;
const playerName = sql`trim(p.first_name || ' ' || p.last_name)`;

/** Every kind of tag; the order of the keys is the order in which a search lists them. */
export const tagKinds: Readonly<Record<TagResourceType, TagKind>> = {
  custom: {
    table: sql`tags`,
    value: sql`p.value`,
    name: sql`p.name`,
    detail: sql`NULL::text`,
    active: sql`p.active`,
    order: sql`p.name`,
    newest: sql`p.last_modified`,
    holds: inSearchText,
  },
  team: {
    table: sql`teams`,
    value: sql`'team.' || p.uuid`,
    name: sql`p.display_name`,
    detail: sql`p.team_code`,
    active: sql`NOT p.deleted`,
    ...named,
  },
  player: {
    table: sql`players`,
    joins: sql`LEFT JOIN teams t ON t.uuid = p.team_uuid`,
    value: sql`'player.' || p.uuid`,
    name: playerName,
    detail: sql`t.display_name`,
    active: sql`NOT p.deleted`,
    ...named,
    order: sql`p.last_name || ' ' || p.first_name`,
  },
  series: {
    table: sql`series`,
    value: sql`'series.' || p.uuid`,
    name: sql`p.display_name`,
    detail: sql`p.code`,
    active: sql`NOT p.deleted`,
    ...named,
  },
  game: {
    table: sql`games`,
    joins: sql`LEFT JOIN teams home ON home.uuid = p.home_team_uuid LEFT JOIN teams away ON away.uuid = p.away_team_uuid`,
    value: sql`'game.' || p.uuid`,
    name: gameTitle(sql`p`),
    titles: gameTitlesJson(sql`p`),
    detail: instantText(sql`p.starts_at`),
    active: sql`NOT p.deleted`,
    order: sql`''`,
    newest: sql`-abs(extract(epoch FROM p.starts_at - now()))`,
    holds: inTitle,
  },
};
