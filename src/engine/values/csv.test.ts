import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { csvLines, csvName, csvStyle, unguarded } from './csv.ts';

const english = csvStyle('en');
const cell = (value: string | number) => csvLines([['x', value]], english).slice(2, -2);

it.each(['=1+1', '+46 8 123', '-2+3', '@SUM(A1)', ' =1', '=HYPERLINK("http://x")', '＝1'])(
  'puts an apostrophe before %j',
  (text) => {
    const [row] = Papa.parse<string[]>(csvLines([[text]], english)).data;
    expect(row).toEqual([`'${text}`]);
  },
);

it.each([',', ';', '\t', '|'])('leaves nothing that is a formula where cells are parted by %j', (delimiter) => {
  const texts = [
    'x;=1',
    'x,=1',
    'x\t=1',
    'x|@a',
    'x\n=1',
    '\t=1',
    '\r=1',
    '=\n=1',
    'x; "=1"',
    'x;"" =1',
    ';;=1',
    '\t;\n+1',
    "x;'=1",
  ];
  for (const style of [english, csvStyle('sv')]) {
    const lines = csvLines([['a', ...texts, 'b'], ...texts.map((text) => [text])], style);
    const { data } = Papa.parse<string[]>(lines, { delimiter });
    expect(data.flat().filter((part) => /^["\s]*[=+@]/.test(part))).toEqual([]);
  }
});

const parted = ['x;=1', "x;'=1", '\t=1', "\t'=1", '\n\t=1', 'x;-5', "x;'-5", '-5,-x', 'a;;=,"=\n\'"=', "';='"];

it.each([...parted, '=1+1', "'=1+1", "''=1", "'-5", '-5', "'", "'a", '+46 8 123', "' @x", 'a=b'])(
  'reads %j back as it was',
  (text) => {
    const [row] = Papa.parse<string[]>(csvLines([[text]], english)).data;
    expect(row?.map(unguarded)).toEqual([text]);
  },
);

it('leaves texts and numbers as they are', () => {
  expect(['Älvnäs', '12', 'a=b', 'a\tb', 'a, b-c', 'x;-5'].map(cell)).toEqual([
    'Älvnäs',
    '12',
    'a=b',
    'a\tb',
    '"a, b-c"',
    'x;-5',
  ]);
  expect([7, -7, -1.5].map(cell)).toEqual(['7', '-7', '-1.5']);
});

it('quotes what would break the lines', () => {
  expect(csvLines([['a,b', 'say "x"', 'two\nlines', '']], english)).toBe('"a,b","say ""x""","two\nlines",\r\n');
});

it('writes as Swedish spreadsheets read, where the decimal sign is a comma', () => {
  expect(csvLines([['a,b', -1.5, 3]], csvStyle('sv'))).toBe('a,b;-1,5;3\r\n');
});

it('gives nothing for no rows', () => expect(csvLines([], english)).toBe(''));

it('names the file by entity, site and day', () => {
  expect(csvName('club', 'ålvn1_ålvn', new Date(2026, 0, 5))).toBe('club-ålvn1_ålvn-2026-01-05.csv');
  expect(csvName('club', 'a/b: c', new Date(2026, 10, 25))).toBe('club-a-b-c-2026-11-25.csv');
});
