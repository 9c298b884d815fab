import type { Fault } from '../../src/workbench/protocol.ts';
import type { Json, JsonObject } from '../../src/workbench/studio/json.ts';
import { newFilter, partsOf, wordsOf } from '../../src/workbench/studio/new-parts.ts';
import { printDefinition } from '../../src/workbench/studio/print-definition.ts';
import { columnsOf, fieldsOf, isOwn, trimmed } from '../forms/new-pages.ts';
import { offersOf } from '../forms/offers.ts';
import type { Inputs } from '../generate/checking.ts';
import { onlyValue } from '../generate/checks/operations/named.ts';
import { checkOperations } from '../generate/checks/operations/operations.ts';
import type { Contract, Operation } from '../generate/contract.ts';
import { quoted } from '../generate/faults.ts';
import { compileForms, readForm } from '../generate/forms.ts';
import { handWritten } from '../generate/hand-written.ts';
import { isObject, listAt, objectAt, textAt } from '../generate/json.ts';
import { kindOf } from '../generate/kinds.ts';
import { kebabName } from './names.ts';
import { belongsTo, isOfOne, oneOfResource } from './resource.ts';

/** Properties that usually identify a thing, and those that usually name it. */
const IDS = ['id', 'uuid', '_id', 'slug', 'key', 'code', 'name', 'identifier'];
const NAMES = ['displayName', 'name', 'title', 'label', 'subject', 'username', 'email', 'description', 'slug'];

/** A first definition of a resource, or why there is none; `left` says what of the resource is not in it. */
export interface FirstDefinition {
  name: string;
  text?: string;
  left: string[];
  faults: readonly Fault[];
}

type Operations = { [role in 'list' | 'read' | 'create' | 'update' | 'delete']?: Operation | undefined };

/** Writes the first definition of a resource: its list with columns and filters, and its form. What the check refuses is left out, and told. */
export function firstDefinitionOf(
  resource: string,
  wantedId: string | undefined,
  inputs: Inputs,
  name: string = kebabName(oneOfResource(resource)),
): FirstDefinition {
  const operations = operationsOf(inputs.contract, resource);
  const left: string[] = [];
  if (!operations.list) return { name, left: [`GET ${resource} is missing: there is no list.`], faults: [] };
  if (!isObject(inputs.contract.rowOf(operations.list)?.properties))
    return { name, left: [whyNoRows(inputs.contract, operations.list)], faults: [] };
  const id = identifierOf(inputs.contract, operations, wantedId);
  if (id === undefined)
    return {
      name,
      left: [
        wantedId === undefined
          ? `Nothing says which property of the rows names one in \`${operations.read?.path ?? resource}\`: add --id PROPERTY.`
          : `The rows have no text or number \`${wantedId}\` that could name one.`,
        `They have ${quoted(ableOf(inputs.contract, operations), 'and') || 'none that could'}.`,
      ],
      faults: [],
    };
  let best: FirstDefinition | undefined;
  let why = '';
  for (const parts of ways(operations)) {
    const definition = written({ name, resource, id, operations: parts }, inputs);
    if (definition === undefined) continue;
    const result = trimmed(definition, (one) => check(name, one, inputs));
    const missing = Object.keys(operations).filter((role) => !Object.hasOwn(parts, role));
    const found: FirstDefinition = {
      name,
      text: printDefinition(result.definition),
      left: missing.map((role) => `\`${role}\` is left out of the definition.${why}`),
      faults: result.faults,
    };
    if (result.faults.length === 0) return found;
    const [fault] = result.faults;
    if (fault && why === '') why = ` ${fault.message}`;
    best ??= found;
  }
  const [reason] = best?.faults ?? reasons(name, resource, id, operations, inputs);
  const because = reason ? ` ${reason.message} ${reason.suggestion ?? ''}`.trimEnd() : '';
  return {
    name,
    left: [...left, `No definition of \`${resource}\` passes the check.${because}`],
    faults: best?.faults ?? [],
  };
}

/** What is tried, the whole first: without making, without deleting, and the list alone. */
function ways({ list, read, create, update, delete: remove }: Operations): Operations[] {
  const has = (one: Operations): Operations =>
    Object.fromEntries(Object.entries(one).filter(([, operation]) => operation !== undefined));
  const editor = read && update ? { read, update } : {};
  const all = has({ list, ...editor, create, ...(read && update ? { delete: remove } : {}) });
  const { delete: _, ...undeleted } = all;
  const { create: __, ...unmade } = all;
  return [all, unmade, undeleted, has({ list, ...editor }), has({ list, create }), has({ list })];
}

function operationsOf({ operations }: Contract, resource: string): Operations {
  const own = [...operations.values()].filter(({ path }) => belongsTo(path, resource));
  const find = (isOne: boolean, ...methods: string[]) =>
    methods
      .map((method) => own.find((one) => one.method === method && isOfOne(one.path) === isOne))
      .find((one) => one !== undefined);
  const found = {
    list: find(false, 'GET'),
    read: find(true, 'GET'),
    create: find(false, 'POST'),
    update: find(true, 'PUT', 'PATCH'),
    delete: find(true, 'DELETE'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, one]) => one !== undefined));
}

/** Why a list has no rows that could be shown. */
function whyNoRows(contract: Contract, list: Operation): string {
  const what = `GET ${list.path}`;
  if (!list.reply) return `${what} gives no JSON: no list can be made of it.`;
  const row = contract.rowOf(list);
  if (row)
    return `${what} gives rows that are no objects with properties of their own (one of several kinds, texts, or not described): no columns can be made of them.`;
  const lists = Object.entries(objectAt(contract.resolve(list.reply.schema), 'properties')).flatMap(([name, schema]) =>
    contract.resolve(schema).type === 'array' ? [name] : [],
  );
  return lists.length > 1
    ? `${what} gives several lists, ${quoted(lists, 'and')}: leave one of them in the description.`
    : `${what} gives no list: a map by keys, or a thing alone.`;
}

/** The properties of the rows that could name one. */
function ableOf(contract: Contract, { list }: Operations): string[] {
  const row = list && contract.rowOf(list);
  return Object.entries(objectAt(row, 'properties')).flatMap(([name, schema]) =>
    ['string', 'integer', 'enum'].includes(kindOf(contract.resolve(schema))) ? [name] : [],
  );
}

/** The property of the rows that the address of one holds. */
function identifierOf(
  contract: Contract,
  { list, read, update }: Operations,
  wanted: string | undefined,
): string | undefined {
  const able = ableOf(contract, { list });
  if (wanted !== undefined) return able.includes(wanted) ? wanted : undefined;
  const parameter = (read ?? update)?.parameters.find((one) => one.in === 'path')?.name.toLowerCase() ?? 'id';
  const plain = parameter.replaceAll(/[_-]/g, '');
  const named = able
    .filter((name) => plain.endsWith(name.toLowerCase().replaceAll(/[_-]/g, '')))
    .sort((a, b) => b.length - a.length);
  return named[0] ?? IDS.find((name) => able.includes(name));
}

interface Wanted {
  name: string;
  resource: string;
  id: string;
  operations: Operations;
}

const words = (text: string): JsonObject => ({ en: wordsOf(text), sv: wordsOf(text) });

/** The definition with all that the contract has; undefined where its operations cannot play their parts. */
function written({ name, resource, id, operations }: Wanted, inputs: Inputs): JsonObject | undefined {
  const { contract } = inputs;
  const begun = skeleton(name, resource, id, operations, inputs);
  const { file, definition } = readForm(`${name}.json`, printDefinition(begun), inputs);
  const found = definition && checkOperations(file, definition, contract);
  if (!definition || !found) return undefined;
  const offers = offersOf({ definition, operations: found }, inputs, [name]);
  const all = offers.columns.map(({ path }) => path);
  const texts = offers.columns
    .filter(({ kinds, path }) => kinds.includes('text') && isOwn(path, all))
    .map(({ path }) => path);
  const title =
    NAMES.flatMap((one) => texts.find((path) => path.split('.').at(-1) === one) ?? [])[0] ??
    texts.find((one) => one !== id) ??
    partsOf({ parts: texts }).text ??
    id;
  const [by] = offers.orders.includes(title) ? [title] : offers.orders;
  const isWhole = found.list !== undefined && contract.isWhole(found.list);
  const filters = offers.filters.filter(({ values }) => values !== undefined).map((one) => newFilter(one, offers, []));
  const list: JsonObject = {
    ...(found.list && contract.searchOf(found.list) !== undefined ? { search: { en: 'Search', sv: 'Sök' } } : {}),
    ...(by === undefined || isWhole ? {} : { order: { by, direction: 'asc' } }),
    columns: columnsOf(offers, id, title),
    ...(filters.length > 0 ? { filters } : {}),
  };
  const { form: _, ...rest } = begun;
  if (!operations.create && !operations.update) return { ...rest, title, list };
  const fields = fieldsOf(offers);
  return {
    ...rest,
    title,
    list,
    form: { ...initialOf(contract, operations, fields), sections: [{ name, title: words(name), fields }] },
  };
}

/** What is known before anything is shown. */
function skeleton(name: string, resource: string, id: string, operations: Operations, { icons }: Inputs): JsonObject {
  const parts = resource.split('/').filter((part) => part !== '' && !part.includes('{'));
  // Where another resource has the same last word, its address has them all too.
  const segment = kebabName((name === kebabName(oneOfResource(resource)) ? parts.at(-1) : parts.join(' ')) ?? name);
  const isTaken = handWritten.some((path) => path === `/${segment}` || path.startsWith(`/${segment}/`));
  const address = isTaken ? `/all/${segment}` : `/${segment}`;
  const hasForm = operations.create !== undefined || operations.update !== undefined;
  const one = words(name);
  const remove: JsonObject = {
    name: 'delete',
    label: { en: 'Delete', sv: 'Ta bort' },
    text: { en: 'It is deleted and cannot be restored.', sv: 'Den tas bort och kan inte hämtas tillbaka.' },
    tone: 'danger',
    remove: true,
  };
  return {
    $schema: '../generated/forms.schema.json',
    name,
    area: 'content',
    icon: icons.includes('list-tree') ? 'list-tree' : (icons[0] ?? ''),
    labels: {
      one,
      many: words(segment),
      add: { en: `Add ${wordsOf(name).toLowerCase()}`, sv: `Lägg till ${wordsOf(name).toLowerCase()}` },
    },
    paths: {
      list: address,
      ...(operations.create ? { create: `${address}/add` } : {}),
      ...(operations.update ? { edit: `${address}/{${id}}/edit` } : {}),
    },
    operations: Object.fromEntries(Object.entries(operations).map(([role, operation]) => [role, operation?.id ?? ''])),
    ...(operations.delete && operations.update ? { actions: [remove] } : {}),
    id,
    title: id,
    list: { columns: [{ field: id, kind: 'text', label: words(id) }] },
    ...(hasForm ? { form: { sections: [{ name, title: one, fields: [{ field: id, label: words(id) }] }] } } : {}),
  };
}

/** What a new one starts from: the usual values of the description, and empty ones for what it needs and no field shows. */
function initialOf(contract: Contract, { create, update }: Operations, fields: Json): JsonObject {
  const body = contract.resolve((create ?? update)?.body?.schema ?? {});
  const shown = (Array.isArray(fields) ? fields : []).map((field) => textAt(field, 'field') ?? '');
  const required = listAt(body, 'required').map(String);
  const values = Object.entries(objectAt(body, 'properties')).flatMap(([name, schema]): [string, Json][] => {
    const { default: usual } = contract.resolve(schema);
    if (usual !== undefined) return [[name, usual]];
    const kind = kindOf(contract.resolve(schema));
    const only = onlyValue(contract.resolve(schema));
    const isShown = shown.some((path) => path === name || path.startsWith(`${name}.`));
    if (!required.includes(name) || isShown) return [];
    if (typeof only === 'string') return [[name, only]];
    if (kind === 'array') return [[name, []]];
    return kind === 'object' ? [[name, {}]] : [];
  });
  return values.length === 0 ? {} : { initial: Object.fromEntries(values) };
}

function check(name: string, definition: Json, inputs: Inputs): readonly Fault[] {
  return compileForms(new Map([[`${name}.json`, printDefinition(definition)]]), inputs).faults;
}

/** What is wrong where not even the operations fit. */
function reasons(name: string, resource: string, id: string, operations: Operations, inputs: Inputs): readonly Fault[] {
  return check(name, skeleton(name, resource, id, operations, inputs), inputs);
}
