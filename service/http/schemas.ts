import type { Schema } from './contract.ts';

/** The name under which the contract's shared schemas are known to Ajv. */
export const contractId = 'contract.json';

/**
 * Makes a schema of the contract fit for Ajv: references become absolute, `discriminator.mapping` goes (Ajv refuses it), and
 * an object spread over `allOf` with `unevaluatedProperties: false` becomes one plain object. The last is for the sake of
 * the faults: one wrong field in a part of an `allOf` would make Ajv report all fields of that part as unknown.
 */
export function preparedSchema(schema: Schema, shared: Readonly<Record<string, Schema>>): Schema {
  const flat = flattened(schema, shared);
  return Object.fromEntries(
    Object.entries(flat).map(([keyword, value]) => [keyword, prepared(keyword, value, shared)]),
  );
}

function prepared(keyword: string, value: unknown, shared: Readonly<Record<string, Schema>>): unknown {
  if (keyword === '$ref' && typeof value === 'string' && value.startsWith('#/')) return contractId + value;
  if (Array.isArray(value)) return value.map((item) => prepared('', item, shared));
  if (!isSchema(value)) return value;
  if (keyword === 'discriminator') return { propertyName: value.propertyName };
  return preparedSchema(value, shared);
}

const mergeable = new Set(['type', 'properties', 'required', 'description']);

function flattened(schema: Schema, shared: Readonly<Record<string, Schema>>): Schema {
  if (schema.unevaluatedProperties !== false || !Array.isArray(schema.allOf)) return schema;
  const { allOf, unevaluatedProperties: _, ...own } = schema;
  const parts = [...list<Schema>(allOf).map((part) => resolved(part, shared)), own];
  if (!parts.every((part) => Object.keys(part).every((keyword) => mergeable.has(keyword)))) return schema;
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(parts.flatMap((part) => Object.entries(part.properties ?? {}))),
    required: [...new Set(parts.flatMap((part) => list<string>(part.required)))],
  };
}

/** A keyword's list; the contract was checked when it was bundled, so its items are what the keyword has. */
function list<Item>(value: unknown): readonly Item[] {
  return Array.isArray(value) ? (value as Item[]) : [];
}

function resolved(schema: Schema, shared: Readonly<Record<string, Schema>>): Schema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  const found = name === undefined ? undefined : shared[name];
  return found ? resolved(found, shared) : schema;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
