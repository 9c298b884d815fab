import { orderLocale } from '../../../openapi/formats/text.ts';
import type { Side, ValuesOf } from './squad.ts';
import type { Row } from './squad-changes.ts';
import { type SideEdits, valueNow } from './squad-edits.ts';

/** What a side can be ordered by: a value that the squad keeps, or the name. */
export type OrderBy<S extends Side> = keyof ValuesOf[S] | 'name';

/** An order of rows. `edits` are those of the moment when it was chosen: no row moves away while its number is being written. */
export interface RowOrder<S extends Side> {
  by: OrderBy<S>;
  direction: 'asc' | 'desc';
  edits: SideEdits<ValuesOf[S]>;
}

/**
 * Rows in an order: by name, last name first, by number, or by the place of a position among `ranks`, and within it by
 * number. People without a value stand last either way; new ones stay on top, in sight.
 */
export function inOrder<S extends Side>(
  rows: readonly Row<ValuesOf[S]>[],
  { by, direction, edits }: RowOrder<S>,
  ranks: ReadonlyMap<string, number> = new Map(),
): readonly Row<ValuesOf[S]>[] {
  const { compare } = new Intl.Collator(orderLocale, { numeric: true });
  const byName = (a: Row<ValuesOf[S]>, b: Row<ValuesOf[S]>): number =>
    compare(nameOf(a), nameOf(b)) || compare(a.member.uuid, b.member.uuid);
  const numberOf = (row: Row<ValuesOf[S]>): number => {
    const number: unknown = valueNow(edits, row.member, 'jerseyNumber' as keyof ValuesOf[S]);
    return typeof number === 'number' ? number : Number.POSITIVE_INFINITY;
  };
  const byNumber = (a: Row<ValuesOf[S]>, b: Row<ValuesOf[S]>): number =>
    by === 'positionCode' && numberOf(a) !== numberOf(b) ? numberOf(a) - numberOf(b) : byName(a, b);
  const keyOf = (row: Row<ValuesOf[S]>): number | string | null => {
    if (by === 'name') return nameOf(row);
    const value: unknown = valueNow(edits, row.member, by);
    if (typeof value === 'number') return value;
    return typeof value === 'string' && value !== '' ? (ranks.get(value) ?? value) : null;
  };
  const sign = direction === 'asc' ? 1 : -1;
  const byKey = (a: Row<ValuesOf[S]>, b: Row<ValuesOf[S]>): number => {
    const [left, right] = [keyOf(a), keyOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || byNumber(a, b);
    const isNumeric = typeof left === 'number' && typeof right === 'number';
    return sign * (isNumeric ? left - right : compare(String(left), String(right))) || byNumber(a, b);
  };
  const isNew = ({ standing }: Row<ValuesOf[S]>): boolean => standing === 'joins';
  return [...rows.filter(isNew), ...rows.filter((row) => !isNew(row)).sort(byKey)];
}

const nameOf = <Values>({ member }: Row<Values>): string => `${member.lastName} ${member.firstName}`;
