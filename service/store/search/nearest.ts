import { searchText, wordsOf } from '../lists/search-text.ts';

/** Whether folded text holds every word of a text, in any order. */
export function holdsWords(folded: string, text: string): boolean {
  return wordsOf(text).every((word) => folded.includes(word));
}

/**
 * The rows with those first whose name begins as the text does, then those of which a word does; the others stay in
 * their order. `names` are the properties that name a row.
 */
export function nearestFirst<Row extends Readonly<Record<string, unknown>>>(
  rows: readonly Row[],
  names: readonly string[],
  text: string,
): Row[] {
  if (names.length === 0) return [...rows];
  const looked = searchText(text);
  const farOf = (row: Row): number => Math.min(...names.map((name) => distance(searchText(textOf(row[name])), looked)));
  return rows
    .map((row) => ({ row, far: farOf(row) }))
    .sort((one, other) => one.far - other.far)
    .map(({ row }) => row);
}

function distance(name: string, text: string): number {
  if (name.startsWith(text)) return 0;
  return ` ${name}`.includes(` ${text}`) ? 1 : 2;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
