import type { Contract } from '../generate/contract.ts';
import { isObject, type JsonObject, listAt, objectAt, textAt } from '../generate/json.ts';

/** Which way a value goes: from the console to the service, or back. What breaks differs: the sender must not say less, the reader must not hear more. */
export type Direction = 'request' | 'reply';

/** A difference between two schemas, at a dotted path of properties (those of a list's things stand behind the list's own, without an index). */
export interface Difference {
  path: string;
  isBreaking: boolean;
  message: string;
}

/** A schema with the contract that its references lead into. */
export interface Side {
  contract: Contract;
  schema: unknown;
}

/** Schemas that contain themselves are looked at so deep. */
const DEEPEST = 10;

/** Everything that differs between two schemas and matters to who sends or reads their values; descriptions do not. */
export function compareSchemas(before: Side, after: Side, direction: Direction, path = '', depth = 0): Difference[] {
  if (depth > DEEPEST) return [];
  const old = before.contract.resolve(before.schema ?? {});
  const now = after.contract.resolve(after.schema ?? {});
  const inner = (key: 'items' | 'additionalProperties', where: string): Difference[] =>
    isObject(old[key]) && isObject(now[key])
      ? compareSchemas({ ...before, schema: old[key] }, { ...after, schema: now[key] }, direction, where, depth + 1)
      : [];
  return [
    ...types(old, now, direction, path),
    ...openness(old, now, direction, path),
    ...choices(old, now, direction, path),
    ...limits(old, now, direction, path),
    ...forms(old, now, path),
    ...properties({ ...before, schema: old }, { ...after, schema: now }, direction, path, depth),
    ...inner('items', path),
    ...inner('additionalProperties', path === '' ? '*' : `${path}.*`),
  ];
}

function types(old: JsonObject, now: JsonObject, direction: Direction, path: string): Difference[] {
  const [before, after] = [kinds(old), kinds(now)];
  if (before.length > 0 && after.length === 0 && !isDescribed(now))
    return [{ path, isBreaking: direction === 'reply', message: `was ${before.join(' or ')}, can be anything now` }];
  if (before.length === 0 && after.length > 0 && !isDescribed(old))
    return [{ path, isBreaking: direction === 'request', message: `could be anything, is ${after.join(' or ')} now` }];
  if (before.length === 0 || after.length === 0) return [];
  const isIn = (kind: string, list: string[]): boolean =>
    list.includes(kind) || (kind === 'integer' && list.includes('number'));
  const missing = (from: string[], list: string[]): string[] =>
    from
      .filter((kind) => !isIn(kind, list))
      .map((kind) => (kind === 'number' && list.includes('integer') ? 'a fraction' : kind));
  const told = (list: string[], what: string, isBreaking: boolean): Difference[] =>
    list.length === 0 ? [] : [{ path, isBreaking, message: `${what} ${list.join(', ')}` }];
  return [
    ...told(missing(before, after), 'can no longer be', direction === 'request'),
    ...told(missing(after, before), 'can now also be', direction === 'reply'),
  ];
}

/** Whether a schema without a type says in another way what it allows. */
const isDescribed = (schema: JsonObject): boolean =>
  ['enum', 'const', 'oneOf', 'anyOf', 'allOf', 'properties'].some((key) => schema[key] !== undefined);

/** Whether an object may have properties that nothing describes. */
const isClosed = (schema: JsonObject): boolean =>
  schema.additionalProperties === false || schema.unevaluatedProperties === false;

/** An object that was closed and is open promises less than it did; one that is closed takes less. */
function openness(old: JsonObject, now: JsonObject, direction: Direction, path: string): Difference[] {
  const isObjectStill = kinds(old).includes('object') && kinds(now).includes('object');
  if (!isObjectStill || isClosed(old) === isClosed(now)) return [];
  return isClosed(now)
    ? [{ path, isBreaking: direction === 'request', message: 'has no other properties any more' }]
    : [{ path, isBreaking: false, message: 'can have properties that nothing describes now' }];
}

const kinds = (schema: JsonObject): string[] => [schema.type].flat().filter((kind) => typeof kind === 'string');

function choices(old: JsonObject, now: JsonObject, direction: Direction, path: string): Difference[] {
  const values = (schema: JsonObject): string[] => listAt(schema, 'enum').map((value) => JSON.stringify(value));
  const [before, after] = [values(old), values(now)];
  if (before.length === 0 && after.length === 0) return [];
  if (before.length === 0)
    return [{ path, isBreaking: direction === 'request', message: `can only be ${after.join(', ')} now` }];
  if (after.length === 0)
    return [{ path, isBreaking: direction === 'reply', message: 'is no longer one of fixed values' }];
  const lost = before.filter((value) => !after.includes(value));
  const won = after.filter((value) => !before.includes(value));
  return [
    ...(lost.length > 0
      ? [{ path, isBreaking: direction === 'request', message: `has lost the value ${lost.join(', ')}` }]
      : []),
    ...(won.length > 0
      ? [{ path, isBreaking: direction === 'reply', message: `has the new value ${won.join(', ')}` }]
      : []),
  ];
}

/** Limits whose growth, or whose shrinking, lets fewer values through. */
const LOWER = ['minLength', 'minimum', 'minItems', 'minProperties', 'exclusiveMinimum'] as const;
const UPPER = ['maxLength', 'maximum', 'maxItems', 'maxProperties', 'exclusiveMaximum'] as const;
const EXACT = [
  ...['pattern', 'format', 'multipleOf', 'const', 'uniqueItems'],
  ...['readOnly', 'not', 'dependentRequired', 'propertyNames'],
] as const;
/** What allows one of several forms: that it changed is told, and not how. */
const FORMS = ['oneOf', 'anyOf', 'discriminator', 'if', 'then', 'else', 'dependentSchemas'] as const;

/** Tighter limits break those who send; those who read need to know of none. */
function limits(old: JsonObject, now: JsonObject, direction: Direction, path: string): Difference[] {
  const found: Difference[] = [];
  const note = (key: string, isTighter: boolean): void => {
    const [was, is] = [told(old[key]), told(now[key])];
    if (was !== is) found.push({ path, isBreaking: isTighter, message: `${key} was ${was}, is ${is}` });
  };
  // Who reads follows how a text is written, and what is not given back any more.
  if (direction === 'reply') {
    note('format', true);
    note('writeOnly', now.writeOnly === true);
    return found;
  }
  for (const key of LOWER)
    note(key, numberOf(now[key], Number.NEGATIVE_INFINITY) > numberOf(old[key], Number.NEGATIVE_INFINITY));
  for (const key of UPPER)
    note(key, numberOf(now[key], Number.POSITIVE_INFINITY) < numberOf(old[key], Number.POSITIVE_INFINITY));
  for (const key of EXACT) note(key, now[key] !== undefined);
  return found;
}

function forms(old: JsonObject, now: JsonObject, path: string): Difference[] {
  return FORMS.filter((key) => JSON.stringify(old[key]) !== JSON.stringify(now[key])).map((key) => ({
    path,
    isBreaking: true,
    message: `${key} is another one`,
  }));
}

const numberOf = (value: unknown, none: number): number => (typeof value === 'number' ? value : none);
const told = (value: unknown): string => (value === undefined ? 'not set' : JSON.stringify(value));

function properties(before: Side, after: Side, direction: Direction, path: string, depth: number): Difference[] {
  const [old, now] = [objectAt(before.schema, 'properties'), objectAt(after.schema, 'properties')];
  const [needed, needs] = [listAt(before.schema, 'required'), listAt(after.schema, 'required')];
  const found: Difference[] = [];
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const at = path === '' ? name : `${path}.${name}`;
    if (!(name in now)) found.push({ path: at, isBreaking: true, message: 'is gone' });
    else if (!(name in old)) {
      const isRequired = needs.includes(name);
      const message = isRequired && direction === 'request' ? 'is new and required' : 'is new';
      found.push({ path: at, isBreaking: isRequired && direction === 'request', message });
    } else {
      if (needs.includes(name) && !needed.includes(name))
        found.push({ path: at, isBreaking: direction === 'request', message: 'is required now' });
      if (needed.includes(name) && !needs.includes(name))
        found.push({ path: at, isBreaking: direction === 'reply', message: 'may be left out now' });
      found.push(
        ...compareSchemas({ ...before, schema: old[name] }, { ...after, schema: now[name] }, direction, at, depth + 1),
      );
    }
  }
  return found;
}

/** The name of a schema that is given by reference, such as `TeamInput`. */
export function schemaName(node: unknown): string | undefined {
  return textAt(node, '$ref')?.split('/').at(-1);
}
