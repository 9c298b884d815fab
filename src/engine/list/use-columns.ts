import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, ColumnKind, ShownEntity } from '../../contract/entity.ts';
import type { DataColumn } from '../../ui/data-table-props.ts';
import type { CellWords } from '../cells/cell-values.ts';
import { cellOf } from '../cells/cells.tsx';
import { useNames } from '../entity/row-name.ts';
import { useCountryName } from '../text/countries.ts';
import { useText } from '../text/use-text.ts';
import { valueAt } from '../values/values.ts';
import { type ChosenColumn, fixedColumns } from './columns/column-choice.ts';

/** Widths in px by kind of column; the column that names the row, and one with a line of text, take what is left. With them the lists of today stand whole in a window of 1440 px. */
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

/** What a header needs beside its text, in px: the padding of its cell; the arrow of an order. */
const PADDING = 24;
const ARROW = 18;
/** A letter of a header, in px: wider than most, for an M among few letters is much. */
const LETTER = 7.5;

/** A letter of a value, in px. */
const VALUE_LETTER = 8;

/** What a column is called is cut where it would take more, in px. */
const WIDEST = 176;

/** How many columns a card on a phone shows, unless its user chose them. */
const ON_CARD = 6;

/** Kinds whose values say nothing without what they are called: on a card they stand with their label, not beside the name. */
const UNTOLD: readonly ColumnKind[] = ['boolean', 'number'];

/** What cells need to show values in the user's language. */
export function useCellWords(): CellWords {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const text = useText();
  const country = useCountryName();
  const name = useNames();
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(language);
    return { text, country, name, number: (value) => numbers.format(value), yes: t('lists.yes'), no: t('lists.no') };
  }, [t, language, text, country, name]);
}

/** What stands in a column in place of its value, by the column's field. Keep the object's identity stable. */
export type OwnCells = Readonly<Record<string, (row: object) => ReactNode>>;

/** The shown columns of a list as the table takes them. */
export function useColumns(
  entity: ShownEntity,
  chosen: readonly ChosenColumn[],
  isChanged: boolean,
  words: CellWords,
  own?: OwnCells,
): ReadonlyArray<DataColumn<object>> {
  return useMemo(() => {
    const shown = shownColumns(chosen);
    const lead = fixedColumns(shown) - 1;
    return shown.map(
      (column, index): DataColumn<object> => ({
        id: column.field,
        header: words.text(column.label),
        cell:
          own?.[column.field] ??
          ((row) => cellOf(column, row, words, words.name(valueAt(row, entity.title)), index === lead)),
        isSortable: column.sort !== undefined,
        isPicture: column.kind === 'image',
        // A picture says itself what it is, and its column has no room for a word.
        isHeaderHidden: column.kind === 'image',
        align: column.kind === 'number' ? 'end' : undefined,
        priority: index === lead + 1 && !UNTOLD.includes(column.kind) ? 1 : index < ON_CARD || isChanged ? 2 : 3,
        ...(index === lead || column.wide
          ? {}
          : { width: widthOf(column, words.text(column.label), valuesOf(column, words)) }),
      }),
    );
  }, [entity, chosen, isChanged, words, own]);
}

const valuesOf = ({ choices = {} }: Column, words: CellWords): string[] => Object.values(choices).map(words.text);

/** The width of a column in px: numbers and ticks are narrower than what they are called, and no word of a choice is broken. */
export function widthOf({ kind, sort, isDay }: Column, header: string, values: readonly string[] = []): number {
  if (kind === 'choice') {
    const longest = Math.max(0, ...values.flatMap((value) => value.split(' ')).map((word) => word.length));
    return Math.min(WIDEST, Math.max(WIDTHS.choice, PADDING + VALUE_LETTER * longest));
  }
  if (isDay) return Math.max(DAY, numberWidth(header, sort !== undefined));
  if (kind !== 'number' && kind !== 'boolean') return WIDTHS[kind];
  return Math.max(WIDTHS[kind], numberWidth(header, sort !== undefined));
}

/** The width in px of a column of numbers that is called this, with room for the arrow of an order where it has one. */
export function numberWidth(header: string, hasArrow: boolean): number {
  return Math.min(WIDEST, Math.ceil(PADDING + LETTER * header.length + (hasArrow ? ARROW : 0)));
}

/** The columns that are shown, in their order. */
export function shownColumns(chosen: readonly ChosenColumn[]): Column[] {
  return chosen.filter(({ isShown }) => isShown).map(({ column }) => column);
}
