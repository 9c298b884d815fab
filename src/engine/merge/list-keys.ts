import type { FieldDefinition } from '../../contract/entity.ts';
import { isSame, isValues, textOf, type Values, valueAt } from '../values/values.ts';

/** A list as it is merged: its rows by what identifies them, in order. */
export type KeyedRows = ReadonlyMap<string, unknown>;

/** The properties that the contract identifies a row by; most telling first. */
const IDENTITIES = ['uuid', 'id', '$id'];
/** What tells rows apart that have no identity, where each of them has it and no two have the same. */
const NATURAL = ['key', 'code', 'language', 'type', 'mediaString', 'name'];

/** Three versions of a list with the same row under the same key in each (docs/decisions/0009). */
export function keyedLists(
  field: FieldDefinition | undefined,
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): { base: KeyedRows; mine: KeyedRows; theirs: KeyedRows } {
  const keyOf = identityOf(field, [base, mine, theirs]);
  const keyed = { base: keyedBy(base, keyOf), mine: keyedBy(mine, keyOf), theirs: keyedBy(theirs, keyOf) };
  return { ...keyed, mine: adoptKeys(keyed) };
}

type KeyOf = (row: unknown) => string;

function identityOf(field: FieldDefinition | undefined, lists: readonly (readonly unknown[])[]): KeyOf {
  const rows = lists.flat().filter(isValues);
  const value = field?.options?.value;
  const candidates = typeof value === 'string' ? [value, ...IDENTITIES] : IDENTITIES;
  const identity = candidates.find((name) => rows.some((row) => textAt(row, name) !== ''));
  const natural = identity ?? NATURAL.find((name) => lists.every((list) => tellsApart(name, list)));
  return (row) => {
    const id = natural !== undefined && isValues(row) ? textAt(row, natural) : '';
    return id === '' ? contentKey(row) : `${natural}:${id}`;
  };
}

const textAt = (row: Values, name: string): string => textOf(valueAt(row, name));

function tellsApart(name: string, list: readonly unknown[]): boolean {
  const values = list.map((row) => (isValues(row) ? textAt(row, name) : ''));
  return values.every((value) => value !== '') && new Set(values).size === values.length;
}

/** A row by all that it says; the order of its properties says nothing. */
function contentKey(value: unknown): string {
  return `=${JSON.stringify(value, (_, inner: unknown) => (isValues(inner) ? sorted(inner) : inner))}`;
}

function sorted(values: Values): Values {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function keyedBy(rows: readonly unknown[], keyOf: KeyOf): KeyedRows {
  const keyed = new Map<string, unknown>();
  for (const row of rows) {
    const key = keyOf(row);
    let again = 1;
    let free = key;
    while (keyed.has(free)) free = `${key}#${++again}`;
    keyed.set(free, row);
  }
  return keyed;
}

/**
 * A new row has no identity until the service gave it one. If it was stored although no answer came, it stands in
 * theirs, with an identity: what says the same there is then the same row, and not a second one.
 */
function adoptKeys({ base, mine, theirs }: { base: KeyedRows; mine: KeyedRows; theirs: KeyedRows }): KeyedRows {
  const added = [...theirs].filter(([key]) => !base.has(key) && !mine.has(key));
  return new Map(
    [...mine].map(([key, row]): [string, unknown] => {
      if (!key.startsWith('=') || base.has(key) || theirs.has(key) || !isValues(row)) return [key, row];
      const place = added.findIndex(([, other]) => isValues(other) && isWithin(row, other));
      return [added.splice(place, place < 0 ? 0 : 1)[0]?.[0] ?? key, row];
    }),
  );
}

const isWithin = (row: Values, other: Values): boolean =>
  Object.entries(row).every(([name, value]) => isSame(value, other[name]));
