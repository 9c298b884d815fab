import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, ColumnKind, ListedEntity } from '../../contract/entity.ts';
import type { DataColumn } from '../../ui/data-table-props.ts';
import { useNames } from '../names.ts';
import { useText } from '../text.ts';
import { valueAt } from '../values.ts';
import { useCountryName } from '../widgets/countries.ts';
import type { CellWords } from './cell-values.ts';
import { cellOf } from './cells.tsx';
import { type ChosenColumn, fixedColumns } from './columns/column-choice.ts';

/** Widths in px by kind of column; the column that names the row takes what is left. With them the lists of today stand whole in a window of 1440 px. */
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

/** How many columns a card on a phone shows, unless its user chose them. */
const ON_CARD = 6;

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

/** The shown columns of a list as the table takes them. */
export function useColumns(
  entity: ListedEntity,
  chosen: readonly ChosenColumn[],
  isChanged: boolean,
  words: CellWords,
): ReadonlyArray<DataColumn<object>> {
  return useMemo(() => {
    const shown = shownColumns(chosen);
    const lead = fixedColumns(shown) - 1;
    return shown.map(
      (column, index): DataColumn<object> => ({
        id: column.field,
        header: words.text(column.label),
        cell: (row) => cellOf(column, row, words, words.name(valueAt(row, entity.title))),
        isSortable: column.sort !== undefined,
        isPicture: column.kind === 'image',
        align: column.kind === 'number' ? 'end' : undefined,
        priority: index === lead + 1 ? 1 : index < ON_CARD || isChanged ? 2 : 3,
        ...(index === lead ? {} : { width: WIDTHS[column.kind] }),
      }),
    );
  }, [entity, chosen, isChanged, words]);
}

/** The columns that are shown, in their order. */
export function shownColumns(chosen: readonly ChosenColumn[]): Column[] {
  return chosen.filter(({ isShown }) => isShown).map(({ column }) => column);
}
