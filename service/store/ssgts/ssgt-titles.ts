import type { Name } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { displayNameOf, translations } from '../input/names.ts';
import { searchText } from '../lists/search-text.ts';
import { sql } from '../sql.ts';

/** One of the things that a competition is made of. */
export interface TitlePart {
  code: string;
  display_name: string;
  names: readonly Name[];
}

/** The series, season and game type of a competition. */
export interface TitleParts {
  series: TitlePart;
  season: TitlePart;
  game_type: TitlePart;
}

/**
 * What a competition is called, in one language and in each, and what a search looks through: its own names, else
 * `series season game type`.
 */
export interface SsgtTitle {
  displayName: string;
  titles: Name[];
  searchText: string;
}

/** See {@link SsgtTitle}; every write of a competition keeps all of it. */
export function ssgtTitle(names: readonly Name[], parts: TitleParts): SsgtTitle {
  const all = [parts.series, parts.season, parts.game_type];
  const words = all.flatMap((part) => [part.code, part.display_name, ...translations(part.names)]);
  return {
    displayName: displayNameOf(names, all.map((part) => part.display_name).join(' ')),
    titles: ssgtTitles(names, parts),
    searchText: searchText(...new Set([...translations(names), ...words])),
  };
}

/** Its own names, else `series season game type` in each language that one of these is named in. */
function ssgtTitles(names: readonly Name[], { series, season, game_type: gameType }: TitleParts): Name[] {
  if (names.length > 0) return [...names];
  const parts = [series, season, gameType];
  const languages = new Set<Name['language']>([
    'display',
    ...parts.flatMap((part) => part.names.map((name) => name.language)),
  ]);
  return [...languages].map((language) => {
    const words = parts.map((part) => part.names.find((name) => name.language === language)?.translation);
    return { language, translation: words.map((word, index) => word ?? parts[index]?.display_name).join(' ') };
  });
}

/** The series, season and game type with these uuids, which have to be there. */
export async function titleParts(
  transaction: Transaction,
  uuids: { series: string; season: string; gameType: string },
): Promise<TitleParts> {
  const [parts] = await transaction.query<TitleParts>(sql`
    SELECT to_json(r) AS series, to_json(s) AS season, to_json(g) AS game_type FROM series r, seasons s, game_types g
    WHERE r.uuid = ${uuids.series} AND s.uuid = ${uuids.season} AND g.uuid = ${uuids.gameType}`);
  if (!parts) throw new Error('A competition refers to something that is not there.');
  return parts;
}

/**
 * Writes the titles of the competitions of a series or season again. They are no change of the competitions, which keep
 * their versions.
 */
export async function renameSsgtsOf(
  transaction: Transaction,
  part: 'series' | 'season',
  partUuid: string,
): Promise<void> {
  const rows = await transaction.query<TitleParts & { uuid: string; names: Name[] }>(sql`
    SELECT c.uuid, c.names, to_json(r) AS series, to_json(s) AS season, to_json(g) AS game_type
    FROM ssgts c JOIN series r ON r.uuid = c.series_uuid JOIN seasons s ON s.uuid = c.season_uuid
      JOIN game_types g ON g.uuid = c.game_type_uuid
    WHERE ${part === 'series' ? sql`c.series_uuid` : sql`c.season_uuid`} = ${partUuid}`);
  const renamed = rows.map(({ uuid, names, ...parts }) => {
    const { displayName, titles: all, searchText: text } = ssgtTitle(names, parts);
    return { uuid, display_name: displayName, titles: all, search_text: text };
  });
  await transaction.query(sql`
    UPDATE ssgts c SET display_name = t.display_name, titles = t.titles, search_text = t.search_text
    FROM jsonb_populate_recordset(NULL::ssgts, ${JSON.stringify(renamed)}::jsonb) t WHERE c.uuid = t.uuid`);
}
