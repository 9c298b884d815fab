import type { ListDefinition } from '../../src/contract/entity.ts';
import type { Operations } from './checking.ts';
import type { CompiledForm } from './compile-form.ts';
import { type Contract, type Operation, searchParameter } from './contract.ts';
import type { Definition } from './definition.ts';
import { objectAt } from './json.ts';

const pascal = (name: string): string => name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const kebab = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
const camel = (name: string): string => pascal(name).replace(/^./, (letter) => letter.toLowerCase());

/** An entity's definition with its operations bound, as a TypeScript module. */
export function printEntity(
  definition: Definition,
  form: CompiledForm,
  operations: Operations,
  contract: Contract,
): string {
  const { list, read, create, update, delete: remove } = operations;
  const sources = [...form.sources, ...(definition.list.filters ?? []).flatMap((filter) => filter.source ?? [])];
  const used = [
    list,
    read,
    create,
    update,
    ...(remove ? [remove] : []),
    ...sources.flatMap((id) => contract.operations.get(id) ?? []),
    ...sources.flatMap((id) => contract.oneOf(id)?.operation ?? []),
  ];
  const data = entityData(definition, form, { list, read, update }, contract);
  const body = JSON.stringify(data, null, 2).replace(/^\{\n/, '').replace(/\n\}$/, ',');
  return [
    ...[...new Set(used.map(({ tag }) => tag))].map(
      (tag) => `import * as ${camel(kebab(tag))}Api from '../api/${kebab(tag)}/${kebab(tag)}.ts';`,
    ),
    `import type { Entity } from '../../src/contract/entity.ts';`,
    `import type { ${[...new Set([create.body?.name, update.body?.name, `${capital(list.id)}Params`])].join(', ')} } from '../model/index.ts';`,
    `import { validate } from '../validators/${definition.name}.js';`,
    '',
    `export const ${camel(definition.name)}: Entity = {`,
    body,
    '  validate,',
    '  sources: {',
    ...[...new Set(sources)].map((id) => printSource(contract, id)),
    '  },',
    `  readPage: (parameters: ${capital(list.id)}Params) => ({`,
    `    queryKey: ${call(list, `get${capital(list.id)}QueryKey`)}(parameters),`,
    `    queryFn: ({ signal }) => ${call(list, list.id)}(parameters, { signal }),`,
    '  }),',
    '  read: (id: string) => ({',
    `    queryKey: ${call(read, `get${capital(read.id)}QueryKey`)}(id),`,
    `    queryFn: ({ signal }) => ${call(read, read.id)}(id, { signal }),`,
    '  }),',
    `  create: (input: ${create.body?.name}, request: RequestInit) => ${call(create, create.id)}(input, request),`,
    `  update: (id: string, input: ${update.body?.name}, request: RequestInit) => ${call(update, update.id)}(id, input, request),`,
    ...(remove ? [`  remove: (id: string, request: RequestInit) => ${call(remove, remove.id)}(id, request),`] : []),
    '};',
    '',
  ].join('\n');
}

/** The part of an entity that is data: all but its validator and what is bound to operations. */
export function entityData(
  definition: Definition,
  form: CompiledForm,
  { list, read, update }: Record<'list' | 'read' | 'update', Operation>,
  contract: Contract,
) {
  return {
    name: definition.name,
    labels: definition.labels,
    paths: definition.paths,
    ...(update.addOn ? { addOn: update.addOn } : {}),
    id: definition.id,
    title: definition.title,
    list: listData(definition, list),
    actions: definition.actions ?? [],
    form: formData(definition, form),
    schema: form.schema,
    readOnly: readOnly(contract, read, update),
  };
}

const call = (operation: Operation, symbol: string): string => `${camel(kebab(operation.tag))}Api.${symbol}`;

function printSource(contract: Contract, id: string): string {
  const operation = contract.operations.get(id);
  if (!operation) throw new Error(`no operation ${id}`);
  const parameter = searchParameter(operation);
  const searches = parameter !== undefined;
  const parameters = searches ? `{ ...(search ? { ${parameter}: search } : {}), pageSize: 50 }` : '';
  return [
    `    ${id}: {`,
    `      searches: ${searches},`,
    `      read: (${searches ? 'search' : ''}) => ({`,
    `        queryKey: ${call(operation, `get${capital(id)}QueryKey`)}(${parameters}),`,
    `        queryFn: ({ signal }) => ${call(operation, id)}(${parameters ? `${parameters}, ` : ''}{ signal }),`,
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
function listData(definition: Definition, operation: Operation): ListDefinition {
  const fields = definition.form.sections.flatMap((section) => section.fields);
  const { pageSize = 20, filters = [], columns, ...rest } = definition.list;
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

function formData(definition: Definition, form: CompiledForm): object {
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
function readOnly(contract: Contract, read: Operation, update: Operation): string[] {
  const properties = (schema: unknown): string[] => Object.keys(objectAt(contract.resolve(schema), 'properties'));
  const taken = properties(update.body?.schema ?? {});
  return properties(read.reply?.schema ?? {}).filter((name) => !taken.includes(name));
}

/** The table of all entities: what the router and the navigation need, each with the module that holds the rest. */
export function printTable(definitions: Definition[]): string {
  const rows = definitions.map((definition) => {
    const { name, area, icon, labels, paths } = definition;
    const data = JSON.stringify({ name, area, icon, labels, paths }, null, 2).replace(/\n\}$/, ',');
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
