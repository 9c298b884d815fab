import type { components as widgets } from '../../generated/widgets.d.ts';

/** A text in the console's languages; English is the fallback (specification §9). */
export interface Text {
  en: string;
  sv: string;
}

/** The widgets that a form definition may name, and the options that each takes (forms/widgets.json). */
export type WidgetName = keyof widgets['schemas'];
/** The options of one widget. */
export type WidgetOptions<Name extends WidgetName> = widgets['schemas'][Name];

/** A read, in the shape that the query client takes: its key and the call that fills it. */
export interface Read<Data> {
  queryKey: readonly unknown[];
  queryFn(context: { signal: AbortSignal }): Promise<Data>;
}

/** One page of a list. */
export interface Page {
  items: readonly object[];
  total: number;
}

/** Query parameters of a list, by the names that the contract gives them. */
export type ListParameters = Record<string, string | number | boolean>;

/** Where a relation's choices come from: a list operation, searched by the service or, when it gives everything at once, here. */
export interface Source {
  searches: boolean;
  read(search: string): Read<{ items: readonly object[] } | readonly object[]>;
}

/** How a column shows its value. */
export type ColumnKind = 'text' | 'date' | 'choice' | 'country' | 'tags' | 'status';

/** A column of a list. `sort` is the value of `sortBy` that orders by it. */
export interface Column {
  field: string;
  kind: ColumnKind;
  label: Text;
  sort?: string;
  secondary?: string;
  item?: string;
  choices?: Readonly<Record<string, Text>>;
}

/** A filter of a list: a query parameter with fixed choices, or with choices from a source. */
export interface Filter {
  parameter: string;
  label: Text;
  choices?: Readonly<Record<string, Text>>;
  source?: string;
  value?: string;
  text?: string;
}

/** The list of an entity. */
export interface ListDefinition {
  search?: Text;
  order: { by: string; direction: 'asc' | 'desc' };
  pageSize: number;
  columns: readonly Column[];
  filters: readonly Filter[];
}

/** One field of a form; `field` is its dotted path in the body, or in the row for the fields of `items`. */
export interface FieldDefinition {
  field: string;
  label: Text;
  help?: Text;
  widget: WidgetName;
  options?: Readonly<Record<string, unknown>>;
  choices?: Readonly<Record<string, Text>>;
  wide?: boolean;
  items?: readonly FieldDefinition[];
  /** What the widget gives for an emptied field. */
  empty?: null | '';
  /** Properties of the object that the field holds, or of each object in its list: what a relation keeps of the row it took. */
  shape?: readonly string[];
}

/** A section of a form: a card with a heading. `properties` are the body's own properties that it shows, in order. */
export interface Section {
  name: string;
  title: Text;
  description?: Text;
  fields: readonly FieldDefinition[];
  properties: readonly string[];
}

/** A value that no other entity may have, and the list parameters that find the one which has it (specification §5). */
export interface Unique {
  field: string;
  parameters: Readonly<Record<string, string>>;
}

/** The form of an entity. `initial` is what a new one starts from; `activeSite` names the field that starts as the active site. */
export interface FormDefinition {
  sections: readonly Section[];
  initial: Readonly<Record<string, unknown>>;
  activeSite?: string;
  unique?: Unique;
}

/** A compiled form validator (Ajv standalone code). */
export interface CompiledValidator {
  (data: unknown): boolean;
  errors?: null | readonly object[];
}

/** What the shell needs to know of an entity before its screens are opened. */
export interface EntityRoute {
  name: string;
  area: string;
  icon: string;
  labels: { one: Text; many: Text; add: Text };
  paths: { list: string; create: string; edit: string };
  load(): Promise<Entity>;
}

/**
 * An entity as `npm run generate` compiles it from its form definition and the contract: everything that its list and its editor need. Operations
 * are the generated client's, bound by name, so that a definition which names a wrong one does not compile.
 */
export interface Entity {
  name: string;
  labels: { one: Text; many: Text; add: Text };
  paths: { list: string; create: string; edit: string };
  /** The add-on that a site needs for creating and changing (the contract's `x-requires-add-on`). */
  addOn?: string;
  /** Property that identifies a row, and the one that names it. */
  id: string;
  title: string;
  list: ListDefinition;
  form: FormDefinition;
  sources: Readonly<Record<string, Source>>;
  /** The part of the body's schema that the form shows, without labels. */
  schema: object;
  validate: CompiledValidator;
  /** Properties of a read body that the service keeps and that are not sent back. */
  readOnly: readonly string[];
  readPage(parameters: ListParameters): Read<Page>;
  read(id: string): Read<object>;
  create(input: object, request: RequestInit): Promise<object>;
  update(id: string, input: object, request: RequestInit): Promise<object>;
}
