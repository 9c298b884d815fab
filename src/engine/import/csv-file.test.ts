import { expect, it } from 'vitest';
import { csvLines, csvStyle } from '../values/csv.ts';
import { CsvProblem, MAX_ROWS, readCsv, textOfFile } from './csv-file.ts';

const keyOf = (text: string): string | undefined => {
  try {
    readCsv(text);
    return undefined;
  } catch (error) {
    return error instanceof CsvProblem ? error.key : String(error);
  }
};

it.each([',', ';', '\t'])('finds out that %j stands between cells', (delimiter) => {
  const text = [
    ['First name', 'Last name'],
    ['Åsa', 'Ödman'],
  ]
    .map((row) => row.join(delimiter))
    .join('\r\n');
  expect(readCsv(text)).toEqual({
    columns: ['First name', 'Last name'],
    rows: [{ line: 2, cells: ['Åsa', 'Ödman'] }],
  });
});

it('keeps line breaks, delimiters and quotes inside quoted cells, and the lines of the file', () => {
  const { rows } = readCsv('a,b\n"one\ntwo","say ""hej"", please"\nthree,four\n');
  expect(rows).toEqual([
    { line: 2, cells: ['one\ntwo', 'say "hej", please'] },
    { line: 4, cells: ['three', 'four'] },
  ]);
});

it('leaves out rows without any text, and fills up rows that are too short', () => {
  expect(readCsv('a;b\n;\n\n1\n').rows).toEqual([{ line: 4, cells: ['1', ''] }]);
});

it('begins with the first line that says anything, and believes a line that names the delimiter', () => {
  expect(readCsv('\n;\na;b\n1;2\n')).toEqual({ columns: ['a', 'b'], rows: [{ line: 4, cells: ['1', '2'] }] });
  expect(readCsv('\uFEFFsep=;\r\na,b;c\r\n1;2\r\n')).toEqual({
    columns: ['a,b', 'c'],
    rows: [{ line: 3, cells: ['1', '2'] }],
  });
  expect(keyOf('\uFEFFsep=;\n')).toBe('empty');
});

it('keeps what stands behind the last named column, so that a row whose cells have moved can be told', () => {
  expect(readCsv('a,b\nLund, Eva,1\n1,2,,\n,,3').rows).toEqual([
    { line: 2, cells: ['Lund', 'Eva'], beyond: ['1'] },
    { line: 3, cells: ['1', '2'] },
    { line: 4, cells: ['', ''], beyond: ['3'] },
  ]);
});

it('names every column, none twice', () => {
  expect(readCsv('\uFEFFname,name,\n1,2,3').columns).toEqual(['name', 'name (2)', '#3']);
});

it('takes away the apostrophe with which an export guards against formulas', () => {
  expect(readCsv("a,b\n'=SUM(1),'twas").rows[0]?.cells).toEqual(['=SUM(1)', "'twas"]);
  const texts = ['+46 8 123', '＝1', 'x;=1', '-'];
  expect(
    readCsv(
      csvLines(
        [
          ['a', 'b', 'c', 'd'],
          [' =1', ...texts.slice(1)],
        ],
        csvStyle('sv'),
      ),
    ).rows[0]?.cells,
  ).toEqual(['=1', ...texts.slice(1)]);
});

it('refuses what it cannot read, and says why', () => {
  expect(keyOf('  \n')).toBe('empty');
  expect(keyOf('a,b\n')).toBe('noRows');
  expect(keyOf('PK\0\0')).toBe('notCsv');
  expect(keyOf('a,b\n1,"never ends\n2,3')).toBe('openQuote');
  expect(keyOf('a,b\n1,"ends" early,3')).toBe('openQuote');
  expect(keyOf(`a\n${'1\n'.repeat(MAX_ROWS + 1)}`)).toBe('tooManyRows');
});

it.each([
  ['UTF-8', new TextEncoder().encode('Åsa')],
  ['UTF-16 little-endian', new Uint8Array([0xff, 0xfe, 0xc5, 0, 0x73, 0, 0x61, 0])],
  ['UTF-16 big-endian', new Uint8Array([0xfe, 0xff, 0, 0xc5, 0, 0x73, 0, 0x61])],
  ['Windows-1252', new Uint8Array([0xc5, 0x73, 0x61])],
])('reads %s', async (_, bytes) => {
  expect(await textOfFile(new Blob([bytes]))).toBe('Åsa');
});
