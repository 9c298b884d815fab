import type { Entity, FieldDefinition } from '../../contract/entity.ts';
import { takeVersion } from '../../contract/fetcher.ts';
import { type FormTree, formTree } from './form-tree.ts';
import { isEmpty, isValues, type Values, valuesOf } from './values.ts';

/** What is read of a schema: the kinds of value that it takes, and where it goes on. */
interface Schema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
}

const read = new WeakMap<object, { entity: Entity; body: object }>();

/**
 * A body as the service gave it, with what the form declares in its one form (design: tolerant reader, strict writer):
 * numeric text becomes a number where the schema says so and a number text, `[]` is `{}` and the reverse, an empty text
 * is null where none can be chosen, a country is written as the field writes it. What the form does not declare stays
 * as it came. The same body gives the same object each time, and the body itself where nothing differs.
 */
export function normalizeBody(entity: Entity, body: object): object {
  const known = read.get(body);
  if (known?.entity === entity) return known.body;
  const tree = formTree(entity.form.sections.flatMap(({ fields }) => fields));
  const result = readObject(entity.schema, tree, valuesOf(body));
  read.set(body, { entity, body: result });
  read.set(result, { entity, body: result });
  if (result !== body) takeVersion(result, body);
  return result;
}

function readValue(schema: Schema, tree: FormTree | undefined, value: unknown): unknown {
  const types = typesOf(schema);
  const field = tree?.field;
  if (value === null || value === undefined) return value === null && !allows(types, 'null') ? undefined : value;
  if (allows(types, 'null') && isNothing(schema, field, value)) return null;
  if (Array.isArray(value)) return readArray(schema, types, field, value);
  if (isValues(value)) return readAnyObject(schema, types, tree, value);
  const scalar = readScalar(types, value);
  return typeof scalar === 'string' ? readCode(field, scalar) : scalar;
}

function readArray(
  schema: Schema,
  types: readonly string[],
  field: FieldDefinition | undefined,
  value: readonly unknown[],
): unknown {
  if (value.length === 0 && allows(types, 'object') && !allows(types, 'array')) return {};
  const { items } = schema;
  if (!items) return value;
  const row = field?.items && formTree(field.items);
  const next = value.map((item) => readValue(items, row, item));
  return next.every((item, index) => item === value[index]) ? value : next;
}

function readAnyObject(schema: Schema, types: readonly string[], tree: FormTree | undefined, value: Values): unknown {
  const isListWanted = allows(types, 'array') && !allows(types, 'object');
  return isListWanted && Object.keys(value).length === 0 ? [] : readObject(schema, tree, value);
}

function readObject(schema: Schema, tree: FormTree | undefined, value: Values): Values {
  const next = Object.entries(value).map(([name, inner]): [string, unknown] => {
    const { additionalProperties } = schema;
    const other = typeof additionalProperties === 'object' ? additionalProperties : undefined;
    const declared = schema.properties?.[name] ?? other;
    return [name, declared ? readValue(declared, tree?.inner[name], inner) : inner];
  });
  if (next.every(([name, inner]) => inner === value[name])) return value;
  return Object.fromEntries(next.filter(([, inner]) => inner !== undefined));
}

/** An empty text stands for null where the field writes null for nothing, and where it is none of the choices. */
function isNothing(schema: Schema, field: FieldDefinition | undefined, value: unknown): boolean {
  if (!isEmpty(value) || schema.enum?.includes(value)) return false;
  return field?.empty !== '';
}

function readScalar(types: readonly string[], value: unknown): unknown {
  const isText = allows(types, 'string');
  if (typeof value === 'number' && !allows(types, 'number') && !allows(types, 'integer')) {
    if (isText) return String(value);
    return allows(types, 'boolean') && (value === 0 || value === 1) ? value === 1 : value;
  }
  if (typeof value !== 'string' || isText) return value;
  if (allows(types, 'boolean') && (value === 'true' || value === 'false')) return value === 'true';
  if (!allows(types, 'number') && !allows(types, 'integer')) return value;
  if (value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) && (allows(types, 'number') || Number.isInteger(number)) ? number : value;
}

/**
 * Codes that the service has been seen to give in another form than ISO's (specification §3): Sweden as `sv`, Swedish
 * as `SE`.
 */
const READ_AS = {
  country: (code: string) => (code.toLowerCase() === 'sv' ? 'SE' : code.toUpperCase()),
  language: (code: string) => (code.toUpperCase() === 'SE' ? 'sv' : code.toLowerCase()),
};

/** The code of a country or a language as the field writes it. */
function readCode(field: FieldDefinition | undefined, value: string): string {
  const widget = field?.widget;
  if ((widget !== 'country' && widget !== 'language') || !/^[a-z]{2}$/i.test(value)) return value;
  const code = READ_AS[widget](value);
  const written = field?.options?.written;
  const other = isValues(written) ? written[code] : undefined;
  return typeof other === 'string' ? other : code;
}

const typesOf = ({ type, enum: choices }: Schema): readonly string[] => {
  const types = typeof type === 'string' ? [type] : (type ?? []);
  return choices?.includes(null) && types.length > 0 && !types.includes('null') ? [...types, 'null'] : types;
};

/** Whether a schema takes a kind of value; one that names no kind takes all. */
const allows = (types: readonly string[], kind: string): boolean => types.length === 0 || types.includes(kind);
