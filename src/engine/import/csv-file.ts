import Papa from 'papaparse';
import { cellText, isWritten } from './csv-cell.ts';
import { type List, listsOf } from './csv-lists.ts';
import { CsvProblem } from './csv-problem.ts';

/** A file's rows: texts by column. `line` is the row's line in the file, counted from 1. */
export interface CsvRow {
  line: number;
  cells: readonly string[];
  /**
   * What stands behind the last column that has a name: a delimiter in a text without quotes has moved the row's cells.
   */
  beyond?: readonly string[];
  /** A quotation mark of the row has no partner: its line was taken apart at every delimiter. */
  hasOpenQuote?: true;
}

/**
 * What a CSV file holds. `head` is the line that names the columns; what stands above it is left out, which is worth
 * telling where that is more than nothing.
 */
export interface CsvTable {
  columns: readonly string[];
  rows: readonly CsvRow[];
  head: number;
  isBelowTitles: boolean;
  delimiter: Delimiter;
}

/** What may stand between cells. Where nothing tells two apart, the first is meant. */
export const DELIMITERS = ['\t', ';', '|', ','] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** What a reader knows of a file already: what is left out is guessed. */
export interface CsvKnown {
  delimiter?: Delimiter;
  /** What a line's cells are known as the names of, each with its column. */
  known?: (cells: readonly string[]) => Readonly<Record<string, number>>;
}

/** The most rows of one file. */
export const MAX_ROWS = 20_000;

/** The most columns of one file: each costs time in every row. */
const MAX_COLUMNS = 300;
/**
 * After so many rows with an open quotation mark, or so many letters in which a partner was looked for, no mark of the file
 * means anything: each is looked for to the end.
 */
const MOST_OPEN_QUOTES = 20;
const MOST_SEARCHED = 1_000_000;

/** How far down the names of columns are looked for, in records. */
const DEEPEST_HEAD = 30;
/** How many records tell what stands between cells. */
const SAMPLE = 100;

/** A record of a file, as it stands there. */
interface Rec {
  line: number;
  cells: string[];
  hasOpenQuote?: true;
}

/**
 * The rows of a CSV text with a line that names the columns. Titles above it, rows without any text and that line's
 * repetitions are left out. A row with an open quotation mark is kept with that fault.
 * @throws CsvProblem for a text without header or rows, with too many rows, or of a file that is no text
 */
export function readCsv(read: string, { delimiter, known = () => ({}) }: CsvKnown = {}): CsvTable {
  const text = read.replace(/^\uFEFF+/, '').replace(/\r\n?|\u0085/g, '\n');
  if (text.trim() === '') throw new CsvProblem('empty');
  if (text.startsWith('%PDF-')) throw new CsvProblem('notCsv');
  if (text.includes('\0')) throw new CsvProblem(hasFewZeros(text) ? 'hasZeros' : 'notCsv');
  const between = delimiter ?? delimiterOf(text);
  const records = recordsOf(withoutBlanks(text, between), between);
  const first = headOf(records, known);
  const header = records[first];
  if (!header) throw new CsvProblem('empty');
  if (header.cells.length > MAX_COLUMNS) throw new CsvProblem('notCsv');
  const { columns, lists } = listsOf(records, header, known);
  if (columns.length > MAX_COLUMNS) throw new CsvProblem('notCsv');
  // A list with fewer columns may stand above the one that names the most.
  const top = records.findIndex((record) => lists.get(record) !== undefined);
  let list: List | undefined;
  const rows = records.slice(top).flatMap((record): CsvRow[] => {
    const { line, cells, hasOpenQuote } = record;
    if (lists.has(record)) list = lists.get(record);
    if (lists.has(record) || !list) return [];
    const { places, isNamed } = list;
    const trimmed = places.map((place) => cellText(cells[place] ?? ''));
    const beyond = cells.filter((cell, column) => !isNamed.has(column) && isWritten(cell));
    if (![...trimmed, ...beyond].some(isWritten)) return [];
    const faults = { ...(beyond.length > 0 ? { beyond } : {}), ...(hasOpenQuote ? { hasOpenQuote } : {}) };
    return [{ line, cells: trimmed, ...faults }];
  });
  if (rows.length === 0) throw new CsvProblem('noRows');
  if (rows.length > MAX_ROWS) throw new CsvProblem('tooManyRows');
  const isBelowTitles = records.slice(0, top).some(isNamed);
  const { line: head = header.line } = records[top] ?? {};
  return { columns: namedOnce(columns), rows, head, isBelowTitles, delimiter: between };
}

/**
 * A text without blanks between a delimiter and the quotation mark that begins a cell, which a person who writes a file
 * by hand puts there. Within a quoted cell marks are doubled, and the blanks before them are its own.
 */
function withoutBlanks(text: string, delimiter: Delimiter): string {
  return delimiter === '\t' ? text : text.replaceAll(BLANKS_BEFORE_QUOTE[delimiter], '$1');
}

const BLANKS_BEFORE_QUOTE = {
  ';': /(^|;)[ \u00a0]+(?="(?:"")*(?!")[^;\n]|""(?:[;\n]|$))/gm,
  '|': /(^|\|)[ \u00a0]+(?="(?:"")*(?!")[^|\n]|""(?:[|\n]|$))/gm,
  ',': /(^|,)[ \u00a0]+(?="(?:"")*(?!")[^,\n]|""(?:[,\n]|$))/gm,
} as const;

/** Whether it is a text with a fault, and no file of another kind, whose zeros are many. */
const hasFewZeros = (text: string): boolean => text.split('\0').length - 1 <= 1 + text.length / 200;

/** A line by which spreadsheets are told the delimiter: `sep=;`. */
const SEPARATOR_LINE = /^sep=/i;

/** Whether a record says something of its own. */
const isNamed = ({ cells }: Rec): boolean => cells.some(isWritten) && !SEPARATOR_LINE.test(cells[0] ?? '');

/** The records of a text, each with the line on which it begins: a quoted cell may hold line breaks. */
function recordsOf(text: string, delimiter: Delimiter, most = Number.POSITIVE_INFINITY): Rec[] {
  const records: Rec[] = [];
  let begin = 0;
  let line = 1;
  let openQuotes = 0;
  let written = 0;
  const advance = (end: number): void => {
    line += text.slice(begin, end).split('\n').length - 1;
    begin = end;
  };
  while (begin < text.length && records.length < most) {
    const from = begin;
    let isOpen = false;
    const ignoresQuotes = openQuotes >= MOST_OPEN_QUOTES || openQuotes * text.length > MOST_SEARCHED;
    Papa.parse<string[]>(text.slice(from), {
      delimiter,
      newline: '\n',
      ...(ignoresQuotes ? { quoteChar: '\0' } : {}),
      step({ data, errors, meta }, parser) {
        isOpen = errors.some(({ type }) => type === 'Quotes');
        if (!isOpen) {
          records.push({ line, cells: data, ...(ignoresQuotes && hasOddQuotes(data) ? { hasOpenQuote: true } : {}) });
          if (data.some((cell) => cell !== '') && ++written > MAX_ROWS + DEEPEST_HEAD) {
            throw new CsvProblem('tooManyRows');
          }
          advance(from + meta.cursor);
        }
        if (isOpen || records.length >= most) parser.abort();
      },
    });
    if (!isOpen) break;
    openQuotes += 1;
    // The row ends with its line, and what comes after it is read as if its quotation mark were not there.
    const found = text.indexOf('\n', begin);
    const end = found === -1 ? text.length : found;
    records.push({ line, cells: text.slice(begin, end).split(delimiter), hasOpenQuote: true });
    advance(Math.min(end + 1, text.length));
  }
  return records;
}

const hasOddQuotes = (cells: readonly string[]): boolean => cells.join('').split('"').length % 2 === 0;

/**
 * What stands between cells: what takes most of the lines apart into equally many, and the more cells, the better. A
 * line that tells it is believed.
 */
function delimiterOf(text: string): Delimiter {
  const written = /^(?:[ \t]*[\r\n]+)*([^\r\n]*)/.exec(text)?.[1] ?? '';
  const named = SEPARATOR_LINE.test(written) ? /=([,;\t|])/.exec(written)?.[1] : undefined;
  const told = DELIMITERS.find((delimiter) => delimiter === named);
  if (told) return told;
  const start = text.slice(0, 200_000);
  const scores = DELIMITERS.map((delimiter) => {
    const counts = recordsOf(start, delimiter, SAMPLE)
      .filter(({ cells }) => cells.some(isWritten))
      .map(({ cells }) => cells.length);
    const { width, lines } = mostCommon(counts.filter((count) => count > 1));
    return lines === 0 ? 0 : lines / counts.length + width / 10_000;
  });
  const best = Math.max(...scores);
  return best === 0 ? ',' : (DELIMITERS[scores.indexOf(best)] ?? ',');
}

/** The number that comes most often, and how often; of two that come equally often the first. */
function mostCommon(numbers: readonly number[]): { width: number; lines: number } {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].reduce((best, [width, lines]) => (lines > best.lines ? { width, lines } : best), {
    width: 0,
    lines: 0,
  });
}

/**
 * Which record names the columns: the one with the most known names; where none is known, the first that fills more
 * than half of the cells that most records do, as titles do not.
 */
function headOf(records: readonly Rec[], known: NonNullable<CsvKnown['known']>): number {
  const deepest = records.findIndex(isNamed) + DEEPEST_HEAD;
  const tried = records
    .slice(0, deepest)
    .map((record) => (isNamed(record) ? Object.keys(known(record.cells.map(cellText))).length : 0));
  const best = Math.max(0, ...tried);
  if (best > 0) return tried.indexOf(best);
  const filled = ({ cells }: Rec): number => cells.filter(isWritten).length;
  const { width } = mostCommon(
    records
      .slice(0, SAMPLE)
      .map(filled)
      .filter((count) => count > 1),
  );
  const first = records.slice(0, deepest).findIndex((record) => isNamed(record) && filled(record) * 2 > width);
  return first === -1 ? records.findIndex(isNamed) : first;
}

/** Column names, none empty and none twice. */
function namedOnce(header: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return header.map((written, index) => {
    const name = cellText(written) || `#${index + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
