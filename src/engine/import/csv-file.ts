import Papa from 'papaparse';
import { unguarded } from '../values/csv.ts';

/** A file's rows: texts by column. `line` is the row's line in the file, counted from 1 with the header. */
export interface CsvRow {
  line: number;
  cells: readonly string[];
  /**
   * What stands behind the last column that has a name: a delimiter in a text without quotes has moved the row's cells.
   */
  beyond?: readonly string[];
}

/** What a CSV file holds. */
export interface CsvTable {
  columns: readonly string[];
  rows: readonly CsvRow[];
}

/** Why a file cannot be read as CSV; `key` is below `import.file`. */
export class CsvProblem extends Error {
  readonly key: 'tooLarge' | 'empty' | 'noRows' | 'tooManyRows' | 'notCsv' | 'openQuote';
  /** Where the quotes of `openQuote` begin. */
  readonly line: number | undefined;

  constructor(key: CsvProblem['key'], line?: number) {
    super(key);
    this.name = 'CsvProblem';
    this.key = key;
    this.line = line;
  }
}

/** The largest file in bytes: as large as an upload may be (specification §9). */
const MAX_BYTES = 15_728_640;
/** The most rows of one file. */
export const MAX_ROWS = 20_000;

/**
 * The text of a file: UTF-8, UTF-16 by its byte order mark, or, when it is neither, Windows-1252, in which older
 * spreadsheets write.
 * @throws CsvProblem when the file is too large
 */
export async function textOfFile(file: Blob): Promise<string> {
  if (file.size > MAX_BYTES) throw new CsvProblem('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The rows of a CSV text with a header line, the first that says anything. The delimiter (comma, semicolon, tab) is
 * found out; rows without any text are left out.
 * @throws CsvProblem for a text without header or rows, with too many rows, with quotes that do not end, or of a file
 *   that is no text
 */
export function readCsv(read: string): CsvTable {
  const text = read.replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new CsvProblem('empty');
  if (text.includes('\0')) throw new CsvProblem('notCsv');
  const { records, lines } = parse(text);
  const first = records.findIndex((cells) => cells.some(isWritten) && !SEPARATOR_LINE.test(cells[0] ?? ''));
  const header = records[first];
  if (!header) throw new CsvProblem('empty');
  const rows = records.slice(first + 1).flatMap((cells, index): CsvRow[] => {
    const trimmed = header.map((_, column) => unguarded((cells[column] ?? '').trim()).trim());
    const beyond = cells.slice(header.length).filter(isWritten);
    if (![...trimmed, ...beyond].some(isWritten)) return [];
    const row = { line: lines[first + 1 + index] ?? 0, cells: trimmed };
    return [beyond.length > 0 ? { ...row, beyond } : row];
  });
  if (rows.length === 0) throw new CsvProblem('noRows');
  if (rows.length > MAX_ROWS) throw new CsvProblem('tooManyRows');
  return { columns: namedOnce(header), rows };
}

const isWritten = (cell: string): boolean => cell.trim() !== '';

/** A line by which spreadsheets are told the delimiter: `sep=;`. */
const SEPARATOR_LINE = /^sep=/i;

/** The records of a text and the line on which each begins: a quoted cell may hold line breaks. */
function parse(text: string): { records: string[][]; lines: number[] } {
  const records: string[][] = [];
  const lines: number[] = [];
  let read = 0;
  let line = 1;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step({ data, errors, meta }) {
      const fault = errors.find(({ type }) => type === 'Quotes');
      if (fault) throw new CsvProblem('openQuote', line);
      records.push(data);
      lines.push(line);
      line += text.slice(read, meta.cursor).split(/\r\n|\n|\r/).length - 1;
      read = meta.cursor;
    },
  });
  return { records, lines };
}

/** What stands between the cells of the header: a name seldom holds any of these. */
function delimiterOf(text: string): string {
  const written = /^(?:[ \t]*[\r\n]+)*([^\r\n]*)/.exec(text)?.[1] ?? '';
  const told = SEPARATOR_LINE.test(written) ? /=([,;\t|])/.exec(written)?.[1] : undefined;
  if (told !== undefined) return told;
  const header = written.replace(/"[^"]*"/g, '');
  const count = (delimiter: string): number => header.split(delimiter).length;
  return [',', ';', '\t', '|'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** Column names, none empty and none twice. */
function namedOnce(header: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return header.map((written, index) => {
    const name = written.trim() || `#${index + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
