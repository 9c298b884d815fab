import { isPublic } from '../articles/article-json.ts';
import type { Filter, RouteResource } from '../contract.ts';
import type { Reader } from '../database.ts';
import { gameTitle, titleForAll } from '../games/game-titles.ts';
import { inTitle } from '../games/games.ts';
import type { Page } from '../lists/page.ts';
import { searchWords } from '../lists/search-text.ts';
import { allOf, type Sql, sql } from '../sql.ts';

/** Things that a link can lead to: a table `p`, and what a choice shows of its row. */
interface Targets {
  readonly from: Sql;
  readonly title: Sql;
  /** What languages call it, where they differ in that. */
  readonly titles?: Sql;
  readonly there: Sql;
  readonly order: Sql;
  readonly holds: (pattern: string) => Sql;
}

type Kind = NonNullable<Filter<'listLinkTargets'>['kind']>;

const withDay = (title: Sql): Sql => sql`${title} || ', ' || to_char(p.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;

const targets: Readonly<Record<Kind, Targets>> = {
  article: {
    from: sql`articles p`,
    title: sql`p.header`,
    there: isPublic(sql`p`),
    order: sql`p.published_at DESC`,
    holds: (pattern) => sql`p.folded_header LIKE ${pattern}`,
  },
  game: {
    from: sql`games p LEFT JOIN teams home ON home.uuid = p.home_team_uuid LEFT JOIN teams away ON away.uuid = p.away_team_uuid`,
    title: withDay(gameTitle(sql`p`)),
    titles: sql`titles_of(${withDay(gameTitle(sql`p`))}, ${withDay(gameTitle(sql`p`, 'sv'))})`,
    there: sql`NOT p.deleted`,
    // What is still to come first, the next one before the others.
    order: sql`p.played OR p.starts_at < now(), abs(extract(epoch FROM p.starts_at - now()))`,
    holds: inTitle,
  },
  page: {
    from: sql`pages p`,
    title: sql`p.title || ', ' || p.slug`,
    there: sql`p.layout_uuid IS NOT NULL`,
    order: sql`p.title COLLATE "sv-x-icu"`,
    holds: (pattern) => sql`(fold_words(p.title) LIKE ${pattern} OR fold_words(p.slug) LIKE ${pattern})`,
  },
  route: {
    from: sql`routes p`,
    title: sql`p.title || ', ' || p.path`,
    there: sql`p.pattern IS NULL`,
    order: sql`p.path COLLATE "sv-x-icu"`,
    holds: (pattern) => sql`p.search_text LIKE ${pattern}`,
  },
};

/**
 * A page of what links of a kind can lead to, and the count of all that hold every word. An id finds what has it,
 * whether it could be chosen now or not: what is stored has to be called something.
 */
export async function listLinkTargets(
  reader: Reader,
  { kind = 'article', searchToken, page, pageSize }: Filter<'listLinkTargets'>,
): Promise<Page<RouteResource>> {
  const { from, title, titles = titleForAll(title), there, order, holds } = targets[kind];
  const fits = sql`(p.uuid = ${searchToken ?? ''} OR (${allOf([there, ...searchWords(searchToken).map(holds)])}))`;
  const [found] = await reader.query<Page<RouteResource>>(sql`
    WITH found AS MATERIALIZED (SELECT p.uuid AS id, row_number() OVER (ORDER BY ${order}, p.uuid) AS place FROM ${from} WHERE ${fits})
    SELECT (SELECT count(*)::int FROM found) AS total, coalesce((
      SELECT json_agg(json_build_object('id', p.uuid, 'title', ${title}, 'titles', ${titles}) ORDER BY f.place)
      FROM ${from} JOIN (SELECT id, place FROM found ORDER BY place LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}) f ON p.uuid = f.id), '[]') AS items`);
  return found ?? { items: [], total: 0 };
}
