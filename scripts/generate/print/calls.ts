import {
  type BoundOperation,
  EVEN_IN_USE,
  namingParameters,
  openParameters,
  refusesInUse,
} from '../bound-operation.ts';
import type { Operations } from '../checking.ts';
import { idParameter } from '../checks/operations/call.ts';
import { onlyValue } from '../checks/operations/named.ts';
import type { Contract, Operation } from '../contract.ts';
import type { Definition } from '../definition.ts';
import { kindOf } from '../kinds.ts';

const pascal = (name: string): string => name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
/** A name with a capital letter. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
/** A name in small letters and hyphens. */
export const kebab = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
/** A name of code, as `gameSeries`. */
export const camel = (name: string): string => pascal(name).replace(/^./, (letter) => letter.toLowerCase());

/** A symbol of the generated client, such as an operation's function. */
export const call = (operation: Operation, symbol: string): string => `${camel(kebab(operation.tag))}Api.${symbol}`;

/** What a call gives to the client's function besides the request. */
interface Given {
  /** Properties of the query before the fixed ones. */
  query?: readonly string[];
  /** Parameters of the address that go by their own names, and name no thing. */
  path?: readonly string[];
  body?: string;
}

/**
 * The arguments of the client's function, as it takes them: the parameters of the address in its order, the body, the query. What is fixed is written out; the
 * one that names the thing is `id`. A query is an object even without entries where the function takes one (`isKey`: of a key, which then has none).
 */
export function printArguments(
  operation: BoundOperation,
  { query = [], path: named = [], body }: Given = {},
  isKey = false,
): string[] {
  const { path, parameters, fixed } = operation;
  // Of a list, what its address names is among its parameters.
  const naming = query.includes('...parameters') ? [] : namingParameters(operation).map(({ name }) => name);
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) =>
    Object.hasOwn(fixed, name) ? JSON.stringify(fixed[name]) : named.includes(name) ? name : asId(operation, name),
  );
  const ofQuery = parameters.filter((parameter) => parameter.in === 'query');
  const entries = [
    ...query,
    ...ofQuery.flatMap(({ name }) => {
      if (Object.hasOwn(fixed, name)) return [`${JSON.stringify(name)}: ${JSON.stringify(fixed[name])}`];
      const id = asId(operation, name);
      return naming.includes(name) ? [name === id ? id : `${JSON.stringify(name)}: ${id}`] : [];
    }),
  ];
  const only = entries.length === 1 && entries[0]?.startsWith('...') ? entries[0].slice(3) : undefined;
  const hasQuery = ofQuery.length > 0 && (!isKey || entries.length > 0);
  const inQuery = hasQuery ? [only ?? (entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`)] : [];
  return [...inPath, ...(body === undefined ? [] : [body]), ...inQuery];
}

/** The id, a text in every address, as a parameter takes it. */
function asId({ parameters }: Operation, name: string): string {
  const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {};
  return ['integer', 'number'].includes(kindOf(schema)) ? 'Number(id)' : 'id';
}

/** A call of an operation with what it is given, written out; what lies in an envelope is taken out of it. */
export function printCall(operation: Operation, ...given: readonly (string | readonly string[])[]): string {
  const called = `${call(operation, operation.id)}${parenthesised(...given)}`;
  const { replyHolds } = operation;
  return replyHolds === undefined ? called : `held(${called}, (reply) => reply.${replyHolds})`;
}

const parenthesised = (...all: readonly (string | readonly string[])[]): string => `(${all.flat().join(', ')})`;

/** How one thing is read by its id. */
export const printRead = (read: BoundOperation, name: 'read' | 'uses' = 'read'): string =>
  [
    `  ${name}: (${namingParameters(read).length > 0 ? 'id: string' : ''}) => ({`,
    `    queryKey: ${call(read, `get${capital(read.id)}QueryKey`)}${parenthesised(printArguments(read, {}, true))},`,
    `    queryFn: ({ signal }) => ${printCall(read, printArguments(read), '{ signal }')},`,
    '  }),',
  ].join('\n');

/** How a page of the list is read; a tab that nobody names is the first. */
function printReadPage(list: BoundOperation, firstTabs: ReadonlyMap<string, string>): string[] {
  const { taken, sent } = listArguments(list, firstTabs);
  return [
    `  readPage: (${taken}) => ({`,
    `    queryKey: ${call(list, `get${capital(list.id)}QueryKey`)}${parenthesised(sent)},`,
    `    queryFn: ({ signal }) => ${call(list, list.id)}${parenthesised(sent, '{ signal }')},`,
    '  }),',
  ];
}

/** Where the service has the list, by its parameters; a tab that nobody names is the first. */
export function printListUrl(list: BoundOperation, firstTabs: ReadonlyMap<string, string>): string {
  const { taken, sent } = listArguments(list, firstTabs);
  return `  url: (${taken}) => ${call(list, `get${capital(list.id)}Url`)}${parenthesised(sent)},`;
}

/** What a call of a list takes, and what of it is sent. */
function listArguments(
  list: BoundOperation,
  firstTabs: ReadonlyMap<string, string>,
): { taken: string; sent: string[] } {
  const fixed = Object.keys(list.fixed).map((name) => JSON.stringify(name));
  const all = `${capital(list.id)}Params`;
  const query = fixed.length === 0 ? all : `Omit<${all}, ${fixed.join(' | ')}>`;
  const tabs = openParameters(list).filter((parameter) => parameter.in === 'path');
  const sent = printArguments(list, { query: ['...parameters'], path: tabs.map(({ name }) => name) });
  const ofPath = tabs.map(({ name }, index) => ` & { ${name}?: Parameters<typeof ${call(list, list.id)}>[${index}] }`);
  const defaults = tabs.map(({ name }) => `${name} = ${JSON.stringify(firstTabs.get(name) ?? '')}`);
  const names = tabs.length === 0 ? 'parameters' : `{ ${defaults.join(', ')}, ...parameters }`;
  return { taken: `${names}: ${query}${ofPath.join('')}`, sent };
}

/** A list of which the service gives all rows at once: they are ordered and paged here, and each page is kept as one of its own. */
function printWholeList(list: BoundOperation): string[] {
  const key = `${call(list, `get${capital(list.id)}QueryKey`)}${parenthesised(printArguments(list, {}, true))}`;
  const rows = `${call(list, list.id)}${parenthesised(printArguments(list), '{ signal }')}`;
  return [
    '  readPage: (parameters: ListParameters) => ({',
    `    queryKey: [...${key}, parameters],`,
    `    queryFn: async ({ signal }) => pageOf(await ${rows}, parameters),`,
    '  }),',
  ];
}

/** How one is deleted. */
function printRemove(remove: BoundOperation): string {
  const asks = refusesInUse(remove);
  const query = asks ? [`...(${EVEN_IN_USE} ? { ${EVEN_IN_USE} } : {})`] : [];
  const taken = ['id: string', 'request: RequestInit', ...(asks ? [`${EVEN_IN_USE}?: boolean`] : [])];
  const sent = parenthesised(printArguments(remove, { query }), 'request');
  return `  remove: ${parenthesised(taken)} => ${call(remove, remove.id)}${sent},`;
}

/** How one is changed, with what the call takes before anything else. */
function printUpdate(update: BoundOperation, taken: string, needed: readonly string[]): string {
  const asks = refusesInUse(update);
  const query = asks ? [`...(${EVEN_IN_USE} ? { ${EVEN_IN_USE} } : {})`] : [];
  const sent = printCall(update, printArguments(update, { body: asBody(update, needed), query }), 'request');
  return `  update: (${taken}${asks ? `, ${EVEN_IN_USE}?: boolean` : ''}) => ${sent},`;
}

/** What is sent: the body, or the property of it that holds the thing. */
const inputOf = ({ body, bodyHolds }: Operation): string =>
  `${body?.name ?? 'object'}${bodyHolds === undefined ? '' : `['${bodyHolds}']`}`;

/** What a call takes as its body. */
function asBody({ bodyHolds }: Operation, needed: readonly string[] = []): string {
  const input = needed.length === 0 ? 'input' : `{ ...input, ${needed.join(', ')} }`;
  return bodyHolds === undefined ? input : `{ ${bodyHolds}: ${input} }`;
}

/** How the list of an entity is read: whether the service gives all rows at once, the first of its tabs by their parameters, or as it is printed already. */
export interface ListReading {
  isWhole: boolean;
  firstTabs: ReadonlyMap<string, string>;
  printed?: string[] | undefined;
  /** The property that a save answers alone, and by which the thing is then read. */
  savedId?: string | undefined;
  /** What an update needs beside the changes. */
  needed: readonly string[];
}

/** The operations of an entity, bound by name. */
export function printOperationsOf(
  operations: Operations,
  { isWhole, firstTabs, printed, savedId, needed }: ListReading,
): string[] {
  const { list, read, create, update, delete: remove, uses, import: many, similar } = operations;
  const body = (operation: Operation): string => `input: ${inputOf(operation)}, request: RequestInit`;
  const sent = (operation: BoundOperation): string => {
    const saved = printCall(operation, printArguments(operation, { body: asBody(operation) }), 'request');
    if (savedId === undefined || read === undefined) return saved;
    return `readBack(${saved}, '${savedId}', (id) => ${printCall(read, printArguments(read), '{}')})`;
  };
  const idOf = (operation: BoundOperation): string => (namingParameters(operation).length > 0 ? 'id' : '_id');
  return [
    ...(list ? (printed ?? (isWhole ? printWholeList(list) : printReadPage(list, firstTabs))) : []),
    ...(read ? [printRead(read)] : []),
    ...(create ? [`  create: (${body(create)}) => ${sent(create)},`] : []),
    ...(update ? [printUpdate(update, `${idOf(update)}: string, ${body(update)}`, needed)] : []),
    ...(remove ? [printRemove(remove)] : []),
    ...(uses ? [printRead(uses, 'uses')] : []),
    ...(many ? [`  createMany: (${body(many)}) => ${sent(many)},`] : []),
    ...(similar ? [`  findSimilar: (${body(similar)}) => ${sent(similar)},`] : []),
    ...printMerging(operations),
  ];
}

/** How two are merged: what that rewrites, the merge, and its undoing. */
function printMerging({ merge, mergePreview: preview, mergeUndo: undo }: Operations): string[] {
  if (!merge || !preview || !undo) return [];
  // Both go by their own names: neither is the one that an address would name.
  const parameters = preview.parameters.map((parameter) => ({ ...parameter, required: false }));
  const two = printArguments({ ...preview, parameters }, { query: ['...two'] });
  return [
    '  merging: {',
    '    preview: (two: { kept: string; ended: string }) => ({',
    `      queryKey: ${call(preview, `get${capital(preview.id)}QueryKey`)}${parenthesised(two)},`,
    `      queryFn: ({ signal }) => ${printCall(preview, two, '{ signal }')},`,
    '    }),',
    `    merge: (input: ${merge.body?.name}, request: RequestInit) => ${printCall(merge, printArguments(merge, { body: 'input' }), 'request')},`,
    `    undo: (id: string, request: RequestInit) => ${printCall(undo, printArguments(undo), 'request')},`,
    '  },',
  ];
}

/** The parameters that can have one value only, such as `siteTag`: they have it. */
function onlyValues({ parameters }: Operation): BoundOperation['fixed'] {
  const values = parameters.map(({ name, schema }) => [name, onlyValue(schema)] as const);
  return Object.fromEntries(values.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The calls of the actions, by their names. */
export function printCalls({ actions = [] }: Definition, contract: Contract): string[] {
  const printed = actions.flatMap(({ name, call: one }) => {
    const operation = contract.operations.get(one?.operation ?? '');
    if (!one || !operation || !idParameter(operation, one)) return [];
    const given = one.body ? { body: JSON.stringify(one.body) } : {};
    const sent = printArguments({ ...operation, fixed: { ...onlyValues(operation), ...one.parameters } }, given);
    return [
      `    ${JSON.stringify(name)}: (id: string, request: RequestInit) => ${printCall(operation, sent, 'request')},`,
    ];
  });
  return printed.length === 0 ? [] : ['  calls: {', ...printed, '  },'];
}
