import { expect, it } from 'vitest';
import { MAX_ROWS, readCsv } from './csv-file.ts';
import { CsvProblem } from './csv-problem.ts';

/** What becomes of a file: how many rows it has, or why it is refused. */
function outcomeOf(text: string): number | string {
  try {
    return readCsv(text).rows.length;
  } catch (error) {
    return error instanceof CsvProblem ? error.key : String(error);
  }
}

/** The page stands still while a file is read; a busy machine takes several times as long as a person's own. */
const mostMs = 5_000;

it.each([
  ['100,000 rows', `name,number\n${'Eva,1\n'.repeat(100_000)}`, 'tooManyRows'],
  ['400,000 rows', `name,number\n${'Eva,1\n'.repeat(400_000)}`, 'tooManyRows'],
  ['a quotation mark without a partner in every row', `name,number\n${'"Eva,1\n'.repeat(15_001)}`, 15_001],
  ['100,000 columns', `${'a,'.repeat(100_000)}\n${'b\n'.repeat(2_000)}`, 'notCsv'],
  ['as many columns and rows as are taken', `${'a,'.repeat(299)}\n${'b\n'.repeat(MAX_ROWS)}`, MAX_ROWS],
  ['a million empty lines', '\n'.repeat(1_000_000), 'empty'],
  ['a text in quotes of 1 MB', `name\n"${'x\n'.repeat(500_000)}"`, 1],
])('a file of %s does not hold up the page', (_, text, outcome) => {
  const began = performance.now();
  expect(outcomeOf(text)).toBe(outcome);
  expect(performance.now() - began).toBeLessThan(mostMs);
});
