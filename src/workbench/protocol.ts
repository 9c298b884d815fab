import type { Entity, Within } from '../contract/entity.ts';

// What the workbench's page and its server (scripts/forms) tell each other. Types only: the server imports them too.

/** What is wrong with a definition, at a line of its text (from 1), and what to do about it where that is known. */
export interface Fault {
  line: number;
  message: string;
  suggestion?: string;
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
  /** Whether its rows come all at once. */
  isWhole: boolean;
  /** What its things belong to, and where that is read. */
  within?: Omit<Within, 'read'> & { readPath: string };
  sources: Record<string, SourceAddress>;
  /** A record as the service would give it, made up from the contract's schema and examples. */
  sample: object;
}

/** What came of a text: its faults or, when there are none, the form. `milliseconds` is what the compiling took. */
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

/** What a frame tells the page around it: that it can be told what to show, that it shows it, and what the form has become. */
export type FrameEvent =
  | { kind: 'ready' }
  | { kind: 'shown'; revision: number }
  | { kind: 'edited'; recordKey: string; body: object };
