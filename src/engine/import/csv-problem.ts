/** Why a file cannot be read as CSV; `key` is below `import.file`. */
export class CsvProblem extends Error {
  readonly key: 'unreadable' | 'tooLarge' | 'empty' | 'noRows' | 'tooManyRows' | 'hasZeros' | 'notCsv';

  constructor(key: CsvProblem['key']) {
    super(key);
    this.name = 'CsvProblem';
    this.key = key;
  }
}

/** What a failed reading is told as: anything but a known problem means that the file is no CSV. */
export function csvProblem(error: unknown): CsvProblem {
  return error instanceof CsvProblem ? error : new CsvProblem('notCsv');
}
