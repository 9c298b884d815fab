import { type CsvTable, type Delimiter, readCsv } from './csv-file.ts';
import { bytesOfFile, decoded, type Encoding, guessEncoding } from './file-encoding.ts';
import { type ImportColumn, mappingGuess } from './import-columns.ts';

/** A file that was read. */
export interface OpenFile {
  name: string;
  /** What the file holds and how it was read, as long as it may be read in another way. */
  source?: FileSource;
  text: string;
  table: CsvTable;
}

/** The bytes of a file and the encoding in which they were read. */
export interface FileSource {
  bytes: Uint8Array<ArrayBuffer>;
  encoding: Encoding;
}

/** What of a file's reading is chosen, not guessed. */
export interface Reading {
  encoding?: Encoding;
  delimiter?: Delimiter;
}

/**
 * Reads a file, with its encoding and its delimiter guessed.
 * @throws CsvProblem when it cannot be read
 */
export async function openFile(columns: readonly ImportColumn[], file: Blob & { name: string }): Promise<OpenFile> {
  const bytes = await bytesOfFile(file);
  return readAs(columns, file.name, { bytes, encoding: guessEncoding(bytes) });
}

/**
 * Reads an open file in another encoding, or with another delimiter.
 * @throws CsvProblem when it cannot be read so
 */
export function reopened(
  columns: readonly ImportColumn[],
  file: OpenFile | undefined,
  { encoding, delimiter }: Reading,
): OpenFile | undefined {
  if (!file?.source) return undefined;
  return readAs(columns, file.name, { ...file.source, ...(encoding ? { encoding } : {}) }, delimiter);
}

function readAs(columns: readonly ImportColumn[], name: string, source: FileSource, delimiter?: Delimiter): OpenFile {
  const text = decoded(source.bytes, source.encoding);
  return { name, source, text, table: tableOf(columns, text, delimiter) };
}

/**
 * The rows of a text. The line that names the columns is known by the names that the import knows.
 * @throws CsvProblem when it is no CSV
 */
export function tableOf(columns: readonly ImportColumn[], text: string, delimiter?: Delimiter): CsvTable {
  return readCsv(text, { known: mappingGuess(columns), ...(delimiter ? { delimiter } : {}) });
}
