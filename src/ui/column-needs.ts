import type { DataColumn } from './data-table-props.ts';

/** Width of the cells with a row's box and with its menu, in px. */
export const SELECT_WIDTH = 44;
/** @see SELECT_WIDTH */
export const MENU_WIDTH = 44;

/** The least room of the column that names the row, in px. */
const LEAD = 190;
/** The same where its user made another column wider; no column leaves for the rounding to a step then. */
export const LEAST_LEAD = 120;
/** The styles know the widths of tables in steps of so many px, from the first to the last. */
const STEP = 40;
const LEAST = 480;
const MOST = 2000;

/** The room in px that is enough for the column that names the row: of what is left beyond it, the others get their part. */
const LEAD_ENOUGH = 320;

/** The place of the column that names the row: the first that is no picture. */
export function leadIndex(columns: ReadonlyArray<Pick<DataColumn<never>, 'isPicture'>>): number {
  return Math.max(
    0,
    columns.findIndex(({ isPicture }) => !isPicture),
  );
}

/** What becomes of a column in a wide table: it gets `share` of the room that there is beyond `from` px. */
export interface ColumnGrowth {
  from: number;
  share: number;
}

/**
 * How columns grow in a table that has more room than all of them need: those of words by their widths, the one that names the row by a quarter of what
 * is enough for it; `undefined` for those that stay as they are.
 * @param controls width of the cells beside the columns, in px
 */
export function columnGrowth(
  columns: ReadonlyArray<Pick<DataColumn<never>, 'isPicture' | 'isGrowing' | 'isByHand' | 'ownWidth' | 'width'>>,
  controls: number,
): (ColumnGrowth | undefined)[] {
  const lead = leadIndex(columns);
  // What a user makes of one column moves no other.
  const widths = columns.map(({ isByHand, ownWidth, width }, index) => {
    const own = isByHand ? ownWidth : width;
    return index === lead ? LEAD_ENOUGH : (own ?? LEAD_ENOUGH);
  });
  const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0);
  const from = controls + sum(widths);
  const growing = LEAD_ENOUGH / 4 + sum(widths.filter((_, index) => index !== lead && columns[index]?.isGrowing));
  return columns.map(({ isGrowing, isByHand, width }, index) =>
    isGrowing && !isByHand && width !== undefined && index !== lead ? { from, share: width / growing } : undefined,
  );
}

/**
 * How wide a table must be for each column to stand in it, in px, rounded up to a step of the styles; 0 where it always does. Columns are fitted in
 * their order, so that those that do not fit are the last.
 * @param controls width of the cells beside the columns, in px
 */
export function columnNeeds(
  columns: ReadonlyArray<Pick<DataColumn<never>, 'isPicture' | 'isByHand' | 'width'>>,
  controls: number,
): number[] {
  const lead = leadIndex(columns);
  const least = columns.some(({ isByHand }) => isByHand) ? LEAST_LEAD - STEP : LEAD;
  let room = controls;
  return columns.map(({ width }, index) => {
    room += index === lead ? Math.max(width ?? 0, least) : (width ?? LEAD);
    if (index <= lead || room <= LEAST) return 0;
    return Math.min(Math.ceil(room / STEP) * STEP, MOST);
  });
}
