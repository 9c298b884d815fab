import { foldWords } from '../../../openapi/formats/text.ts';
import { type Sql, sql } from '../sql.ts';

/** Texts as `search_text` holds them (openapi/formats/text.ts), so that `malmo` finds `Malmö` and `Malmö` finds `MALMO`. */
export function searchText(...texts: (string | null | undefined)[]): string {
  return foldWords(texts.filter((text) => text).join(' '));
}

/** The words of a token, folded, each once: `Sjöström, Åsa` is how lists write her name. */
export function wordsOf(token: string | undefined): string[] {
  const words = searchText(token).split(/[ ,;]+/);
  return [...new Set(words)].filter((word) => word !== '');
}

/** The patterns for LIKE that folded text has to match to hold every word of the token; none for a blank token. */
export function searchWords(token: string | undefined): string[] {
  return wordsOf(token).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

/**
 * Whether few rows may be all that hold the words of the token: a page of those is found by looking at every row, which
 * is better done once for page and count. One or two letters stand nearly everywhere, and a page of that is soon found.
 */
export function mayBeRare(token: string | undefined): boolean {
  return searchText(token)
    .split(' ')
    .some((word) => word.length > 2);
}

/** How many letters of a row's text an index holds, as the columns `search_head` do (migrations 0013 and 0014). */
const headLength = sql`400`;

/**
 * The conditions that rows of a table with the columns `search_text` and `search_head` hold every word of the token:
 * read from an index that includes the head, and in the few rows with longer texts looked up. `among` says which rows
 * are looked through for those.
 */
export function headHoldsWords(table: Sql, token: string | undefined, among: Sql = sql`TRUE`): Sql[] {
  return searchWords(token).map(
    (pattern) => sql`(search_head LIKE ${pattern} OR uuid = ANY(ARRAY(
      SELECT l.uuid FROM ${table} l WHERE ${among} AND length(l.search_text) > ${headLength} AND l.search_text LIKE ${pattern})))`,
  );
}

/** The condition that `column` (folded text) holds every word of the token, in any order; none for a blank token. */
export function containsWords(column: Sql, token: string | undefined): Sql[] {
  return searchWords(token).map((pattern) => sql`${column} LIKE ${pattern}`);
}
