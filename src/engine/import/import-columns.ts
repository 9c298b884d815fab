import { foldText } from '../../../openapi/formats/text.ts';
import type { Entity, FieldDefinition } from '../../contract/entity.ts';
import type { Column } from '../../contract/list-definition.ts';
import type { WholeName } from '../../contract/whole-name.ts';
import { valueAt } from '../values/values.ts';

/** What the compiled schema says of one value. */
export interface ValueSchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
}

/** Half of a moment. */
export type Half = 'day' | 'time';

/** Something of an entity that a column of a file can fill. */
export interface ImportColumn {
  /** What a mapping names it by: the field's path, and after a colon the part of it. */
  key: string;
  field: FieldDefinition;
  schema: ValueSchema;
  isRequired: boolean;
  /** What an export of the list calls it, in both languages. */
  listed: readonly string[];
  /** The kind of contact, for a list of contacts: each kind is a column of its own. */
  part?: string;
  /** The half of a moment, where a file gives its day and its time of day in two columns. */
  half?: Half;
  /** Set for a column that fills two fields; `field` is then none of the form. */
  whole?: WholeName;
}

/** The key of the column that holds whole names. */
const WHOLE = 'wholeName';

/** Which column of the file, by its index, fills what. */
export type Mapping = Readonly<Record<string, number>>;

/** Values that a cell can hold; lists of records and rich texts are not among them. */
const FROM_CELLS: ReadonlySet<string> = new Set([
  'text',
  'textarea',
  'web-address',
  'email',
  'phone',
  'number',
  'select',
  'radio',
  'checkbox',
  'switch',
  'date',
  'date-time',
  'birth-date',
  'country',
  'language',
  'colour',
  'relation',
  'multi-relation',
  'tags',
]);

/** What the header of a file calls each kind of contact, in either language: words to recognise, not to show. */
const CONTACT_WORDS: Readonly<Record<string, readonly string[]>> = {
  email: ['e-mail', 'e-post', 'epost', 'mail'],
  phone: ['phone', 'telephone', 'telefon', 'tel', 'tfn'],
  mobile: ['mobile', 'mobil', 'cell', 'cell phone'],
  web: ['website', 'webbplats', 'hemsida'],
  other: ['other contact', 'annan kontakt'],
};

/** What the header of a file calls the halves of a moment, in either language. */
const HALF_WORDS: Readonly<Record<Half, readonly string[]>> = {
  day: ['date', 'day', 'datum', 'dag', 'dato', 'päivä', 'päivämäärä', 'дата'],
  time: [
    'time',
    'start time',
    'kick-off',
    'kickoff',
    'time of day',
    'tid',
    'starttid',
    'klockslag',
    'kl',
    'avspark',
    'nedsläpp',
    'uhrzeit',
    'zeit',
    'klo',
    'kello',
    'čas',
    'время',
  ],
};

/** The kinds of contact that a file can give, when the form does not say which. */
const CONTACTS = Object.keys(CONTACT_WORDS);

/** What of an entity's form a file can fill, in the form's order. */
export function importColumns(entity: Pick<Entity, 'form' | 'schema' | 'actions' | 'list'>): ImportColumn[] {
  // What an action of danger sets, such as whether it is deleted, is nothing that a new one comes with.
  const set = entity.actions.flatMap(({ tone, set: values = {} }) => (tone === 'danger' ? Object.keys(values) : []));
  const fields = entity.form.sections
    .flatMap((section) => section.fields)
    .flatMap((field): ImportColumn[] => {
      if (field.options?.superAdministrator === true || set.includes(field.field)) return [];
      const place = { ...schemaOf(entity.schema, field.field), listed: listedAs(entity.list?.columns ?? [], field) };
      if (field.widget === 'contacts') {
        const types = Array.isArray(field.options?.types) ? field.options.types.map(String) : CONTACTS;
        return types.map((part) => ({ key: `${field.field}:${part}`, field, ...place, isRequired: false, part }));
      }
      return FROM_CELLS.has(field.widget) ? [{ key: field.field, field, ...place }] : [];
    })
    .flatMap(withHalves);
  const { wholeName: whole } = entity.form;
  if (!whole || ![whole.first, whole.last].every((part) => fields.some(({ key }) => key === part))) return fields;
  const field: FieldDefinition = { field: WHOLE, label: whole.label, widget: 'text', called: whole.called };
  const column: ImportColumn = { key: WHOLE, field, schema: {}, isRequired: false, listed: [], whole };
  // Behind what it can fill, so that it is the last to be guessed.
  const last = fields.findLastIndex(({ key }) => key === whole.first || key === whole.last);
  return fields.toSpliced(last + 1, 0, column);
}

/** A moment, and its halves behind it where a form has one moment: with two, nobody could guess whose half it is. */
function withHalves(column: ImportColumn, _: number, all: readonly ImportColumn[]): ImportColumn[] {
  const isMoment = ({ field }: ImportColumn): boolean => field.widget === 'date-time';
  if (!isMoment(column) || all.filter(isMoment).length > 1) return [column];
  const halves = (['day', 'time'] as const).map((half) => ({
    ...column,
    key: `${column.key}:${half}`,
    isRequired: false,
    listed: [],
    half,
  }));
  return [column, ...halves];
}

/** The columns that a file must have and that are not mapped; a whole name stands for its two, a day for its moment. */
export function missingColumns(columns: readonly ImportColumn[], mapping: Mapping): ImportColumn[] {
  const given = columns.flatMap(({ key, field, whole, half }) => {
    if (mapping[key] === undefined) return [];
    return whole ? [whole.first, whole.last] : half === 'day' ? [field.field] : [];
  });
  return columns.filter(({ key, isRequired }) => isRequired && mapping[key] === undefined && !given.includes(key));
}

/** The heads that an export of the list gives to a field, with the unit of its numbers. */
function listedAs(columns: readonly Column[], { field }: FieldDefinition): string[] {
  return columns
    .filter((column) => column.field === field)
    .flatMap(({ label, unit }) =>
      [label.en, label.sv].flatMap((name) => (unit ? [name, `${name} (${unit})`] : [name])),
    );
}

/** The schema of a dotted path, and whether its holder requires it. */
function schemaOf(root: object, path: string): { schema: ValueSchema; isRequired: boolean } {
  const keys = path.split('.');
  const last = keys.pop() ?? path;
  const holder = keys.length === 0 ? root : valueAt(root, keys.flatMap((key) => ['properties', key]).join('.'));
  const schema = valueAt(valueAt(holder, 'properties'), last);
  const required = valueAt(holder, 'required');
  return {
    schema: typeof schema === 'object' && schema !== null ? schema : {},
    isRequired: Array.isArray(required) && required.includes(last) && keys.length === 0,
  };
}

/**
 * Guesses which column of a file is meant for what: by the label in either language, in the form or in the list, or by
 * the name of the property. What is left is guessed by a part of those, such as "Number" for a jersey number, where
 * nothing else can be meant.
 */
export const guessMapping = (columns: readonly ImportColumn[], file: readonly string[]): Mapping =>
  mappingGuess(columns)(file);

/** {@link guessMapping} for many lines of one file. */
export function mappingGuess(columns: readonly ImportColumn[]): (file: readonly string[]) => Mapping {
  const wanted = columns.map((column) => ({ key: column.key, names: namesOf(column).map(plain) }));
  const wholes = columns.flatMap(({ whole }) => whole ?? []);
  return (file) => guess(wanted, wholes, file);
}

function guess(
  wanted: readonly { key: string; names: readonly string[] }[],
  wholes: readonly WholeName[],
  file: readonly string[],
): Mapping {
  // An unnamed column is called by its number, which is no name.
  const names = file.map((name) => (/^#\d+$/.test(name) ? '' : plain(name)));
  const taken = new Set<number>();
  const mapping: Record<string, number> = {};
  const take = (key: string, index: number): void => {
    taken.add(index);
    mapping[key] = index;
  };
  for (const column of wanted) {
    if (column.key === WHOLE && wholes.some(({ first, last }) => first in mapping || last in mapping)) continue;
    const index = names.findIndex((name, at) => !taken.has(at) && column.names.includes(name));
    if (index >= 0) take(column.key, index);
  }
  const left = wanted.filter(({ key }) => mapping[key] === undefined && key !== WHOLE);
  for (const [index, name] of names.entries()) {
    if (taken.has(index)) continue;
    const [meant, ...others] = left.filter((column) => column.names.some((whole) => isPart(name, whole)));
    if (meant && others.length === 0 && mapping[meant.key] === undefined) take(meant.key, index);
  }
  return mapping;
}

/**
 * The shortest part of a name that says enough: "name" and "date" are parts of too much, and a wrong guess may go
 * unnoticed.
 */
const SHORTEST_PART = 5;

/** Whether a name, as {@link plain} writes it, is the first or the last part of another. */
function isPart(name: string, whole: string): boolean {
  return name.length >= SHORTEST_PART && (whole.startsWith(name) || whole.endsWith(name));
}

function namesOf({ field, part, half, listed }: ImportColumn): string[] {
  if (half !== undefined) return [...HALF_WORDS[half]];
  if (part !== undefined) {
    const names = [part, ...(CONTACT_WORDS[part] ?? [])];
    return names.flatMap((name) => [name, `${field.label.en} ${name}`, `${field.label.sv} ${name}`]);
  }
  const property = field.field.split('.').at(-1) ?? field.field;
  return [field.label.en, field.label.sv, field.field, property, ...listed, ...(field.called ?? [])];
}

/**
 * Letters and digits only, in lower case and without accents: `First name`, `firstName` and `FIRST_NAME` are one. A sign
 * alone, such as `#`, is itself.
 */
function plain(name: string): string {
  const folded = foldText(name).trim();
  return folded.replace(/[^\p{L}\p{N}]/gu, '') || folded;
}
