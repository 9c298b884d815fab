import { expect, it } from 'vitest';
import { csvLines, csvStyle } from '../values/csv.ts';
import { type CsvKnown, MAX_ROWS, readCsv as read } from './csv-file.ts';
import { CsvProblem } from './csv-problem.ts';

/** Columns and rows alone. */
const readCsv = (text: string, known: CsvKnown = {}) => {
  const { columns, rows } = read(text, known);
  return { columns, rows };
};

/** Knows the names of columns that fit. */
const knownAs = (names: RegExp) => (cells: readonly string[]) =>
  Object.fromEntries(cells.flatMap((cell, column) => (names.test(cell) ? [[cell.toLowerCase(), column]] : [])));

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

it('takes the text out of a formula that is nothing but a text', () => {
  const { rows } = readCsv('a,b\n="007","=""say """"hej"""""""\n="x"&"y",\'="008"\n');
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['007', 'say "hej"'],
    ['="x"&"y"', '="008"'],
  ]);
});

it('leaves out the names of the columns where lists that were put below each other bring them again', () => {
  const { rows } = readCsv('First name;Last name\nÅsa;Ödman\nFirst name;Last name \nBo;Ek\nFirst name;Ek\n');
  expect(rows.map(({ line }) => line)).toEqual([2, 4, 5]);
  expect(readCsv('Name\nName\n').rows).toHaveLength(1);
  // Programs leave out the delimiters at the end of a line, or add some.
  expect(readCsv('Nick,Club,\nMini,A,x\nNick,Club\nMax,B\nNick,Club,,\nKim,C').rows).toHaveLength(3);
});

it('reads a list below another one by its own names of the columns, in whatever order they are', () => {
  const known = knownAs(/^((?:first|last) name|born)$/i);
  const text = 'First name;Last name;Born\nÅsa;Ödman;1990\n;;\nlast name;FIRST NAME\nEk;Bo\nLast name;Ek;x\n';
  expect(readCsv(text, { known }).rows).toEqual([
    { line: 2, cells: ['Åsa', 'Ödman', '1990'] },
    { line: 5, cells: ['Bo', 'Ek', ''] },
    { line: 6, cells: ['Ek', 'Last name', ''], beyond: ['x'] },
  ]);
  const above = readCsv('Players\nLast name;First name\nEk;Bo\n\nFirst name;Last name;Born\nÅsa;Ödman;1990\n', {
    known,
  });
  expect(above.rows.map(({ cells }) => cells)).toEqual([
    ['Bo', 'Ek', ''],
    ['Åsa', 'Ödman', '1990'],
  ]);
  // Where nobody knows them for names, they may be people.
  expect(readCsv('Ali;Omar\nOmar;Ali\nBo;Ek\n').rows.map(({ cells }) => cells)).toEqual([
    ['Omar', 'Ali'],
    ['Bo', 'Ek'],
  ]);
});

it('reads lists below each other of which each has columns of its own, or other words for them', () => {
  const known = (cells: readonly string[]) =>
    Object.fromEntries(
      cells.flatMap((cell, column) => {
        const key = { förnamn: 'first', 'first name': 'first', efternamn: 'last', född: 'born', position: 'position' }[
          cell.toLowerCase()
        ];
        return key === undefined ? [] : [[key, column]];
      }),
    );
  const text = 'Förnamn;Efternamn;Född\nÅsa;Ödman;1990\n\nEfternamn;First name;Position;Ort\nEk;Bo;Back;Umeå\n';
  expect(readCsv(text, { known })).toEqual({
    columns: ['Förnamn', 'Efternamn', 'Född', 'Position', 'Ort'],
    rows: [
      { line: 2, cells: ['Åsa', 'Ödman', '1990', '', ''] },
      { line: 5, cells: ['Bo', 'Ek', '', 'Back', 'Umeå'] },
    ],
  });
  // Names that no rows follow are those of groups of columns.
  const grouped = 'Förnamn;Position\nFörnamn;Efternamn;Född\nÅsa;Ödman;1990\n';
  expect(read(grouped, { known })).toMatchObject({
    columns: ['Förnamn', 'Efternamn', 'Född'],
    head: 2,
    isBelowTitles: true,
  });
});

it.each(['first name;last name', 'last name;first name'])(
  'knows the names of a list by its first two, whatever else it has: %s',
  (names) => {
    const known = knownAs(/^((?:first|last) name|number)$/i);
    const values = names.startsWith('last') ? 'Ek;Bo' : 'Bo;Ek';
    const more = `${names};School;Class\n${values};Ersboda;7B\n`;
    const below = readCsv(`First name;Last name;Town;Club\nÅsa;Ödman;Umeå;IFK\n\n${more}`, { known });
    expect(below.rows.map(({ cells }) => cells)).toEqual([
      ['Åsa', 'Ödman', 'Umeå', 'IFK', '', ''],
      ['Bo', 'Ek', '', '', 'Ersboda', '7B'],
    ]);
    const words = readCsv(`Given name;Surname;Town;Club\nÅsa;Ödman;Umeå;IFK\n${more}`, {
      known: (cells) => {
        const keys = cells.map(
          (cell) => ({ 'given name': 'first name', surname: 'last name' })[cell.toLowerCase()] ?? cell,
        );
        return known(keys);
      },
    });
    expect(words.rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
      ['Åsa', 'Ödman'],
      ['Bo', 'Ek'],
    ]);
    const above = readCsv(`${more}First name;Last name;Number\nÅsa;Ödman;7\n`, { known });
    expect(above.rows.map(({ line }) => line)).toEqual([2, 4]);
  },
);

it('takes no values for names that are known as such', () => {
  const known = knownAs(/^(status|played|competition|league|home|away)$/i);
  const rows = readCsv('Status;Competition;Home;Away\nPlayed;League;IFK;AIK\nPlayed;Cup;IFK;AIK\n', { known }).rows;
  expect(rows.map(({ line }) => line)).toEqual([2, 3]);
  const short = readCsv('Status;Competition;Home\nPlayed;League;IFK\nPlayed;Cup;IFK\n', { known }).rows;
  expect(short.map(({ line }) => line)).toEqual([2, 3]);
});

it('keeps what stands under no name in a list below another one', () => {
  const known = knownAs(/^((?:first|last) name)$/i);
  const text =
    ';First name;Last name\n1;Åsa;Ödman\n;Last name;First name;\n2;Ek;Bo;x\nFirst name;;Last name\nBo;y;Ek\n';
  expect(readCsv(text, { known }).rows).toEqual([
    { line: 2, cells: ['1', 'Åsa', 'Ödman'] },
    { line: 4, cells: ['2', 'Bo', 'Ek'], beyond: ['x'] },
    { line: 6, cells: ['', 'Bo', 'Ek'], beyond: ['y'] },
  ]);
});

it('refuses what it cannot read, and says why', () => {
  expect(keyOf('  \n')).toBe('empty');
  expect(keyOf('a,b\n')).toBe('noRows');
  expect(keyOf('PK\0\0')).toBe('notCsv');
  expect(keyOf('%PDF-1.7\n1 0 obj\n')).toBe('notCsv');
  expect(keyOf('a,b\n1\0,2\n')).toBe('hasZeros');
  expect(keyOf(`a\n${'1\n'.repeat(MAX_ROWS + 1)}`)).toBe('tooManyRows');
});

const openQuote = (line: number, ...cells: string[]) => ({ line, cells, hasOpenQuote: true });

it.each([
  ['never ends', 'a,b\n1,"x\n2,3\n', [openQuote(2, '1', '"x'), { line: 3, cells: ['2', '3'] }]],
  ['ends early', 'a,b\n1,"x" y\n2,3', [openQuote(2, '1', '"x" y'), { line: 3, cells: ['2', '3'] }]],
  [
    'ends at the next one',
    'a,b\r\n1,"x\r\n2,"y"\r\n"3\r\n4",z\r\n',
    [openQuote(2, '1', '"x'), { line: 3, cells: ['2', 'y'] }, { line: 4, cells: ['3\n4', 'z'] }],
  ],
  ['stands within a text', 'a,b\n6\' 2",Erik "Jerka" Ek\n', [{ line: 2, cells: ['6\' 2"', 'Erik "Jerka" Ek'] }]],
])('loses one row at most to a quotation mark that %s', (_, text, rows) => {
  expect(readCsv(text).rows).toEqual(rows);
});

it.each([
  ['Name, first;Name, last;Born\nAda;Lovelace;2001\n', ';', 3],
  ['a;b\n1,5;2,5\n2,5;3,5\n', ';', 2],
  ['name,tags\nAda,a;b\nBo,\n', ',', 2],
  ['Squad\n\na\tb, c\n1\t2, 3\n', '\t', 2],
  ['name\nAda\n', ',', 1],
])('finds the delimiter of %j', (text, delimiter, width) => {
  const table = read(text);
  expect([table.delimiter, table.columns.length]).toEqual([delimiter, width]);
});

it('takes a delimiter that is told', () => {
  expect(readCsv('a,b;c\n1,2;3\n', { delimiter: ',' }).columns).toEqual(['a', 'b;c']);
});

it('finds the names of columns below titles, by those that are known or by their number, and says where', () => {
  const known = knownAs(/^(Name.*)/);
  const found = read('Squad;;\nFrosthamn;2025;U20\n;;\nName;Name 2;Born\nAda;L;2001\n', { known });
  expect(found).toMatchObject({ head: 4, isBelowTitles: true, columns: ['Name', 'Name 2', 'Born'] });
  expect(read('Squad;;;\nOf 2025;;;\na;b;c;d\n1;2;3;4\n')).toMatchObject({ head: 3, isBelowTitles: true });
  expect(read('\na;b;c;d\n1;;;\n2;;;\n3;;;\n4;;;5\n')).toMatchObject({ head: 2, isBelowTitles: false });
});

it('reads as if they were not there what nobody sees', () => {
  expect(readCsv('First\u00a0name,Last\u200b\nLove\u00adlace,\u200e\u00a0Smith\u00a0\n,\u200b\n')).toEqual({
    columns: ['First name', 'Last'],
    rows: [{ line: 2, cells: ['Lovelace', 'Smith'] }],
  });
});

it('blanks before a quotation mark go where it begins a cell, and stay within one', () => {
  const { rows } = readCsv('a,b,c\n1, "x, ""y""", ""\n2,"x, ""","x, ""y"\n3, """y"" x", "z"\n');
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['1', 'x, "y"', ''],
    ['2', 'x, "', 'x, "y'],
    ['3', '"y" x', 'z'],
  ]);
});

it('lines may end in more than one way, and blanks may stand before a quotation mark', () => {
  const { rows } = readCsv('name;born\r\nEva;1\nBo; "2;3"\rCy;4\r\n');
  expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
    [2, 'Eva', '1'],
    [3, 'Bo', '2;3'],
    [4, 'Cy', '4'],
  ]);
});
