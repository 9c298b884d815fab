import type { ListDefinition, Within } from '../../src/contract/entity.ts';
import type { WithinDefinition } from './check-addresses.ts';
import { idParameter } from './check-call.ts';
import type { Operations } from './checking.ts';
import { type Contract, type Operation, searchParameter } from './contract.ts';
import type { Definition } from './definition.ts';
import type { CompiledDefinition } from './forms.ts';
import { objectAt } from './json.ts';

const pascal = (name: string): string => name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const kebab = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
const camel = (name: string): string => pascal(name).replace(/^./, (letter) => letter.toLowerCase());

/** An entity's definition with its operations bound, as a TypeScript module. */
export function printEntity(compiled: CompiledDefinition, contract: Contract): string {
  const { definition, operations, within } = compiled;
  const { list, create, update } = operations;
  const sources = sourcesOf(compiled);
  const called = (definition.actions ?? []).flatMap(({ call: one }) => (one ? [one.operation] : []));
  const used = [
    ...[list, operations.read, create, update, operations.delete].flatMap((one) => one ?? []),
    ...(within ? [within.read] : []),
    ...[...sources.keys(), ...called].flatMap((id) => contract.operations.get(id) ?? []),
    ...[...sources.keys()].flatMap((id) => contract.oneOf(id)?.operation ?? []),
  ];
  const filled = [...sources].flatMap(([id, isFilled]) => (isFilled ? [`${capital(id)}Params`] : []));
  const models = [create?.body?.name, update?.body?.name, list && `${capital(list.id)}Params`, ...filled];
  const kind = kindOf(definition);
  const body = JSON.stringify(entityData(compiled, contract), null, 2).replace(/^\{\n/, '').replace(/\n\}$/, ',');
  return [
    ...[...new Set(used.map(({ tag }) => tag))].map(
      (tag) => `import * as ${camel(kebab(tag))}Api from '../api/${kebab(tag)}/${kebab(tag)}.ts';`,
    ),
    `import type { ${kind.replace(' & ', ', ')} } from '../../src/contract/entity.ts';`,
    `import type { ${[...new Set(models)].filter((name) => name !== undefined).join(', ')} } from '../model/index.ts';`,
    `import { validate } from '../validators/${definition.name}.js';`,
    '',
    `export const ${camel(definition.name)}: ${kind} = {`,
    body,
    '  validate,',
    '  sources: {',
    ...[...sources].map(([id, isFilled]) => printSource(contract, id, isFilled)),
    '  },',
    ...(within ? printWithin(within) : []),
    ...printOperationsOf(operations),
    ...printCalls(definition, contract),
    '};',
    '',
  ].join('\n');
}

/** The types of what an entity has: a list with its editor, an editor alone, the making of new ones. */
function kindOf({ list, paths }: Definition): string {
  if (list && paths.create !== undefined) return 'WholeEntity';
  const kinds = [
    ...(list ? ['ListedEntity'] : paths.edit === undefined ? [] : ['StoredEntity']),
    ...(paths.create === undefined ? [] : ['MadeEntity']),
  ];
  return kinds.join(' & ');
}

/** Where an entity's choices come from, each with whether every use of it fills its parameters from the form. */
export function sourcesOf({ definition, form }: CompiledDefinition): Map<string, boolean> {
  const ofFilters = (definition.list?.filters ?? []).flatMap(({ source }) => source ?? []);
  return new Map([...form.sources, ...ofFilters.map((id): [string, boolean] => [id, false])]);
}

/** The part of an entity that is data: all but its validator and what is bound to operations. */
export function entityData(
  { definition, form, operations, parameters, returnTo }: CompiledDefinition,
  contract: Contract,
) {
  const { list, read, create, update } = operations;
  const addOn = (update ?? create)?.addOn;
  return {
    name: definition.name,
    labels: definition.labels,
    paths: definition.paths,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(returnTo ? { returnTo } : {}),
    ...(addOn ? { addOn } : {}),
    id: definition.id,
    title: definition.title,
    ...(list && definition.list ? { list: listData(definition, definition.list, list) } : {}),
    actions: definition.actions ?? [],
    ...(definition.links ? { links: definition.links } : {}),
    form: formData(definition, form),
    schema: form.schema,
    readOnly: readOnly(contract, read ?? create, update ?? create),
  };
}

/** The part of what an entity belongs to that is data. */
export function withinData({ parameter, definition }: WithinDefinition): Omit<Within, 'read'> {
  const { labels, paths, title } = definition;
  const { one, many } = labels;
  return { parameter, labels: { one, many }, paths: { list: paths.list, edit: paths.edit ?? '' }, title };
}

function printWithin(within: WithinDefinition): string[] {
  const { read } = within;
  const data = JSON.stringify(withinData(within), null, 2).replace(/^\{\n/, '').replace(/\n\}$/, ',');
  return ['  within: {', data, printRead(read), '  },'];
}

const printRead = (read: Operation): string =>
  [
    '  read: (id: string) => ({',
    `    queryKey: ${call(read, `get${capital(read.id)}QueryKey`)}(id),`,
    `    queryFn: ({ signal }) => ${call(read, read.id)}(id, { signal }),`,
    '  }),',
  ].join('\n');

function printOperationsOf({ list, read, create, update, delete: remove }: Operations): string[] {
  const sent = (operation: Operation): string => `input: ${operation.body?.name}, request: RequestInit`;
  return [
    ...(list
      ? [
          `  readPage: (parameters: ${capital(list.id)}Params) => ({`,
          `    queryKey: ${call(list, `get${capital(list.id)}QueryKey`)}(parameters),`,
          `    queryFn: ({ signal }) => ${call(list, list.id)}(parameters, { signal }),`,
          '  }),',
        ]
      : []),
    ...(read ? [printRead(read)] : []),
    ...(create ? [`  create: (${sent(create)}) => ${call(create, create.id)}(input, request),`] : []),
    ...(update ? [`  update: (id: string, ${sent(update)}) => ${call(update, update.id)}(id, input, request),`] : []),
    ...(remove ? [`  remove: (id: string, request: RequestInit) => ${call(remove, remove.id)}(id, request),`] : []),
  ];
}

/** The calls of the actions: the operation with its parameters in the order of its address, the id where none is fixed, the query after them. */
function printCalls({ actions = [] }: Definition, contract: Contract): string[] {
  const printed = actions.flatMap(({ name, call: one }) => {
    const operation = contract.operations.get(one?.operation ?? '');
    if (!one || !operation) return [];
    const id = idParameter(operation, one)?.name;
    const value = (parameter: string): string => JSON.stringify(one.parameters?.[parameter]);
    const inPath = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, parameter = '']) =>
      parameter === id ? 'id' : value(parameter),
    );
    const query = operation.parameters.filter(({ name: key, in: where }) => where === 'query' && one.parameters?.[key]);
    const inQuery = query.map(({ name: key }) => `${JSON.stringify(key)}: ${value(key)}`).join(', ');
    const all = [...inPath, ...(inQuery ? [`{ ${inQuery} }`] : []), 'request'].join(', ');
    return [
      `    ${JSON.stringify(name)}: (id: string, request: RequestInit) => ${call(operation, operation.id)}(${all}),`,
    ];
  });
  return printed.length === 0 ? [] : ['  calls: {', ...printed, '  },'];
}

const call = (operation: Operation, symbol: string): string => `${camel(kebab(operation.tag))}Api.${symbol}`;

function printSource(contract: Contract, id: string, isFilled: boolean): string {
  const operation = contract.operations.get(id);
  if (!operation) throw new Error(`no operation ${id}`);
  const parameter = searchParameter(operation);
  const searches = parameter !== undefined;
  const isPaged = operation.parameters.some(({ name }) => name === 'pageSize');
  const parts = [
    ...(isFilled ? ['...given'] : []),
    ...(searches ? [`...(search ? { ${parameter}: search } : {})`] : []),
    ...(searches || isPaged ? ['pageSize: 50'] : []),
  ];
  const needs = operation.parameters.some(({ required }) => required);
  const given = `given: ${capital(id)}Params${needs ? '' : ' = {}'}`;
  const taken = [
    ...(searches ? ['search: string'] : isFilled ? ['_search: string'] : []),
    ...(isFilled ? [given] : []),
  ];
  const sent = parts.length === 0 ? '' : parts.length === 1 && isFilled ? 'given' : `{ ${parts.join(', ')} }`;
  return [
    `    ${id}: {`,
    `      searches: ${searches},`,
    ...(isFilled ? ['      isFilled: true,'] : []),
    `      read: (${taken.join(', ')}) => ({`,
    `        queryKey: ${call(operation, `get${capital(id)}QueryKey`)}(${sent}),`,
    `        queryFn: ({ signal }) => ${call(operation, id)}(${sent ? `${sent}, ` : ''}{ signal }),`,
    '      }),',
    ...printOne(contract, id),
    '    },',
  ].join('\n');
}

/** How one thing of a source is read by itself, where the contract has an operation for that. */
function printOne(contract: Contract, id: string): string[] {
  const one = contract.oneOf(id);
  if (!one) return [];
  const { operation, by } = one;
  return [
    `      one: { by: '${by}', read: (id: string) => ({`,
    `        queryKey: ${call(operation, `get${capital(operation.id)}QueryKey`)}(id),`,
    `        queryFn: ({ signal }) => ${call(operation, operation.id)}(id, { signal }),`,
    '      }) },',
  ];
}

/** A list's data: a choice column takes its labels from the form's field of the same path unless it brings its own. */
function listData({ form }: Definition, list: NonNullable<Definition['list']>, operation: Operation): ListDefinition {
  const fields = form.sections.flatMap((section) => section.fields);
  const { pageSize = 20, filters = [], columns, ...rest } = list;
  const parameter = searchParameter(operation);
  return {
    ...rest,
    ...(rest.search && parameter !== undefined ? { searchParameter: parameter } : {}),
    pageSize,
    columns: columns.map(({ sort, ...column }) => {
      const choices =
        column.kind === 'choice'
          ? (column.choices ?? fields.find(({ field }) => field === column.field)?.choices)
          : undefined;
      return { ...column, ...(choices ? { choices } : {}), ...(sort ? { sort: column.field } : {}) };
    }),
    filters,
  };
}

function formData(definition: Definition, form: CompiledDefinition['form']) {
  const { initial = {}, activeSite, unique, similar } = definition.form;
  return {
    sections: form.sections,
    initial,
    ...(activeSite ? { activeSite } : {}),
    ...(unique ? { unique } : {}),
    ...(similar ? { similar } : {}),
  };
}

/** What a read gives and an update does not take. */
function readOnly(contract: Contract, read: Operation | undefined, update: Operation | undefined): string[] {
  const properties = (schema: unknown): string[] => Object.keys(objectAt(contract.resolve(schema), 'properties'));
  const taken = properties(update?.body?.schema ?? {});
  return properties(read?.reply?.schema ?? {}).filter((name) => !taken.includes(name));
}

/** The table of all entities: what the router and the navigation need, each with the module that holds the rest. */
export function printTable(definitions: Definition[]): string {
  const rows = definitions.map((definition) => {
    const { name, area, icon, labels, titles, paths, list, requires } = definition;
    const isListed = list !== undefined;
    const route = { name, area, icon, labels, titles, paths, isListed, requires };
    const data = JSON.stringify(route, null, 2).replace(/\n\}$/, ',');
    return `${data}\n  load: async () => (await import('./forms/${name}.ts')).${camel(name)},\n}`;
  });
  return [
    `import type { EntityRoute } from '../src/contract/entity.ts';`,
    '',
    `export const entities: readonly EntityRoute[] = [${rows.join(', ')}];`,
    '',
  ].join('\n');
}

/** The registry of operations: how each is reached, and what it needs. */
export function printOperations(contract: Contract): string {
  const operations = [...contract.operations.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const rows = operations.map(({ id, parameters, body, reply, ...rest }) => {
    const shown = parameters.map(({ name, in: where, schema }) => ({
      name,
      in: where,
      ...(schema.enum ? { enum: schema.enum } : {}),
    }));
    return [
      id,
      {
        ...rest,
        parameters: shown,
        ...(body?.name ? { body: body.name } : {}),
        ...(reply?.name ? { reply: reply.name } : {}),
      },
    ] as const;
  });
  return `export const operations = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const;\n`;
}
