import { type Sql, sql } from './sql.ts';

/** Letters that Unicode does not take apart into a base letter and a mark. */
const wholeLetters: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
};

/** Text without letter case, marks and doubled blanks, so that `malmo` finds `Malmö` and `Malmö` finds `MALMO`. */
export function searchText(...texts: (string | null | undefined)[]): string {
  return texts
    .filter((text) => text)
    .join(' ')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[øłßẞæœđðþħıŋ]/g, (letter) => wholeLetters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The patterns for LIKE that folded text has to match to hold every word of the token; none for a blank token. */
export function searchWords(token: string | undefined): string[] {
  const words = new Set(searchText(token).split(' ').filter(Boolean));
  return [...words].map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

/**
 * Whether few rows may be all that hold the words of the token: a page of those is found by looking at every row, which is better done once for page and count.
 * One or two letters stand nearly everywhere, and a page of that is soon found.
 */
export function mayBeRare(token: string | undefined): boolean {
  return searchText(token)
    .split(' ')
    .some((word) => word.length > 2);
}

/** The condition that `column` (folded text) holds every word of the token, in any order; none for a blank token. */
export function containsWords(column: Sql, token: string | undefined): Sql[] {
  return searchWords(token).map((pattern) => sql`${column} LIKE ${pattern}`);
}
