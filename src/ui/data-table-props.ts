import type { ReactNode } from 'react';

/** One column of a DataTable. The first names the row and carries its link. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  /** Plain content: text, badges, crests; links, buttons and inputs stay usable above the row's own link. */
  cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end' | undefined;
  isSortable?: boolean | undefined;
  /** Width in px; columns without one share what is left. */
  width?: number | undefined;
  /** 1: always in sight, on a phone's card beside the title, so keep it short (a Badge). 2 (default): in wide tables and, labelled, on a card. 3: only where there is plenty of room. */
  priority?: 1 | 2 | 3 | undefined;
  /** Keeps the header for screen readers only. */
  isHeaderHidden?: boolean | undefined;
}

/** Which column a list is sorted by, and which way. */
export interface Sort {
  column: string;
  direction: 'asc' | 'desc';
}

/** Props of DataTable. */
export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  /** Keep the identity stable between renders (module scope or memo). */
  columns: ReadonlyArray<DataColumn<Row>>;
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Where a row leads: the whole row becomes a plain link, Enter opens it. */
  rowHref?: ((row: Row) => string) | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
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
  /** Below the rows, inside the frame: the pagination. */
  footer?: ReactNode;
}
