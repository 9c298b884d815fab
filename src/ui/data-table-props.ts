import type { ReactNode } from 'react';

/** One column of a DataTable. The first that is no picture names the row and carries its link. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  /** Plain content: text, badges, crests; links, buttons and inputs stay usable above the row's own link. */
  cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end' | undefined;
  isSortable?: boolean | undefined;
  /** What the list is ordered by then, where that is not what one reads first. */
  sortedBy?: string | undefined;
  /** Width in px; columns without one share what is left. */
  width?: number | undefined;
  /** Has its width from its user; `ownWidth` is what it had without. */
  isByHand?: boolean | undefined;
  ownWidth?: number | undefined;
  /** Is wider in a wide table, so that long names stand on one line. */
  isGrowing?: boolean | undefined;
  /** On a phone's card: 1 stands beside the title, so keep it short (a Badge); 2 (default) below it, labelled; 3 is left out. In a table, columns that do not fit are left out from the last. */
  priority?: 1 | 2 | 3 | undefined;
  /** A small picture of the row; before the naming column it stands beside it also on a card. */
  isPicture?: boolean | undefined;
  /** Keeps the header for screen readers only. */
  isHeaderHidden?: boolean | undefined;
  /** A double click on one of its cells is as F2 there; a single press then opens the row a moment later. Not for the column that names the row. */
  isEdited?: boolean | undefined;
}

/** Which column a list is sorted by, and which way. */
export interface Sort {
  column: string;
  direction: 'asc' | 'desc';
}

/** Choosing rows: a box in each row and one for all of them. */
export interface RowSelection<Row> {
  isSelected: (row: Row) => boolean;
  /** How many of the rows on screen are chosen. */
  state: 'none' | 'some' | 'all';
  /** `isRange`: from the row that was chosen last to this one. */
  onToggle: (row: Row, isRange: boolean) => void;
  onToggleAll: () => void;
}

/** Props of DataTable. */
export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  /** Keep the identity stable between renders (module scope or memo). */
  columns: ReadonlyArray<DataColumn<Row>>;
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** What a row is called, for the names of its box and its menu. Needed with `selection` or `onMenu`. */
  rowName?: ((row: Row) => string) | undefined;
  /** Where a row leads: the whole row becomes a plain link, Enter opens it. */
  rowHref?: ((row: Row) => string) | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Columns but the one that names the row can be made wider and narrower; undefined goes back to their own width. */
  onWidth?: ((column: string, width: number | undefined) => void) | undefined;
  /** Nothing is known yet: shows rows of grey shapes, as high as the real ones. */
  isLoading?: boolean | undefined;
  /** How many; 8 unless told (specification §9). */
  placeholders?: number | undefined;
  /** The rows shown are old and new ones are on their way: they stay, dimmed. */
  isRefreshing?: boolean | undefined;
  /** Stands instead of the rows when there are none: an EmptyState, for "nothing yet" or "no match". */
  empty?: ReactNode;
  /** Stands instead of the rows when they could not be fetched: an ErrorState. */
  error?: ReactNode;
  /** The pointer or the focus came to a row: fetch what it leads to. */
  onRowIntent?: ((row: Row) => void) | undefined;
  selection?: RowSelection<Row> | undefined;
  /** Each row gets a button that calls it, so that a menu can be opened there. */
  onMenu?: ((row: Row, button: HTMLElement) => void) | undefined;
  /** Rows of one line. */
  isCompact?: boolean | undefined;
  /** The space bar was pressed in a row: show more of it without opening it. The letter x then chooses the row. */
  onPeek?: ((row: Row) => void) | undefined;
  /** F2 was pressed in a row, or a cell of the named column was double-clicked: change it without leaving the list. */
  onEdit?: ((row: Row, column?: string) => void) | undefined;
  /** PageUp or PageDown was pressed in a row; tells whether there is such a page, whose first row then takes the focus. */
  onTurn?: ((by: -1 | 1) => boolean) | undefined;
  /** Above the rows, inside the frame: a Banner about them. */
  notice?: ReactNode;
  /** Below the rows, inside the frame: the pagination. */
  footer?: ReactNode;
}
