import type { Column, ColumnKind } from '../../contract/list-definition.ts';

/**
 * Widths in px by kind of column; the column that names the row, and one with a line of text, take what is left. With
 * them the lists of today stand whole in a window of 1440 px.
 */
const WIDTHS: Readonly<Record<ColumnKind, number>> = {
  text: 120,
  number: 72,
  date: 160,
  choice: 96,
  country: 112,
  tags: 176,
  status: 108,
  boolean: 80,
  image: 56,
  relation: 136,
};

/** The width in px of a column of days, which are shorter than moments. */
const DAY = 116;

/** The width in px of a column of pictures that are shown whole. */
const WHOLE_PICTURE = 112;

/** What an avatar and the room beside it take, in px. */
const AVATAR = 32;

/** What a header needs beside its text, in px: the padding of its cell; the arrow of an order. */
const PADDING = 24;
const ARROW = 22;
/** A letter of a header, in px: wider than most, for an M among few letters is much. */
const LETTER = 7.5;

/** A letter of a value, in px. */
const VALUE_LETTER = 8;

/** What a state needs beside its text, in px, and a letter of it: it stands on one line. */
const BADGE = 18;
const BADGE_LETTER = 7.2;

/** What a column is called is cut where it would take more, in px. */
const WIDEST = 176;

/** How many columns a card on a phone shows, unless its user chose them. */
export const ON_CARD = 6;

/**
 * Kinds whose values say nothing without what they are called: on a card they stand with their label, not beside the
 * name.
 */
export const NEEDS_LABEL: readonly ColumnKind[] = ['boolean', 'number'];

/** Kinds whose values are words, which stand on one line where a wide table has the room. */
export const GROWING: ReadonlySet<ColumnKind> = new Set(['text', 'choice', 'country', 'tags', 'relation']);

/**
 * The width of a column in px: numbers and ticks are narrower than what they are called, and no word of a choice is
 * broken.
 */
export function widthOf(
  { kind, sort, isDay, person = false, wide = false }: Column,
  header: string,
  values: readonly string[] = [],
): number {
  if (kind === 'choice') {
    const longest = Math.max(0, ...values.flatMap((value) => value.split(' ')).map((word) => word.length));
    return Math.min(WIDEST, Math.max(WIDTHS.choice, PADDING + VALUE_LETTER * longest));
  }
  if (kind === 'status') {
    const longest = Math.max(0, ...values.map((value) => value.length));
    return Math.min(WIDEST, Math.max(WIDTHS.status, Math.ceil(PADDING + BADGE + BADGE_LETTER * longest)));
  }
  if (kind === 'image' && wide) return WHOLE_PICTURE;
  if (person) return WIDTHS.text + AVATAR;
  if (isDay) return Math.max(DAY, numberWidth(header, sort !== undefined));
  if (kind !== 'number' && kind !== 'boolean') return WIDTHS[kind];
  return Math.max(WIDTHS[kind], numberWidth(header, sort !== undefined));
}

/** The width in px of a column of numbers that is called this, with room for the arrow of an order where it has one. */
export function numberWidth(header: string, hasArrow: boolean): number {
  return Math.min(WIDEST, Math.ceil(PADDING + LETTER * header.length + (hasArrow ? ARROW : 0)));
}
