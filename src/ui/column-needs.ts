import type { DataColumn } from './data-table-props.ts';

/** Width of the cells with a row's box and with its menu, in px. */
export const SELECT_WIDTH = 44;
/** @see SELECT_WIDTH */
export const MENU_WIDTH = 44;

/** The least room of the column that names the row, in px. */
const LEAD = 190;
/** The styles know the widths of tables in steps of so many px, from the first to the last. */
const STEP = 40;
const LEAST = 480;
const MOST = 2000;

/** The place of the column that names the row: the first that is no picture. */
export function leadIndex(columns: ReadonlyArray<Pick<DataColumn<never>, 'isPicture'>>): number {
  return Math.max(
    0,
    columns.findIndex(({ isPicture }) => !isPicture),
  );
}

/**
 * How wide a table must be for each column to stand in it, in px, rounded up to a step of the styles; 0 where it always does. Columns are fitted in
 * their order, so that those that do not fit are the last.
 * @param controls width of the cells beside the columns, in px
 */
export function columnNeeds(
  columns: ReadonlyArray<Pick<DataColumn<never>, 'isPicture' | 'width'>>,
  controls: number,
): number[] {
  const lead = leadIndex(columns);
  let room = controls;
  return columns.map(({ width }, index) => {
    room += index === lead ? Math.max(width ?? 0, LEAD) : (width ?? LEAD);
    if (index <= lead || room <= LEAST) return 0;
    return Math.min(Math.ceil(room / STEP) * STEP, MOST);
  });
}
