import type { AddOns } from '../../generated/model/addOns.ts';
import type { ImportResults } from '../../generated/model/importResults.ts';
import type { components as widgets } from '../../generated/widgets.d.ts';
import type { Head } from './head.ts';
import type { ListDefinition } from './list-definition.ts';
import type { MergingCalls } from './merging.ts';
import type { Maker, Read, Source } from './source.ts';
import type { TabList } from './tab-list.ts';
import type { Choice, Text } from './text.ts';
import type { Similar, Unique } from './unique.ts';
import type { UploadAddress } from './upload-address.ts';
import type { Use } from './use.ts';
import type { WholeName } from './whole-name.ts';

/** The widgets that a form definition may name (forms/widgets.json). */
export type WidgetName = keyof widgets['schemas'];
/** The options of one widget. */
export type WidgetOptions<Name extends WidgetName> = widgets['schemas'][Name];
/** One page of a list; with `isLeast`, there are at least `total` rows, and nobody says how many more. */
export interface Page {
  items: readonly object[];
  total: number;
  isLeast?: boolean;
}

/** Query parameters of a list, by the names that the contract gives them. */
export type ListParameters = Record<string, string | number | boolean>;

/** Who may change a thing where not every administrator of the site may: super administrators alone, or whoever works on the network's master site, and they everywhere. */
export type Writers = 'super-administrators' | 'master-site';

/** An add-on that a site may have (specification §3, `functionsEnabled`). */
export type AddOn = keyof AddOns;
/** A value that a property must have. */
export type Wanted = string | number | boolean | null;
/** What properties must be, by their dotted paths: a value, or one of several. */
export type When = Readonly<Record<string, Wanted | readonly Wanted[]>>;

/**
 * Something that can be done to rows of a list, one or many, and to what an editor shows: values that are set (`set`, by property), its removal
 * (`remove`, the entity's delete operation), or a call of another operation (`call`, whose parameters and body are fixed but for the parameter that names the thing).
 * Offered where the row's properties equal `when`, or one of the values that it lists; elsewhere it is shown closed with the reason `otherwise`, or not at all without one. `text` says what
 * it will do, before it is done.
 */
export interface Action {
  name: string;
  label: Text;
  text: Text;
  /** The question before it, with `{things}` for what it is asked about; without one, its label stands before the things. */
  ask?: { one: Text; many: Text };
  tone?: 'danger';
  when?: When;
  otherwise?: Text;
  set?: Readonly<Record<string, unknown>>;
  remove?: boolean;
  call?: {
    operation: string;
    parameters?: Readonly<Record<string, string | number | boolean>>;
    body?: Readonly<Record<string, unknown>>;
  };
  /** What is said after it, where the catalogue has words of its own for it. */
  told?: { done: Text; failed?: Text };
  /** Whether an editor saves its unsaved changes before it. */
  saves?: boolean;
  /** Whether the question shows what refers to the thing. */
  uses?: true;
}

/**
 * A way from a thing to another page about it. A parameter of `path` is a property of the thing, any other its id; a path without one leads from the
 * list, or from the only page of what has no list.
 * Closed, with the reason, where the site lacks the add-on that it `requires`.
 */
export interface Link {
  label: Text;
  path: string;
  requires?: AddOn;
  /** Whether the list that it leads to stands in the editor, as a tab beside the form. */
  tab?: true;
  /** Of a tab: the property with the number of its rows, where the thing knows. */
  count?: string;
}

/** One field of a form; `field` is its dotted path in the body, or in the row for the fields of `items`. */
export interface FieldDefinition {
  field: string;
  label: Text;
  /** It is shown, and its rules count, where the body has these values. */
  when?: When;
  help?: Text;
  widget: WidgetName;
  options?: Readonly<Record<string, unknown>>;
  choices?: Readonly<Record<string, Choice>>;
  /** What files that are brought in call it, beside its labels. */
  called?: readonly string[];
  wide?: boolean;
  items?: readonly FieldDefinition[];
  /** What the widget gives for an emptied field. */
  empty?: null | '';
  /** The sentence of the catalogue (specification §8) that is told where nothing was filled in, in English. */
  whenEmpty?: string;
  /** Properties of the object that the field holds, or of each object in its list: what a relation keeps of the row it took. */
  shape?: readonly string[];
}

/**
 * A section of a form: a card with a heading. `properties` are the body's own properties that it shows, in order; parts of one may stand in several
 * sections. It is shown where the body has the values of `when`; `merged` says what a merge makes of it, `pairs` are the heads of two columns.
 */
export interface Section {
  name: string;
  title: Text;
  when?: When;
  description?: Text;
  merged?: Text;
  pairs?: readonly Text[];
  fields: readonly FieldDefinition[];
  properties: readonly string[];
}

/** The form of an entity. `initial` is what a new one starts from; `activeSite` names the field that starts as the active site. */
export interface FormDefinition {
  /** As a document, the first section is the page that is written on, and the others stand beside it. */
  arrangement?: 'document';
  sections: readonly Section[];
  initial: Readonly<Record<string, unknown>>;
  activeSite?: string;
  unique?: Unique;
  similar?: Similar;
  wholeName?: WholeName;
}

/** A compiled form validator (Ajv standalone code). */
export interface CompiledValidator {
  (data: unknown): boolean;
  errors?: null | readonly object[];
}

/**
 * Its addresses in the console (specification §2). Where it has no list of its own, `list` is the page that one returns to; without `create` nobody makes
 * one, without `edit` nobody opens one; with `import`, its rows can be brought in from a file; with `merge`, two of them that are one are merged there.
 */
export interface EntityPaths {
  list: string;
  create?: string;
  edit?: string;
  import?: string;
  merge?: string;
}

/** What the shell needs to know of an entity before its screens are opened. */
export interface EntityRoute {
  name: string;
  area: string;
  icon: string;
  labels: { one: Text; many: Text; add: Text };
  /** The routes' titles (specification §2) where they are not its labels. */
  titles?: { list?: Text; create?: Text; edit?: Text };
  /** What it is for, in a sentence. */
  about?: Text;
  paths: EntityPaths;
  /** Whether `paths.list` is a list of its own. */
  isListed: boolean;
  /** The filter of its list that shows what wants somebody's attention. */
  watch?: { parameter: string; value: string };
  /** Whether its list knows the day on which each ends. */
  hasEnds?: boolean;
  /** The add-on without which a site's users cannot enter its pages (specification §2, §6). */
  requires?: AddOn;
  load(): Promise<Entity>;
}

/**
 * A form of what is kept within something else and saved with it, such as a slide of a layout: it has no list, no page and no operations. `schema`
 * is the name of its schema in the contract.
 */
export interface HeldForm {
  name: string;
  schema: string;
  icon: string;
  labels: { one: Text; many: Text; add: Text };
  /** What it is for, in a sentence. */
  about?: Text;
  load(): Promise<Entity>;
}

/** What an entity's things belong to, as a match to its series: the one in whose editor's address theirs stand. */
export interface Within {
  /** The address parameter that names it, and the property of the things that holds it. */
  parameter: string;
  labels: { one: Text; many: Text };
  paths: { list: string; edit: string };
  /** Property that names it. */
  title: string;
  read(id: string): Read<object>;
}

/**
 * An entity as `npm run generate` compiles it from its form definition and the contract: everything that its list and its editor need. Operations
 * are the generated client's, bound by name, so that a definition which names a wrong one does not compile. It has a list, an editor and the making of new
 * ones, or only some of these: see {@link ShownEntity}, {@link ListedEntity}, {@link StoredEntity} and {@link MadeEntity}.
 */
export interface Entity {
  name: string;
  /** The icon of what it is (lucide name). */
  icon: string;
  labels: { one: Text; many: Text; add: Text };
  paths: EntityPaths;
  /** Parameters of its addresses that are properties of its things, other than the id; they fill the list operation's parameters of these names. */
  parameters?: readonly string[];
  /** What its things belong to. */
  within?: Within;
  /** What the list is called that one returns to, where it has none of its own. */
  returnTo?: Text;
  /** The add-on that a site needs for creating and changing (the contract's `x-requires-add-on`). */
  addOn?: string;
  /** Who may create and change it (the contract's `x-writers`); every administrator of the site when left out. */
  writers?: Writers;
  /** The sentence of the catalogue (specification §8) that is told where nothing at all was filled in for a new one, in English. */
  whenEmpty?: string;
  /** Whether the service refuses to delete one that something refers to, unless it is told so. */
  refusesInUse?: boolean;
  /** Property that identifies a row, and the one that names it. */
  id: string;
  title: string;
  head?: Head;
  list?: ListDefinition;
  actions: readonly Action[];
  links?: readonly Link[];
  form: FormDefinition;
  sources: Readonly<Record<string, Source>>;
  /** The part of the body's schema that the form shows, without labels. */
  schema: object;
  validate: CompiledValidator;
  /** Properties of a read body that the service keeps and that are not sent back. */
  readOnly: readonly string[];
  /** The lists that its links with `tab` lead to, by the link's path. */
  tabs?: Readonly<Record<string, TabList>>;
  /** Also there without a list, where values that must be unique are looked for. */
  readPage?(parameters: ListParameters): Read<Page>;
  read?(id: string): Read<object>;
  create?(input: object, request: RequestInit): Promise<object>;
  /** `evenInUse`: although something refers to what it removes. */
  update?(id: string, input: object, request: RequestInit, evenInUse?: boolean): Promise<object>;
  /** Lists that are saved by calls of their own where something stored is changed, by their fields. */
  parts?: Readonly<Record<string, { save(id: string, rows: object, request: RequestInit): Promise<object> }>>;
  /** Left out where the service has no delete operation for it. `evenInUse`: although something refers to it. */
  remove?(id: string, request: RequestInit, evenInUse?: boolean): Promise<unknown>;
  /** Makes many rows of a file in one call; a row that the same import made before is not made again. */
  createMany?(input: ImportBatch, request: RequestInit): Promise<ImportResults>;
  /** For many rows, each with the parameters of the form's `similar`, the things that look the same. */
  findSimilar?(
    input: { rows: readonly object[] },
    request: RequestInit,
  ): Promise<{ results: readonly (readonly object[])[] }>;
  /** How two of them that are one are merged; there with `paths.merge`. */
  merging?: MergingCalls;
  /** Operations by which its widgets make a thing of its name, by their names. */
  makers?: Readonly<Record<string, Maker>>;
  /** Operations that give its widgets an address for a file, by their names. */
  uploads?: Readonly<Record<string, UploadAddress>>;
  /** The calls of its actions, by the action's name. */
  calls?: Readonly<Record<string, (id: string, request: RequestInit) => Promise<object>>>;
  /** What refers to one: a tab of its editor, and what the questions of its actions show. */
  uses?: (id: string) => Read<readonly Use[]>;
}

/** Rows of a file that are made in one call, by their lines; those without values are only told whether they were made. */
export interface ImportBatch {
  importUuid: string;
  rows: { line: number; values?: object }[];
}

/** An entity that new ones can be made of. */
export interface MadeEntity extends Entity {
  paths: EntityPaths & { create: string };
  create(input: object, request: RequestInit): Promise<object>;
}

/** An entity that has an editor: one can be read and changed. */
export interface StoredEntity extends Entity {
  paths: EntityPaths & { edit: string };
  read(id: string): Read<object>;
  update(id: string, input: object, request: RequestInit, evenInUse?: boolean): Promise<object>;
}

/** An entity that has a list. */
export interface ShownEntity extends Entity {
  list: ListDefinition;
  readPage(parameters: ListParameters): Read<Page>;
}

/** An entity that has a list whose rows lead to its editor. */
export type ListedEntity = StoredEntity & ShownEntity;

/** An entity that has all parts: only such can be brought in from a file. */
export interface WholeEntity extends ListedEntity {
  paths: EntityPaths & { create: string; edit: string };
  create(input: object, request: RequestInit): Promise<object>;
}
