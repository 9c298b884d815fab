import type { Entity, Within } from '../contract/entity.ts';
import type { Spot } from './studio/spots.ts';

// What the workbench's page and its server (scripts/forms) tell each other. Types only: the server imports them too.

/** A field that a form may show: a property of what is saved, or of each entry of a list. */
export interface OfferedField {
  /** Its property, with a dot for one inside another. */
  path: string;
  /** What its value is, and the same in words. */
  kind: 'string' | 'integer' | 'number' | 'boolean' | 'enum' | 'array' | 'object' | 'unknown';
  holds: string;
  /** What the contract says about it. */
  description: string;
  /** Whether the service takes nothing without it. */
  isRequired: boolean;
  /** The widgets that fit, the plainest first. */
  widgets: readonly string[];
  /** The values that it can have, where they are fixed; of a list of such, those of its entries. */
  values?: readonly string[];
  /** Of a list of things: what each of them has. */
  items?: readonly OfferedField[];
  /** The properties of an object, or of each entry of a list. */
  parts: readonly string[];
}

/** A column that a list may show: a property of its rows. */
export interface OfferedColumn {
  path: string;
  holds: string;
  description: string;
  /** The kinds that can show it. */
  kinds: readonly string[];
  /** Whether the list can be ordered by it. */
  isSortable: boolean;
  values?: readonly string[];
  /** What can name each of its entries. */
  parts: readonly string[];
}

/** A property that a condition may ask about: of a form its fields, of an action what a row and a read both give. */
export type OfferedState = Pick<OfferedField, 'path' | 'kind' | 'values'>;

/** A filter that a list may have: a parameter of its operation. */
export interface OfferedFilter {
  parameter: string;
  holds: string;
  values?: readonly string[];
  /** Whether it is a day, and may be the beginning of a range. */
  isDate: boolean;
}

/** A parameter or a property of the body of an operation that an action may call. */
export type OfferedValue = Pick<OfferedField, 'kind' | 'values' | 'description' | 'isRequired'> & {
  name: string;
  /** Whether it may be sent empty. */
  mayBeNull: boolean;
};

/** An operation that an action may call. */
export interface OfferedCall {
  id: string;
  /** What the contract says that it does. */
  summary: string;
  /** The parameters of its address: what the action is done to is the one that is given no value. */
  inAddress: readonly OfferedValue[];
  inQuery: readonly OfferedValue[];
  /** What it takes as its body; none where it takes none. */
  inBody: readonly OfferedValue[];
}

/** What the contract has for a definition. */
export interface Offers {
  fields: readonly OfferedField[];
  columns: readonly OfferedColumn[];
  filters: readonly OfferedFilter[];
  /** What the list can be ordered by. */
  orders: readonly string[];
  /** What decides whether an action is offered. */
  states: readonly OfferedState[];
  /** What an action may call. */
  calls: readonly OfferedCall[];
}

/** A widget of the form language: what it is for, and its options as a JSON Schema, each with what it names. */
export interface WidgetWords {
  description: string;
  options: object;
}

/** A list operation that choices can be taken from, with the properties of its rows. */
export interface OfferedSource {
  id: string;
  parts: readonly string[];
}

/** What every definition is made of. */
export interface Vocabulary {
  widgets: Readonly<Record<string, WidgetWords>>;
  sources: readonly OfferedSource[];
  icons: readonly string[];
  /** The Swedish of English texts, in small letters, of which the definitions have one and no other. */
  swedish: Readonly<Record<string, string>>;
}

/** A page that the contract has the operations for and that no definition uses: a list, or settings that there are once. */
export interface OfferedPage {
  kind: 'list' | 'settings';
  /** The operation that gives the rows, or reads the settings. */
  operation: string;
  /** The operation that saves the settings. */
  update?: string;
  /** What the contract says that it gives. */
  summary: string;
}

/** What somebody says about a page that is to be made. */
export interface NewPage {
  kind: OfferedPage['kind'];
  operation: string;
  name: string;
  labels: { one: Words; many: Words };
  /** The group of the navigation. */
  area: string;
  icon: string;
  address: string;
  /** Of settings: the page that leads to them, in place of the navigation. */
  landing?: string;
}

/** A text in both languages. */
export type Words = { en: string; sv: string };

/** What new pages can be made of, and the pages that lead to settings. */
export interface NewPages {
  pages: readonly OfferedPage[];
  landings: readonly string[];
}

/** What is wrong with a definition, at a line of its text (from 1), and what to do about it where that is known. */
export interface Fault {
  line: number;
  message: string;
  suggestion?: string;
  /** The property names and indexes that lead to it; none of a text that is no JSON. */
  place?: readonly (string | number)[];
}

/** A definition as it lies on disk; `version` changes with its text. */
export interface FormText {
  name: string;
  text: string;
  version: string;
}

/** The part of a compiled entity that is data; the page binds the rest by the operations' addresses. */
export type EntityData = Omit<
  Entity,
  'validate' | 'sources' | 'makers' | 'within' | 'readPage' | 'read' | 'create' | 'update' | 'remove' | 'calls'
>;

/** A list operation that relations take their choices from. */
export interface SourceAddress {
  path: string;
  /** The parameter that it is searched by, where it can be. */
  searchParameter: string | undefined;
  /** The parameter that says how many rows it gives at most, where it has one. */
  sizeParameter: string | undefined;
  /** The parameter that takes identifiers of rows, where it gives rows by these alone. */
  valuesParameter: string | undefined;
  /** Whether it is asked with values of the form. */
  isFilled: boolean;
  /** Whether it gives one thing, which then is its only row. */
  isOne: boolean;
}

/** A definition without faults, compiled. */
export interface CompiledForm {
  data: EntityData;
  /** Address of the module whose `validate` checks the form's schema. */
  validator: string;
  /** Where its rows and one of it are read, where they can be. */
  paths: { list?: string; read?: string };
  /** Where in the reply the thing lies that is read, such as `data.article`; left out, it is the whole reply. */
  readHolds?: string;
  /** Whether the contract lists what refers to a thing. */
  hasUses: boolean;
  /** Whether its rows come all at once. */
  isWhole: boolean;
  /** What its things belong to, and where that is read. */
  within?: Omit<Within, 'read'> & { readPath: string };
  sources: Record<string, SourceAddress>;
  /** A record as the service would give it, made up from the contract's schema and examples. */
  sample: object;
  /** Such records as the rows of its list, the sample first. */
  sampleRows: object[];
  /** What the definition may be given. */
  offers: Offers;
}

/** What came of a text: its faults, and the form when there are none, or none but in its words. `milliseconds` is what the compiling took. */
export interface Compilation {
  faults: Fault[];
  form?: CompiledForm;
  milliseconds: number;
}

/** A definition with what came of it. */
export interface OpenedForm extends FormText {
  compilation: Compilation;
}

/** A site of the running service. */
export interface ServiceSite {
  instanceId: string;
  name: string;
  addOns: Record<string, boolean>;
}

/** The running service that records are fetched from: still starting, ready with its sites, or absent and why. */
export type ServiceState =
  | { state: 'starting' }
  | { state: 'ready'; address: string; sites: ServiceSite[] }
  | { state: 'absent'; reason: string };

/** What the server tells without being asked: a definition changed on disk, the list of them did, the service's state did. */
export type WorkbenchEvent = { kind: 'form'; form: OpenedForm } | { kind: 'forms' } | { kind: 'service' };

/** What a frame is to show: a form, the record in it, and whether lists come from the service. `revision` comes back once it is on screen. */
export interface Shown {
  kind: 'show';
  revision: number;
  form: CompiledForm;
  /** Another key starts the form anew from `record`. */
  recordKey: string;
  record: object;
  site: ServiceSite | undefined;
}

/** What is selected in the page around a frame, and whether a press in the frame selects. */
export interface Pointing {
  kind: 'pointing';
  isPointing: boolean;
  selected: Spot | undefined;
  /** How much of the window's height the properties lie over from below, in CSS pixels. */
  covered: number;
}

/** What a frame is told; `entered`: the keyboard came into it, and is wanted where it was. */
export type FrameMessage = Shown | Pointing | { kind: 'entered' };

/** What a frame tells the page around it: that it can be told what to show, that it shows it, what was pointed at, and what the form has become. */
export type FrameEvent =
  | { kind: 'ready' }
  /** `isOpening`: the focus is wanted where it is changed. */
  | { kind: 'pointed'; spot: Spot; isOpening: boolean }
  | { kind: 'shown'; revision: number }
  | { kind: 'edited'; recordKey: string; body: object }
  /** A key of the workbench was pressed in the frame. */
  | { kind: 'key'; pressed: { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean } }
  | FrameChange;

/** A change of the definition that is made in a frame: a part is dragged or moved by key to another place, or its label is typed where it stands. */
export type FrameChange =
  | { kind: 'dropped'; spot: Spot; over: Spot; isBehind: boolean }
  | { kind: 'moved'; spot: Spot; by: -1 | 1 }
  | { kind: 'labelled'; spot: Spot; text: string };
