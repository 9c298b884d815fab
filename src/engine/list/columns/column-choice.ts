import type { Column } from '../../../contract/list-definition.ts';

/** Which columns of a list a user wants and in which order, by field. Columns in neither list are new to the user. */
export interface ColumnChoice {
  shown: readonly string[];
  hidden: readonly string[];
}

/** Every column of a list in the user's order, and whether it is shown. */
export interface ChosenColumn {
  column: Column;
  isShown: boolean;
  /** The width in px that the user gave it. */
  width?: number | undefined;
}

/** How many columns always stay first: the one that names the row and carries its link, and a picture before it. */
export function fixedColumns(columns: readonly Column[]): number {
  return columns.findIndex(({ kind }) => kind !== 'image') + 1;
}

/**
 * The columns as a user chose them; those of {@link fixedColumns} stay first. Columns that the definition no longer
 * has are left out; those that it got since stand last, shown unless they are optional.
 */
export function chosenColumns(columns: readonly Column[], choice: ColumnChoice | undefined): ChosenColumn[] {
  const fixed = columns.slice(0, fixedColumns(columns));
  const others = columns.slice(fixed.length);
  const order = choice ? [...choice.shown, ...choice.hidden] : [];
  const place = (column: Column): number => {
    const index = order.indexOf(column.field);
    return index === -1 ? order.length : index;
  };
  const isShown = (column: Column): boolean => {
    if (choice?.shown.includes(column.field)) return true;
    return !choice?.hidden.includes(column.field) && column.optional !== true;
  };
  const sorted = choice ? others.toSorted((a, b) => place(a) - place(b)) : others;
  return [
    ...fixed.map((column) => ({ column, isShown: true })),
    ...sorted.map((column) => ({ column, isShown: isShown(column) })),
  ];
}

/** The choice that gives these columns. */
export function choiceOf(columns: readonly ChosenColumn[]): ColumnChoice {
  const fields = (isShown: boolean): string[] =>
    columns.filter((one) => one.isShown === isShown).map(({ column }) => column.field);
  return { shown: fields(true), hidden: fields(false) };
}

/** Shows or hides a column; the fixed ones stay. */
export function toggled(columns: readonly ChosenColumn[], field: string): ChosenColumn[] {
  const fixed = fixedColumns(columns.map(({ column }) => column));
  return columns.map((one, index) =>
    index >= fixed && one.column.field === field ? { ...one, isShown: !one.isShown } : one,
  );
}

/** Moves a column one place up (-1) or down (1); nothing moves past the fixed ones or beyond the end. */
export function moved(columns: readonly ChosenColumn[], field: string, by: -1 | 1): ChosenColumn[] {
  const from = columns.findIndex(({ column }) => column.field === field);
  const to = from + by;
  const one = columns[from];
  const fixed = fixedColumns(columns.map(({ column }) => column));
  if (!one || from < fixed || to < fixed || to >= columns.length) return [...columns];
  return columns.toSpliced(from, 1).toSpliced(to, 0, one);
}

const keyOf = (user: string, entity: string): string => `touchline.columns.${entity}.${user}`;

/**
 * A user's choice of an entity's columns; undefined where none is kept, where it makes no sense, or where storage is
 * refused.
 */
export function readColumnChoice(user: string, entity: string): ColumnChoice | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(user, entity)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('shown' in kept) || !('hidden' in kept)) return undefined;
    const { shown, hidden } = kept;
    return isFields(shown) && isFields(hidden) ? { shown, hidden } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a user's choice in this browser; undefined forgets it. Without storage it lasts until the page is left. */
export function keepColumnChoice(user: string, entity: string, choice: ColumnChoice | undefined): void {
  try {
    if (choice) localStorage.setItem(keyOf(user, entity), JSON.stringify(choice));
    else localStorage.removeItem(keyOf(user, entity));
  } catch {
    // The list shows it all the same.
  }
}

const widthsKey = (user: string, entity: string): string => `touchline.widths.${entity}.${user}`;

/** The widths in px that a user gave columns of an entity's list, by field; none where storage is refused. */
export function readWidths(user: string, entity: string): Readonly<Record<string, number>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(widthsKey(user, entity)) ?? '{}');
    const widths = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(widths.filter(([, width]) => typeof width === 'number' && width > 0 && width < 2000));
  } catch {
    return {};
  }
}

/** Keeps them in this browser. Without storage they last until the page is left. */
export function keepWidths(user: string, entity: string, widths: Readonly<Record<string, number>>): void {
  try {
    if (Object.keys(widths).length > 0) localStorage.setItem(widthsKey(user, entity), JSON.stringify(widths));
    else localStorage.removeItem(widthsKey(user, entity));
  } catch {
    // The list shows them all the same.
  }
}

const densityKey = (user: string): string => `touchline.compact.${user}`;

/** Whether a user wants rows of one line in all lists. */
export function readDensity(user: string): boolean {
  try {
    return localStorage.getItem(densityKey(user)) === 'true';
  } catch {
    return false;
  }
}

/** Keeps that in this browser. Without storage it lasts until the page is left. */
export function keepDensity(user: string, isCompact: boolean): void {
  try {
    if (isCompact) localStorage.setItem(densityKey(user), 'true');
    else localStorage.removeItem(densityKey(user));
  } catch {
    // The list shows it all the same.
  }
}

function isFields(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((field) => typeof field === 'string');
}
