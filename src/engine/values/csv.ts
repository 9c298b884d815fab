import Papa from 'papaparse';

/**
 * What a spreadsheet would take for a formula: a text that begins with one of these characters, also after white space
 * or in the full width of East Asian type. The package's own pattern stops at the first line, so that a second line
 * would smuggle a formula past it. A plain negative number is none. A text with an apostrophe of its own before such a
 * character gets another one, so that it is read back as it was.
 */
const FORMULA = /^(?!-\d+(,\d+)?$)'*\s*[=+\-@\t\r＝＋－＠]|^[\t\r]/;

/** The apostrophe before what {@link FORMULA} guards against. */
const GUARDED = /^'+\s*[=+\-@\t\r＝＋－＠]/;

/** A cell as it was before an export put its apostrophe in front. */
export function unguarded(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

/** The mark by which spreadsheets know UTF-8. */
export const BOM = '\uFEFF';

/**
 * How a language's spreadsheets write tables: where the decimal sign is a comma, the columns are parted by semicolons.
 */
export interface CsvStyle {
  delimiter: ',' | ';';
  decimal: '.' | ',';
}

/** The style of a language of the console. */
export function csvStyle(language: string): CsvStyle {
  return language === 'sv' ? { delimiter: ';', decimal: ',' } : { delimiter: ',', decimal: '.' };
}

/**
 * Rows as lines of CSV, each with its line break. Texts that a spreadsheet would take for a formula get an apostrophe
 * in front; numbers stay numbers.
 */
export function csvLines(
  rows: ReadonlyArray<ReadonlyArray<string | number>>,
  { delimiter, decimal }: CsvStyle,
): string {
  if (rows.length === 0) return '';
  const written = rows.map((cells) =>
    cells.map((cell) =>
      typeof cell === 'number' && decimal === ',' && !Number.isInteger(cell) ? String(cell).replace('.', ',') : cell,
    ),
  );
  return `${Papa.unparse(written, { delimiter, newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;
}

/** `<entity>-<site>-<date>.csv`, without what file systems refuse. */
export function csvName(entity: string, site: string, now: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `${entity}-${site.replace(/[^\p{L}\p{N}_-]+/gu, '-')}-${day}.csv`;
}
