import { readFileSync } from 'node:fs';
import { formats } from '../../../../openapi/formats/web-address.ts';
import { Contract } from '../../contract.ts';
import { type Fault, nearest, suggestion } from '../../faults.ts';
import { isObject, type Json, type JsonObject, objectAt, textAt } from '../../json.ts';
import { WRITERS } from '../../said-of-itself.ts';
import { checkCalledWhens } from './called-when.ts';
import { checkOwnKeys } from './own-keys.ts';
import { checkChosenFrom, checkDecidesKind, checkDefaultBy, checkIdentifies, checkSaidValues } from './said-values.ts';

/** A file of the description, by its path from the project's root. */
export interface ContractFile {
  readonly name: string;
  readonly text: string;
}

/** A part of the description that is wrong: the keys that lead to it, what is wrong, and what to do. */
type Tell = (keys: readonly string[], message: string, hint: string) => void;

/** Formats of texts that are checked: those of JSON Schema, and our own. */
const FORMATS = ['date', 'date-time', 'time', 'uuid', 'email', 'uri', 'hostname', ...Object.keys(formats)];

/** Pairs of limits, of which the first is never more than the second. */
const LIMITS = ['Length', 'Items', 'Properties'].map((of) => [`min${of}`, `max${of}`] as const);

/** What keeps to OpenAPI and cannot be meant: limits that nothing keeps, patterns that are none, our own keys misspelt or leading nowhere. */
export function schemaFaults(document: JsonObject, files: readonly ContractFile[]): Fault[] {
  const faults: Fault[] = [];
  const tell: Tell = (keys, message, hint) => void faults.push({ ...placeOf(files, keys), message, suggestion: hint });
  walk(document, [], (node, keys) => {
    checkNode(node, keys, tell);
    checkAddOn(document, node, keys, tell);
  });
  checkOperations(document, tell);
  checkBound(document, tell);
  checkMedia(document, tell);
  // What the rest is wrong of cannot be read.
  if (faults.length === 0) checkIdentifies(document, tell);
  if (faults.length === 0) checkCalledWhens(document, tell);
  if (faults.length === 0) checkDefaultBy(document, tell);
  if (faults.length === 0) checkChosenFrom(document, tell);
  if (faults.length === 0) checkDecidesKind(document, tell);
  // What several refer to is told once.
  return faults.filter(({ message }, index) => faults.findIndex((one) => one.message === message) === index);
}

type Visit = (node: JsonObject, keys: readonly string[]) => void;

function walk(node: unknown, keys: readonly string[], visit: Visit): void {
  if (Array.isArray(node)) node.forEach((one) => void walk(one, keys, visit));
  // An example is what somebody sends, not what anything must be.
  if (!isObject(node) || keys.at(-1) === 'example' || keys.at(-1) === 'examples') return;
  const named = textAt(node, 'operationId') === undefined ? keys : [`operationId: ${textAt(node, 'operationId')}`];
  if (keys.at(-1) !== 'properties') visit(node, named);
  for (const [key, one] of Object.entries(node)) walk(one, [...named, key], visit);
}

/** What an operation needs, or a schema for the most that it holds, is an add-on that there is. */
function checkAddOn(document: JsonObject, node: JsonObject, keys: readonly string[], tell: Tell): void {
  const addOn = textAt(node, 'x-requires-add-on');
  const { AddOns: known } = objectAt(objectAt(document, 'components'), 'schemas');
  const addOns = Object.keys(objectAt(known, 'properties'));
  if (addOn !== undefined && addOns.length > 0 && !addOns.includes(addOn))
    tell(
      [...keys, 'x-requires-add-on'],
      `There is no add-on \`${addOn}\`.`,
      suggestion(addOn, addOns) || 'Name one of the schema `AddOns`.',
    );
}

function checkNode(node: JsonObject, keys: readonly string[], tell: Tell): void {
  checkOwnKeys(node, keys, tell);
  const pattern = textAt(node, 'pattern');
  if (pattern !== undefined && !isPattern(pattern))
    tell(
      [...keys, 'pattern'],
      `\`${pattern}\` is no pattern.`,
      'Close what it opens, and escape what it means as it stands.',
    );
  for (const [least, most] of [...LIMITS, ['minimum', 'maximum'] as const]) {
    const [low, high] = [node[least], node[most]];
    if (typeof low === 'number' && typeof high === 'number' && low > high)
      tell(
        [...keys, least],
        `\`${least}\` is ${low}, and \`${most}\` ${high}: no value keeps both.`,
        'Change one of the two.',
      );
  }
  const format = textAt(node, 'format');
  if (format !== undefined && textAt(node, 'type') !== 'integer' && !FORMATS.includes(format)) {
    const near = nearest(format, FORMATS);
    if (near !== undefined) tell([...keys, 'format'], `There is no format \`${format}\`.`, `Did you mean \`${near}\`?`);
  }
  if (Array.isArray(node.enum) && node.enum.length === 0)
    tell([...keys, 'enum'], '`enum` has no value: nothing could be sent.', 'Write the values, or leave it out.');
  checkDefault(node, keys, tell);
  checkSaidValues(node, keys, tell);
  checkClosed(node, keys, tell);
  checkKnownValues(node, keys, tell);
  const words = textAt(node, 'x-when-empty');
  if (words !== undefined && !readFileSync('src/locales/en.json', 'utf8').includes(JSON.stringify(words)))
    tell(
      [...keys, 'x-when-empty'],
      `The catalogue has no words “${words}”.`,
      'Write them as src/locales/en.json has them.',
    );
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** The values that there are fit what is said of all values. */
function checkKnownValues(node: JsonObject, keys: readonly string[], tell: Tell): void {
  const known = node['x-known-values'];
  if (known === undefined) return;
  const { pattern, type } = node;
  const fits = (value: Json): boolean =>
    type === 'integer'
      ? Number.isInteger(value)
      : typeof value === 'string' && (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value));
  if (!Array.isArray(known) || known.length === 0 || !known.every(fits))
    tell(
      [...keys, 'x-known-values'],
      '`x-known-values` has a value that would be refused, or none.',
      'Write values that fit the schema beside it.',
    );
}

/** What holds where nothing is sent is a value that could be sent. */
function checkDefault(node: JsonObject, keys: readonly string[], tell: Tell): void {
  const { default: usual, type, enum: values } = node;
  if (usual === undefined || usual === null || isObject(usual) || Array.isArray(usual)) return;
  const types = [type].flat().map(String);
  const own = typeof usual === 'number' ? ['number', ...(Number.isInteger(usual) ? ['integer'] : [])] : [typeof usual];
  if (type !== undefined && !own.some((one) => types.includes(one)))
    tell(
      [...keys, 'default'],
      `\`default\` is ${JSON.stringify(usual)}, which is no ${types[0]}.`,
      'Write a value that may be sent.',
    );
  else if (Array.isArray(values) && !values.includes(usual))
    tell(
      [...keys, 'default'],
      `\`default\` is ${JSON.stringify(usual)}, which is none of its values.`,
      suggestion(String(usual), values.map(String)),
    );
  else if (typeof usual === 'number' && (usual < Number(node.minimum) || usual > Number(node.maximum)))
    tell(
      [...keys, 'default'],
      `\`default\` is ${usual}, which its limits do not allow.`,
      'Write a value that may be sent, or other limits.',
    );
}

/** What is put together of parts is closed by `unevaluatedProperties`: `additionalProperties` knows those beside it alone, and refuses what the parts have. */
function checkClosed(node: JsonObject, keys: readonly string[], tell: Tell): void {
  const parts = Array.isArray(node.allOf) ? node.allOf.filter(isObject) : [];
  const isMore = parts.some((part) => part.$ref !== undefined || Object.keys(objectAt(part, 'properties')).length > 0);
  const isPassedOn = Object.keys(objectAt(node, 'properties')).length === 0;
  if (node.additionalProperties === false && isMore && isPassedOn)
    tell(
      [...keys, 'additionalProperties'],
      '`additionalProperties` refuses every property that `allOf` brings.',
      'Write `unevaluatedProperties: false` in its place.',
    );
}

/** What operations say of themselves: who may call them, and a place in the reply that it has. */
function checkOperations(document: JsonObject, tell: Tell): void {
  const items = Object.values(objectAt(document, 'paths')).filter(isObject);
  for (const operation of items.flatMap((item) => Object.values(item).filter(isObject))) {
    const keys = [`operationId: ${textAt(operation, 'operationId')}`];
    const writers = textAt(operation, 'x-writers');
    if (writers !== undefined && !WRITERS.some((one) => one === writers))
      tell(
        [...keys, 'x-writers'],
        `\`x-writers\` cannot be \`${writers}\`.`,
        suggestion(writers, WRITERS) || `Write ${WRITERS.map((one) => `\`${one}\``).join(' or ')}.`,
      );
    const holds = textAt(operation, 'x-reply-holds');
    if (holds === undefined) continue;
    const [code] = Object.keys(objectAt(operation, 'responses')).filter((one) => one.startsWith('2'));
    const plain = new Contract({ components: document.components ?? {} });
    const reply = objectAt(plain.resolve(objectAt(operation, 'responses')[code ?? '200'] ?? {}), 'content');
    const schema = objectAt(reply, 'application/json').schema;
    if (schema !== undefined && plain.at(schema, holds) === undefined)
      tell(
        [...keys, 'x-reply-holds'],
        `Its reply has no \`${holds}\`.`,
        suggestion(holds, plain.paths(schema)) || 'Name a property of the reply.',
      );
  }
}

/** What is read with a version is saved with it: another's change would be overwritten without a word. */
function checkBound(document: JsonObject, tell: Tell): void {
  const has = (node: unknown, name: string): boolean => JSON.stringify(node ?? {}).includes(name);
  const items = Object.values(objectAt(document, 'paths')).filter(isObject);
  // Where replies are described with their versions, one without has none.
  const isSaid = items.some((item) => has(objectAt(item, 'get').responses, '"ETag"'));
  for (const item of items) {
    const read = objectAt(item, 'get');
    const isBound = [item.put, item.patch].some(
      (save) => isObject(save) && has([item.parameters, save.parameters], 'Match'),
    );
    if (isSaid && isBound && isObject(item.get) && !has(read.responses, '"ETag"'))
      tell(
        [`operationId: ${textAt(read, 'operationId')}`],
        `\`${textAt(read, 'operationId')}\` answers no \`ETag\`, and what it reads is saved by \`If-Match\`.`,
        'Add the header to its reply.',
      );
    for (const save of [item.put, item.patch].filter(isObject))
      if (has(objectAt(item, 'get').responses, '"ETag"') && !has([item.parameters, save.parameters], 'Match'))
        tell(
          [`operationId: ${textAt(save, 'operationId')}`],
          `\`${textAt(save, 'operationId')}\` takes no \`If-Match\`, and what it saves is read with a version.`,
          'Add the header to its parameters.',
        );
  }
}

/** JSON is sent and answered under one name: what comes under another is not read. */
function checkMedia(document: JsonObject, tell: Tell): void {
  const items = Object.values(objectAt(document, 'paths')).filter(isObject);
  const all = items.flatMap((item) =>
    Object.values(item).filter((one) => isObject(one) && textAt(one, 'operationId') !== undefined),
  ) as JsonObject[];
  const contents = all.flatMap((operation) => {
    const replies = Object.entries(objectAt(operation, 'responses')).filter(([code]) => code.startsWith('2'));
    return [operation.requestBody, ...replies.map(([, reply]) => reply)].map((part) => ({
      keys: [`operationId: ${textAt(operation, 'operationId')}`],
      types: Object.keys(objectAt(part, 'content')).filter((type) => /\bjson\b/.test(type)),
    }));
  });
  const count = new Map<string, number>();
  for (const type of contents.flatMap(({ types }) => types)) count.set(type, (count.get(type) ?? 0) + 1);
  const [usual] = [...count].sort(([, a], [, b]) => b - a).map(([type]) => type);
  for (const {
    keys,
    types: [type, ...more],
  } of contents)
    if (type !== undefined && usual !== undefined && type !== usual && !more.includes(usual))
      tell([...keys, type], `\`${type}\` is not read: all else is \`${usual}\`.`, `Write \`${usual}\`.`);
}

/** The line where these keys stand, each after the one before; a word with a colon stands as it is. The contract's first line where none do. */
export function placeOf(files: readonly ContractFile[], keys: readonly string[]): Pick<Fault, 'file' | 'line'> {
  const written = keys.filter(
    (key) => !/^(components|schemas|parameters|properties|items|allOf|paths|\/.*)$/.test(key),
  );
  const isAt = (line: string, key: string): boolean =>
    key.includes(': ')
      ? line.trim() === key
      : new RegExp(`(^|[\\s{,-])['"]?${key.replaceAll(/\W/g, '\\$&')}['"]?:`).test(line);
  for (const { name, text } of files) {
    const lines = text.split('\n');
    const at = written.reduce((from, key) => {
      if (from < 0) return from;
      const found = lines.slice(from).findIndex((line) => isAt(line, key));
      return found < 0 ? -1 : from + found;
    }, 0);
    if (at >= 0 && written.length > 0) return { file: name, line: at + 1 };
  }
  return { file: 'openapi/openapi.yaml', line: 1 };
}
