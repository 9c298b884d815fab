import type { MergedReferences, MergeKind } from '../contract.ts';
import type { Reader } from '../database.ts';
import { ConflictError } from '../errors.ts';
import { identifier, joinSql, type Sql, sql } from '../sql.ts';
import { tagLinkTables } from '../tags/tag-uses.ts';
import type { Catalogue, ReferringColumn } from './catalogue.ts';
import { mergedKinds } from './merged-kinds.ts';
import { documentsOf, mayName } from './rewrite-documents.ts';

/** A column that names a thing, and as what. */
export interface Naming extends ReferringColumn {
  readonly value: (uuid: string) => string;
}

/** All columns that name things of a kind, by foreign keys and by what else leads to them. */
export function namingsOf(catalogue: Catalogue, kind: MergeKind): Naming[] {
  const { table, tag } = mergedKinds[kind];
  const itself = (uuid: string) => uuid;
  const tagged = (uuid: string) => `${tag}.${uuid}`;
  const tagLinks = [...tagLinkTables, 'layout_references'];
  return [
    ...catalogue.keysTo(table).map((one) => ({ ...one, value: itself })),
    ...(tag ? tagLinks.map((name) => ({ table: catalogue.table(name), column: 'value', value: tagged })) : []),
    { table: catalogue.table('layout_references'), column: 'value', value: itself },
    { table: catalogue.table('routes'), column: 'resource_id', value: itself },
  ];
}

/** What a row of a table is one of, or tells of, by the names of the audit. */
const entities: Readonly<Record<string, Sql>> = {
  article_tags: sql`'article'`,
  article_templates: sql`'article-template'`,
  ecal_settings: sql`'ecal'`,
  game_series: sql`'game-series'`,
  games: sql`'game'`,
  layout_references: sql`'layout'`,
  media_tags: sql`(SELECT m.type FROM media m WHERE m.uuid = p.media_uuid)`,
  player_statistics: sql`'statistics'`,
  players: sql`'player'`,
  routes: sql`'site-route'`,
  ssgt_teams: sql`'ssgt'`,
  staff_teams: sql`'staff'`,
};

/** What tells the things of a row apart, where several rows are of one. */
const things: Readonly<Record<string, Sql>> = { layout_references: sql`p.layout_uuid` };

/** Documents of which the references are told by `layout_references`. */
const toldElsewhere = ['sections', 'slides'];

/** How many things of each kind name the one that would end; its own lists count as part of it. */
export async function countReferences(
  reader: Reader,
  catalogue: Catalogue,
  kind: MergeKind,
  ended: string,
): Promise<MergedReferences[]> {
  const own = mergedKinds[kind].table;
  const columns = namingsOf(catalogue, kind)
    .filter(({ table }) => table.owners.length === 0 || table.owners.some(({ target }) => target !== own))
    .map(({ table, column, value }) => rowsThat(table.name, sql`p.${identifier(column)} = ${value(ended)}`));
  const documents = documentsOf(catalogue)
    .filter(({ table }) => !toldElsewhere.includes(table.name) && table.name !== own)
    .map((document) => rowsThat(document.table.name, mayName(document, ended)));
  return reader.query<MergedReferences>(sql`
    SELECT entity, count(DISTINCT thing)::int AS count FROM (${joinSql([...columns, ...documents], sql` UNION ALL `)}) found
    GROUP BY entity ORDER BY 2 DESC, 1`);
}

function rowsThat(table: string, condition: Sql): Sql {
  return sql`SELECT ${entities[table] ?? sql`'other'`} AS entity, ${things[table] ?? sql`to_jsonb(p)::text`} AS thing
    FROM ${identifier(table)} p WHERE ${condition}`;
}

/** Throws `ConflictError` (`facedEachOther`) where something has the two on both of its sides, as a game has its teams. */
export async function refuseOpponents(
  reader: Reader,
  catalogue: Catalogue,
  kind: MergeKind,
  both: readonly string[],
): Promise<void> {
  const columns = catalogue.keysTo(mergedKinds[kind].table);
  for (const { table, column } of columns) {
    for (const other of columns.filter((one) => one.table === table && one.column > column)) {
      const [first, second] = [identifier(column), identifier(other.column)];
      const counts = 'deleted' in table.columns ? sql`NOT p.deleted` : sql`TRUE`;
      const rows = await reader.query(sql`
        SELECT 1 FROM ${identifier(table.name)} p
        WHERE ${counts} AND p.${first} = ANY(${both}::text[]) AND p.${second} = ANY(${both}::text[]) AND p.${first} <> p.${second} LIMIT 1`);
      if (rows.length > 0)
        throw new ConflictError('facedEachOther', ['kept', 'ended'], 'The two have played each other.');
    }
  }
}
