import Papa from 'papaparse';

/**
 * Where a spreadsheet would begin a formula: at the start of a text, also after white space, quotation marks or in the
 * full width of East Asian type, and after whatever parts the cells or lines of one with other settings, `x;=1` where
 * the file has commas. A plain negative number is none. A text with an apostrophe of its own there gets another one, so
 * that it is read back as it was.
 */
const FORMULA = /(?<=^|[,;|\t\r\n])(?!-\d+(?:[,.]\d+)?(?:[,;|\t\r\n]|$))(?=['"\s]*[=+\-@＝＋－＠])|^(?=['"\s]*[\t\r])/g;

/** The apostrophe before what {@link FORMULA} guards against. */
const GUARD = /(?<=^|[,;|\t\r\n])'(?=['"\s]*[=+\-@＝＋－＠])|^'(?=['"\s]*[\t\r])/g;

const guarded = (cell: string): string => cell.replace(FORMULA, "'");

/** A cell as it was before an export put its apostrophes in. */
export function unguarded(cell: string): string {
  return cell.replace(GUARD, '');
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
 * before it; numbers stay numbers.
 */
export function csvLines(
  rows: ReadonlyArray<ReadonlyArray<string | number>>,
  { delimiter, decimal }: CsvStyle,
): string {
  if (rows.length === 0) return '';
  const written = rows.map((cells) =>
    cells.map((cell) => {
      if (typeof cell === 'string') return guarded(cell);
      return decimal === ',' && !Number.isInteger(cell) ? String(cell).replace('.', ',') : cell;
    }),
  );
  return `${Papa.unparse(written, { delimiter, newline: '\r\n' })}\r\n`;
}

/** `<entity>-<site>-<date>.csv`, without what file systems refuse. */
export function csvName(entity: string, site: string, now: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `${entity}-${site.replace(/[^\p{L}\p{N}_-]+/gu, '-')}-${day}.csv`;
}
