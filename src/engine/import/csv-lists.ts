import { foldText } from '../../../openapi/formats/text.ts';
import { cellText, isWritten } from './csv-cell.ts';

/** One of the lists of a file: where the cells of its rows stand, by column of the file, and which of its own columns those are. */
export interface List {
  places: readonly number[];
  isNamed: ReadonlySet<number>;
}

/** A column of a file: what it is called, and what that is known to name. */
interface Column {
  name: string;
  key: string | undefined;
}

type Known = (cells: readonly string[]) => Readonly<Record<string, number>>;

/**
 * Lists that were put below each other each bring the names of their columns: tells the columns of all of them, those of the record with the most
 * names first, and of each list by the record that names them where they stand; undefined for a record of names that no rows follow. In another
 * order, or in other words, only what is known to be names is taken for them: others may be people.
 */
export function listsOf<Rec extends { cells: readonly string[] }>(records: readonly Rec[], header: Rec, known: Known) {
  const columns = columnsOf(header.cells, known);
  const names = new Set(columns.map(({ name }) => name));
  const keys = columns.flatMap(({ key }) => key ?? []);
  const written = [...header.cells];
  const found = new Map<Rec, ReadonlyMap<number, number> | undefined>([
    [header, new Map(columns.map((_, at) => [at, at]))],
  ]);
  let begun: { record: Rec; own: readonly Column[] } | undefined;
  for (const record of records) {
    const own = record === header ? undefined : namesIn(record.cells, { columns, names, keys, known });
    if (own) found.set(record, undefined);
    else if (begun && record !== header) {
      if (!record.cells.some(isWritten)) continue;
      const places = placesOf(begun.own, columns);
      for (const [at, column] of begun.own.entries()) {
        if (column.name === '' || places.has(at)) continue;
        places.set(at, columns.push(column) - 1);
        written.push(begun.record.cells[at] ?? '');
      }
      found.set(begun.record, places);
    }
    begun = own && { record, own };
  }
  const lists = new Map<Rec, List | undefined>();
  for (const [record, places] of found) {
    const cells = new Map([...(places ?? [])].map(([at, place]) => [place, at]));
    const list = { places: columns.map((_, place) => cells.get(place) ?? -1), isNamed: new Set(places?.keys()) };
    lists.set(record, places && list);
  }
  return { columns: written, lists };
}

const plain = (cell: string): string => foldText(cellText(cell)).trim();

function columnsOf(cells: readonly string[], known: Known): Column[] {
  const keys = new Map(Object.entries(known(cells.map(cellText))).map(([key, at]) => [at, key]));
  return cells.map((cell, at) => ({ name: plain(cell), key: keys.get(at) }));
}

interface Names {
  columns: readonly Column[];
  names: ReadonlySet<string>;
  /** What the header's names are known to name. */
  keys: readonly string[];
  known: Known;
}

/**
 * The columns that a record names: most are known, or the first two are those of another list; undefined where it names none.
 * One name alone may be a value as well, and so may two beside something else.
 */
function namesIn(cells: readonly string[], { columns, names, keys, known }: Names): Column[] | undefined {
  const areNames = keys.length > 1;
  const first = cells.find(isWritten) ?? '';
  const isName = names.has(plain(first)) || (areNames && Object.keys(known([cellText(first)])).length > 0);
  const count = cells.filter(isWritten).length;
  if (!isName || count < 2) return undefined;
  const own = columnsOf(cells, known);
  const isSame = [...columns.keys(), ...own.keys()].every((at) => (own[at]?.name ?? '') === (columns[at]?.name ?? ''));
  const [one, two] = own.filter(({ name }) => name !== '');
  const ownKeys = own.flatMap(({ key }) => key ?? []);
  // In other words than the header's they may be values, as a game that is played, in a league: those are fewer.
  const isAgain = ({ name }: Column) => names.has(name) || keys.every((key) => ownKeys.includes(key));
  const areFirst = [one, two].every((column) => column?.key !== undefined && isAgain(column));
  const areMost = ownKeys.length === count || (ownKeys.length > 2 && ownKeys.length * 2 > count);
  const areKnown = areMost || areFirst;
  const areOthers = areNames && (areKnown || own.every(({ name }) => name === '' || names.has(name)));
  return isSame || areOthers ? own : undefined;
}

/** Which column of the file each column of a list is: called the same, else known for the same; without a name the one that stands there, too. */
function placesOf(own: readonly Column[], columns: readonly Column[]): Map<number, number> {
  const places = new Map<number, number>();
  const taken = new Set<number>();
  const place = (isIt: (column: Column, mine: Column) => boolean): void => {
    for (const [at, mine] of own.entries()) {
      if (places.has(at)) continue;
      const found =
        mine.name === ''
          ? columns.findIndex(({ name }, index) => index === at && name === '')
          : columns.findIndex((column, index) => !taken.has(index) && isIt(column, mine));
      if (found === -1) continue;
      places.set(at, found);
      taken.add(found);
    }
  };
  place((column, mine) => column.name === mine.name);
  place((column, mine) => mine.key !== undefined && column.key === mine.key);
  return places;
}
