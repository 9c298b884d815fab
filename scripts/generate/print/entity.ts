import type { Within } from '../../../src/contract/entity.ts';
import { refusesInUse } from '../bound-operation.ts';
import type { WithinDefinition } from '../checks/operations/addresses.ts';
import { onlyValue } from '../checks/operations/named.ts';
import type { Contract, Operation } from '../contract.ts';
import type { Definition } from '../definition.ts';
import type { CompiledDefinition } from '../forms.ts';
import { objectAt } from '../json.ts';
import { firstTabsOf, printTabs } from '../tab-links.ts';
import { call, camel, capital, kebab, printCalls, printOperationsOf, printRead } from './calls.ts';
import { listData } from './list-data.ts';
import { neededParts } from './needed-parts.ts';
import { printMannerlyPage, speaksAsEngine } from './pages.ts';
import { printParts, savingOperations } from './parts.ts';
import { isWholeSource, pathNames, printSource, rowsElsewhere } from './source.ts';
/** An entity's definition with its operations bound, as a TypeScript module. */
export function printEntity(compiled: CompiledDefinition, contract: Contract): string {
  const { definition, operations, within, tabs } = compiled;
  const { list, create, update, import: many, similar, merge } = operations;
  const sources = sourcesOf(compiled);
  const called = (definition.actions ?? []).flatMap(({ call: one }) => (one ? [one.operation] : []));
  const saving = [...savingOperations(definition, contract).values()];
  const used = [
    ...Object.values(operations),
    ...(within ? [within.read] : []),
    ...tabs.map(({ list: other }) => other),
    ...saving,
    ...[...sources.keys(), ...called, ...compiled.form.makers, ...compiled.form.uploads].flatMap(
      (id) => contract.operations.get(id) ?? [],
    ),
    ...[...sources.keys()].flatMap((id) => contract.oneOf(id)?.operation ?? []),
  ];
  const { asked, makers, uploads } = compiled.form;
  const filled = [...sources].flatMap(([id, isFilled]) =>
    (isFilled || asked.has(id)) && pathNames(contract.operations.get(id)).length === 0 ? [`${capital(id)}Params`] : [],
  );
  const made = [...makers].map((id) => contract.operations.get(id)?.body?.name);
  const isWhole = list !== undefined && contract.isWhole(list);
  const ownPage = list && !speaksAsEngine(contract.manners) ? printMannerlyPage(contract, list) : undefined;
  const savedId = contract.manners.saved === 'id' && operations.read ? definition.id : undefined;
  const hasRowsElsewhere = [...sources.keys()].some((id) => rowsElsewhere(contract, contract.operations.get(id)));
  const ofList = list && (!isWhole || (ownPage && takesQuery(list))) ? `${capital(list.id)}Params` : undefined;
  const ofTabs = tabs.map(({ list: other }) => `${capital(other.id)}Params`);
  const models = [
    create?.body?.name,
    update?.body?.name,
    many?.body?.name,
    similar?.body?.name,
    merge?.body?.name,
    ...saving.map(({ body }) => body?.name),
    ofList,
    ...ofTabs,
    ...filled,
    ...made,
  ].filter((name) => name !== undefined);
  const kind = kindOf(definition);
  const types = [...kind.split(' & '), ...(isWhole || ownPage ? ['ListParameters'] : [])];
  const fromPageOf = [
    ...(isWhole && !ownPage ? ['pageOf'] : []),
    ...([...sources.keys()].some((id) => isWholeSource(contract, contract.operations.get(id))) ? ['rowsOf'] : []),
  ];
  const body = JSON.stringify(entityData(compiled, contract), null, 2).replace(/^\{\n/, '').replace(/\n\}$/, ',');
  return [
    ...[...new Set(used.map(({ tag }) => tag))].map(
      (tag) => `import * as ${camel(kebab(tag))}Api from '../api/${kebab(tag)}/${kebab(tag)}.ts';`,
    ),
    `import type { ${types.join(', ')} } from '../../src/contract/entity.ts';`,
    ...(used.some(({ replyHolds }) => replyHolds !== undefined)
      ? [`import { held } from '../../src/contract/held.ts';`]
      : []),
    ...(ownPage?.imports ?? []),
    ...(savedId === undefined ? [] : ["import { readBack } from '../../src/contract/read-back.ts';"]),
    ...(hasRowsElsewhere ? ["import { rowsAt } from '../../src/contract/paging/read-page.ts';"] : []),
    ...(fromPageOf.length > 0 ? [`import { ${fromPageOf.join(', ')} } from '../../src/contract/page-of.ts';`] : []),
    ...(models.length > 0 ? [`import type { ${[...new Set(models)].join(', ')} } from '../model/index.ts';`] : []),
    `import { validate } from '../validators/${definition.name}.js';`,
    '',
    `export const ${camel(definition.name)}: ${kind} = {`,
    body,
    '  validate,',
    '  sources: {',
    ...[...sources].map(([id, isFilled]) => printSource(contract, id, { isFilled, isAsked: asked.has(id) })),
    '  },',
    ...printMakers(contract, makers),
    ...printUploads(contract, uploads),
    ...(within ? printWithin(within) : []),
    ...printTabs(tabs),
    ...printOperationsOf(operations, {
      isWhole,
      firstTabs: firstTabsOf(definition),
      printed: ownPage?.lines,
      savedId,
      needed: neededParts(contract, update),
    }),
    ...printParts(definition, contract),
    ...printCalls(definition, contract),
    '};',
    '',
  ].join('\n');
}

const takesQuery = ({ parameters }: Operation): boolean => parameters.some((parameter) => parameter.in === 'query');

/** The types of what an entity has: a list with its editor or without, an editor alone, the making of new ones. */
function kindOf({ list, paths, schema }: Definition): string {
  if (schema !== undefined) return 'Entity';
  if (list && paths.create !== undefined && paths.edit !== undefined) return 'WholeEntity';
  const kinds = [
    ...(list ? [paths.edit === undefined ? 'ShownEntity' : 'ListedEntity'] : []),
    ...(list || paths.edit === undefined ? [] : ['StoredEntity']),
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
  const { addOn, writers } = update ?? create ?? {};
  const whenEmpty = create?.whenEmpty;
  return {
    name: definition.name,
    icon: definition.icon,
    labels: definition.labels,
    paths: definition.paths,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(returnTo ? { returnTo } : {}),
    ...(addOn ? { addOn } : {}),
    ...(writers ? { writers } : {}),
    ...(whenEmpty === undefined ? {} : { whenEmpty }),
    ...(refusesInUse(operations.delete) ? { refusesInUse: true } : {}),
    id: definition.id ?? '',
    title: definition.title ?? '',
    ...(definition.head ? { head: definition.head } : {}),
    ...(list && definition.list ? { list: listData(definition, definition.list, list, contract) } : {}),
    actions: definition.actions ?? [],
    ...(definition.links ? { links: definition.links } : {}),
    form: formData(definition, form),
    schema: form.schema,
    readOnly: [...readOnly(contract, read ?? create, update ?? create), ...form.unkept],
  };
}

/** The part of what an entity belongs to that is data. */
export function withinData({ parameter, definition }: WithinDefinition): Omit<Within, 'read'> {
  const { labels, paths, title } = definition;
  const { one, many } = labels;
  return { parameter, labels: { one, many }, paths: { list: paths.list, edit: paths.edit ?? '' }, title: title ?? '' };
}

function printWithin(within: WithinDefinition): string[] {
  const { read } = within;
  const data = JSON.stringify(withinData(within), null, 2).replace(/^\{\n/, '').replace(/\n\}$/, ',');
  return ['  within: {', data, printRead(read), '  },'];
}

/** How a thing is made of its name by a widget; a parameter that can have one value only has it. */
function printMakers(contract: Contract, makers: ReadonlySet<string>): string[] {
  const printed = [...makers].flatMap((id) => {
    const operation = contract.operations.get(id);
    if (!operation) return [];
    const query = operation.parameters.filter((parameter) => parameter.in === 'query');
    const fixed = query.flatMap(({ name, schema }) => {
      const value = onlyValue(schema);
      return value === undefined ? [] : [`${JSON.stringify(name)}: ${JSON.stringify(value)}`];
    });
    const sent = ['input', ...(query.length > 0 ? [`{ ${fixed.join(', ')} }`] : []), 'request'].join(', ');
    return [`    ${id}: (input: ${operation.body?.name}, request: RequestInit) => ${call(operation, id)}(${sent}),`];
  });
  return printed.length === 0 ? [] : ['  makers: {', ...printed, '  },'];
}

/** How a widget gets an address for a file. */
function printUploads(contract: Contract, uploads: ReadonlySet<string>): string[] {
  const printed = [...uploads].flatMap((id) => {
    const operation = contract.operations.get(id);
    return operation ? [`    ${id}: (file, request) => ${call(operation, id)}(file, request),`] : [];
  });
  return printed.length === 0 ? [] : ['  uploads: {', ...printed, '  },'];
}

function formData(definition: Definition, form: CompiledDefinition['form']) {
  const { arrangement, initial = {}, activeSite, unique, similar, wholeName } = definition.form;
  return {
    ...(arrangement ? { arrangement } : {}),
    sections: form.sections,
    initial,
    ...(activeSite ? { activeSite } : {}),
    ...(unique ? { unique } : {}),
    ...(similar ? { similar } : {}),
    ...(wholeName ? { wholeName } : {}),
  };
}

/** What a read gives and an update does not take. */
function readOnly(contract: Contract, read: Operation | undefined, update: Operation | undefined): string[] {
  const properties = (schema: unknown): string[] => Object.keys(objectAt(contract.resolve(schema), 'properties'));
  const taken = properties(update?.body?.schema ?? {});
  return properties(read?.reply?.schema ?? {}).filter((name) => !taken.includes(name));
}

/** The registry of operations: how each is reached, and what it needs. */
export function printOperations(contract: Contract): string {
  const operations = [...contract.operations.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const rows = operations.map(({ id, parameters, body, reply, replyHolds: _, summary: __, when: ___, ...rest }) => {
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
