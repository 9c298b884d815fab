import type { Text } from './text.ts';

/** How a column shows its value. */
export type ColumnKind =
  | 'text'
  | 'number'
  | 'date'
  | 'choice'
  | 'country'
  | 'tags'
  | 'status'
  | 'boolean'
  | 'image'
  | 'relation';

/**
 * A column of a list. `sort` is the value of `sortBy` that orders by it; `item` is the property that names each of the tags, or the thing that a
 * relation holds; `unit` stands behind a number; an `optional` column is shown once the user chooses it, a `wide` one has
 * room for a line of text.
 */
export interface Column {
  field: string;
  kind: ColumnKind;
  label: Text;
  sort?: string;
  /** What it is ordered by, where that is not what one reads first. */
  sortedBy?: Text;
  secondary?: string;
  /** The field that is edited in its place, where that is another one. */
  edits?: string;
  item?: string;
  unit?: string;
  /** Whether the text is somebody's name. */
  person?: boolean;
  wide?: boolean;
  /** Whether a date is a day, without a time. */
  isDay?: boolean;
  optional?: boolean;
  choices?: Readonly<Record<string, Text>>;
  /** Usual values of a text, and of its secondary one: they are shown in the user's language. */
  words?: readonly Text[];
  secondaryWords?: readonly Text[];
}

/**
 * A filter of a list: a query parameter with fixed choices, or with choices from a source; or, with `until`, a range of days from `parameter` to the
 * parameter that `until` names, both included, each written `yyyy-MM-dd`. With `presets` false no ranges such as the last 7 days are offered ready made.
 * With `as: 'tabs'`, its choices stand as tabs above the list; one of them always holds, at first the first. With `as: 'import'` it is set by the result of an
 * import alone, and shown while it holds.
 */
export interface Filter {
  parameter: string;
  as?: 'tabs' | 'import';
  until?: string;
  presets?: boolean;
  label: Text;
  choices?: Readonly<Record<string, Text>>;
  /** The value that Home counts. */
  watch?: string;
  source?: string;
  value?: string;
  text?: string;
}

/** The list of an entity. */
export interface ListDefinition {
  search?: Text;
  /** The list operation's parameter that the search fills. */
  searchParameter?: string;
  /** The list operation's parameter that takes the time zone whose days its ranges of days are, by its IANA name. */
  zoneParameter?: string;
  /** `by` is empty where the service gives the rows in an order of their own. */
  order: { by: string; direction: 'asc' | 'desc' };
  pageSize: number;
  /** Property with the day on which each row ends, which a calendar file holds. */
  calendar?: string;
  /** The moment of each row, a field of a column, and the filter by its days: the list can then be seen by day and by month. */
  days?: { field: string; filter: string };
  /** Fields of the form, each a property of its own, that can be changed from the list: of one row, or of many at once. */
  edit?: readonly string[];
  columns: readonly Column[];
  filters: readonly Filter[];
}
