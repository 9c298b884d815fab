import { type ReactNode, useMemo } from 'react';
import type { ShownEntity } from '../../contract/entity.ts';
import type { Column } from '../../contract/list-definition.ts';
import type { DataColumn } from '../../ui/data-table-props.ts';
import type { CellWords } from '../cells/cell-values.ts';
import { cellOf } from '../cells/cells.tsx';
import { GROWING, NEEDS_LABEL, ON_CARD, widthOf } from '../cells/column-width.ts';
import { valueAt } from '../values/values.ts';
import { type ChosenColumn, fixedColumns } from './columns/column-choice.ts';

/** What stands in a column in place of its value, by the column's field. Keep the object's identity stable. */
export type OwnCells = Readonly<Record<string, (row: object) => ReactNode>>;

/** The shown columns of a list as the table takes them. `canEdit`: cells that its definition lets one edit are edited by a double click. */
export function useColumns(
  entity: ShownEntity,
  chosen: readonly ChosenColumn[],
  isChanged: boolean,
  words: CellWords,
  own?: OwnCells,
  canEdit = false,
): ReadonlyArray<DataColumn<object>> {
  return useMemo(() => {
    const lead = fixedColumns(shownColumns(chosen)) - 1;
    return chosen
      .filter(({ isShown }) => isShown)
      .map(
        ({ column, width }, index): DataColumn<object> => ({
          id: column.field,
          header: words.text(column.label),
          cell:
            own?.[column.field] ??
            ((row) => cellOf(column, row, words, words.name(valueAt(row, entity.title)), index === lead)),
          isSortable: column.sort !== undefined,
          sortedBy: column.sortedBy && words.text(column.sortedBy),
          isPicture: column.kind === 'image',
          // A picture says itself what it is, and its column has no room for a word.
          isHeaderHidden: column.kind === 'image',
          align: column.kind === 'number' ? 'end' : undefined,
          // Names of people are short.
          isGrowing: GROWING.has(column.kind) && !column.person,
          isEdited: canEdit && entity.list.edit?.includes(column.edits ?? column.field),
          priority: index === lead + 1 && !NEEDS_LABEL.includes(column.kind) ? 1 : index < ON_CARD || isChanged ? 2 : 3,
          ...(index === lead ? {} : widthsOf(column, width, words)),
        }),
      );
  }, [entity, chosen, isChanged, words, own, canEdit]);
}

/** The width of a column, which its user may have given it; none where it takes what is left. */
function widthsOf(
  column: Column,
  byHand: number | undefined,
  words: CellWords,
): Pick<DataColumn<object>, 'width' | 'ownWidth' | 'isByHand'> {
  const isFlexible = column.wide && column.kind !== 'image';
  const own = isFlexible ? undefined : widthOf(column, words.text(column.label), valuesOf(column, words));
  if (byHand !== undefined) return { width: byHand, ownWidth: own, isByHand: true };
  return own === undefined ? {} : { width: own };
}

const valuesOf = ({ choices = {} }: Column, words: CellWords): string[] => Object.values(choices).map(words.text);

/** The columns that are shown, in their order. */
export function shownColumns(chosen: readonly ChosenColumn[]): Column[] {
  return chosen.filter(({ isShown }) => isShown).map(({ column }) => column);
}
