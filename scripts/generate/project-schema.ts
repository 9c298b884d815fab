import { formats } from '../../openapi/formats/web-address.ts';
import type { When } from '../../src/contract/entity.ts';
import type { Contract } from './contract.ts';
import { isObject, type JsonObject, listAt, objectAt } from './json.ts';

/** Keywords of the contract that the form's own schema keeps; descriptions, and rules about what a form does not show, stay behind. */
const SHAPE = [
  'type',
  'enum',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'format',
] as const;

/** Keywords that are rules about a value. Of the formats only the contract's own: the validator knows no other. */
const RULES = [
  ...SHAPE.filter((key) => key !== 'format'),
  'const',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'uniqueItems',
  'minProperties',
  'maxProperties',
] as const;

const DAY = '^\\d{4}-\\d{2}-\\d{2}$';
/** Nothing that people fill in is nested deeper; a schema that holds itself would never end. */
const DEEPEST = 8;

const pick = (node: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(keys.flatMap((key) => (node[key] === undefined ? [] : [[key, node[key]]])));

/** What the form must know of a value to draw it: its own keywords, and of a list's entries theirs. */
export function shapeOf(contract: Contract, node: JsonObject): JsonObject {
  const shape = pick(node, SHAPE);
  return isObject(node.items) ? { ...shape, items: shapeOf(contract, contract.resolve(node.items)) } : shape;
}

/**
 * Every rule of the contract about a value and all that is inside it, without references. Open to properties that the contract does not know, unless
 * `isClosed`: a body goes back with whatever it came with, but nobody writes such a property down.
 */
export function rulesOf(contract: Contract, node: JsonObject, isClosed = false, depth = 0): JsonObject {
  const rules = pick(node, RULES);
  if (typeof node.format === 'string' && node.format in formats) rules.format = node.format;
  if (node.format === 'date' && rules.pattern === undefined) rules.pattern = DAY;
  if (depth >= DEEPEST) return rules;
  if (isClosed && node.additionalProperties === false) rules.additionalProperties = false;
  const inner = (schema: unknown): JsonObject => rulesOf(contract, contract.resolve(schema), isClosed, depth + 1);
  if (isObject(node.items)) rules.items = inner(node.items);
  const properties = Object.entries(objectAt(node, 'properties'));
  if (properties.length > 0)
    rules.properties = Object.fromEntries(properties.map(([key, schema]) => [key, inner(schema)]));
  if (Array.isArray(node.required) && node.required.length > 0) rules.required = node.required;
  if (isObject(node.additionalProperties)) rules.additionalProperties = inner(node.additionalProperties);
  for (const key of ['anyOf', 'oneOf']) {
    const parts = listAt(node, key);
    if (parts.length > 0) rules[key] = parts.map(inner);
  }
  return rules;
}

/** A schema with the keywords that a widget adds. Both hold: where the two say different things about the same, the second stands beside the first. */
export function withKeywords(schema: JsonObject, keywords: JsonObject): JsonObject {
  const joined: JsonObject = { ...schema };
  const beside: JsonObject[] = [];
  for (const [key, value] of Object.entries(keywords)) {
    const own = joined[key];
    if (own === undefined || JSON.stringify(own) === JSON.stringify(value)) joined[key] = value;
    else if (isObject(own) && isObject(value)) joined[key] = withKeywords(own, value);
    else if (key === 'required') joined[key] = [...new Set([...listAt(schema, key), ...listAt(keywords, key)])];
    else beside.push({ [key]: value });
  }
  return beside.length === 0 ? joined : { ...joined, allOf: [...listAt(joined, 'allOf'), ...beside] };
}

/** The rules about a value; they count where the body has the values of `when`. */
export interface ConditionalRules {
  rules: JsonObject;
  isRequired: boolean;
  when: When;
  /** Whether the object at a path that the value lies in may be null. */
  mayBeNull(path: string): boolean;
}

/** Puts the rules about a value at a dotted path below an object's schema, behind `if` where they do not always count. */
export function insertRules(into: JsonObject, path: string, conditional: ConditionalRules): void {
  const { rules, isRequired, when, mayBeNull } = conditional;
  if (Object.keys(when).length === 0) {
    insert(into, path, rules, isRequired, mayBeNull);
    return;
  }
  const then: JsonObject = {};
  insert(then, path, rules, isRequired, mayBeNull);
  into.allOf = [...listAt(into, 'allOf'), { if: conditionOf(when), then }];
}

/** A schema that holds where properties have these values. A flag that is left out is off, and what may be null may be left out. */
function conditionOf(when: When): JsonObject {
  const condition: JsonObject = {};
  for (const [path, wanted] of Object.entries(when)) {
    const values = [wanted].flat();
    const mayMiss = values.some((value) => value === null || value === false);
    insert(condition, path, { enum: mayMiss ? [...new Set([...values, null])] : values }, !mayMiss);
    if (!mayMiss) requireHolders(condition, path);
  }
  return condition;
}

/** Requires the objects that hold a value at a dotted path. */
function requireHolders(schema: JsonObject, path: string): void {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return;
  schema.required = [...new Set([...listAt(schema, 'required'), key])];
  requireHolders(objectAt(objectAt(schema, 'properties'), key), rest.join('.'));
}

/** Puts the schema of a value at a dotted path below an object's schema; what it lies in is an object, or null where that may be. */
export function insert(
  into: JsonObject,
  path: string,
  schema: JsonObject,
  isRequired: boolean,
  mayBeNull: (path: string) => boolean = () => false,
): void {
  const keys = path.split('.');
  const last = keys.pop() ?? path;
  let node = into;
  for (const [index, key] of keys.entries()) {
    const properties = objectAt(node, 'properties');
    const type = mayBeNull(keys.slice(0, index + 1).join('.')) ? ['object', 'null'] : 'object';
    const next = isObject(properties[key]) ? properties[key] : { type, properties: {} };
    properties[key] = next;
    node.properties = properties;
    node = next;
  }
  node.properties = { ...objectAt(node, 'properties'), [last]: schema };
  if (isRequired) node.required = [...listAt(node, 'required'), last];
}
