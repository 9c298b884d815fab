import { searchText } from '../lists/search-text.ts';
import { type Sql, sql } from '../sql.ts';

/** How many different words of an article are kept, and the shortest that is. */
const [most, shortest] = [400, 3];

/** They are looked for in so many characters: there are letters that fold to 18, so that more would take long. */
const mostCharacters = 50_000;

/** The different words of texts as article_words keeps them: without letter case and marks, with a blank between each. */
export function keptWords(...texts: (string | null)[]): string {
  const words = new Set<string>();
  const text = texts.filter((one) => one).join(' ');
  for (const [word] of searchText(text.slice(0, mostCharacters)).matchAll(/[\p{L}\p{N}]+/gu)) {
    if (word.length < shortest || word.length > 60) continue;
    words.add(word);
    if (words.size === most) break;
  }
  return [...words].join(' ');
}

/** The words of a query, folded as the kept ones are. */
export function queryWords(query: string): string[] {
  return [...new Set(searchText(query).match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, 12);
}

/** The numbers of the articles that have a word which begins so. Comparisons of text may use an index in spite of row-level security. */
export function numbersWith(word: string): Sql {
  return sql`SELECT w.article_number FROM article_words w WHERE w.word >= ${word} AND w.word < ${`${word}\u{10FFFF}`}`;
}
