import type { Inputs } from '../checking.ts';
import { callable } from '../checks/operations/call.ts';
import { makingOperations, uploadOperations, valuesOperations } from '../checks/operations/named.ts';
import { fixableFor, operationsFor, roles } from '../checks/operations/operations.ts';
import { rowsOperations, sourcesOf } from '../checks/operations/source.ts';
import type { Operation } from '../contract.ts';
import type { Role } from '../definition.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from '../json.ts';
import type { Named } from '../widgets.ts';

/**
 * The schema that form definitions name in `$schema`: the form language (forms/form.schema.json) with everything filled in that other files know, so that
 * any editor completes it: the widgets and the options of each, the icons, the operations that can play each role, and, once a definition names its
 * operations, their fields, columns and parameters.
 */
export function printSchema(inputs: Inputs): string {
  const { contract, language, widgets, icons } = inputs;
  const schema = structuredClone(language.schema);
  const properties = objectAt(schema, 'properties');
  const $defs = objectAt(schema, '$defs');
  objectAt(properties, 'icon').enum = [...icons];
  for (const role of roles) nameOperations(inputs, role, nameAt(properties, 'operations', role));
  const field = objectAt($defs, 'field');
  nameAt($defs, 'field', 'widget').anyOf = widgets.names.map((name) => ({
    const: name,
    description: widgets.description(name),
  }));
  field.allOf = widgets.names.map((name) => optionsOf(inputs, name));
  nameAt($defs, 'filter', 'source').enum = sourcesOf(contract);
  nameAt($defs, 'call', 'operation').enum = callable(contract);
  objectAt(properties, 'requires').enum = contract.addOns();
  objectAt(properties, 'schema').enum = [...contract.names()];
  nameAt($defs, 'link', 'requires').enum = contract.addOns();
  const all = [...contract.operations.values()];
  schema.allOf = [
    ...listAt(schema, 'allOf'),
    ...namesFor(inputs, 'update').flatMap((id) =>
      ofBody(
        inputs,
        all.find((operation) => operation.id === id),
      ),
    ),
    ...namesFor(inputs, 'list').flatMap((id) =>
      ofList(
        inputs,
        all.find((operation) => operation.id === id),
      ),
    ),
  ];
  schema.$comment = 'Printed by `npm run generate`. Do not edit.';
  return `${JSON.stringify(schema, null, 1)}\n`;
}

/** The operations that can play a role: as they are by their names, or with values of their parameters. */
function nameOperations(inputs: Inputs, role: Role, node: JsonObject): void {
  // The tabs of a list fill what is left open in its address.
  const byName = role === 'list' ? namesFor(inputs, role) : ableFor(inputs, role);
  node.anyOf = [
    ...(byName.length > 0 ? [{ type: 'string', enum: byName }] : []),
    { type: 'object', ...inside(['operation', { enum: namesFor(inputs, role) }]) },
  ];
}

/** The operations that can play a role as they are, for one thing of several or for the only one. */
const ableFor = ({ contract }: Pick<Inputs, 'contract'>, role: Role): string[] => [
  ...new Set([...operationsFor(contract, role), ...operationsFor(contract, role, true)]),
];

/** The operations that can play a role, with or without fixed parameters. */
const namesFor = ({ contract }: Inputs, role: Role): string[] => [
  ...new Set([...ableFor({ contract }, role), ...fixableFor(contract, role)]),
];

const nameAt = (holder: JsonObject, definition: string, property: string): JsonObject =>
  objectAt(objectAt(objectAt(holder, definition), 'properties'), property);

/** A field with this widget takes its options, those that name something filled in. */
function optionsOf(inputs: Inputs, widget: string): JsonObject {
  const options = structuredClone(inputs.widgets.options(widget));
  for (const [option, named] of inputs.widgets.naming(widget)) {
    const names = namesOf(inputs, widget, named);
    if (names) objectAt(objectAt(options, 'properties'), option).enum = names;
  }
  const needs = listAt(options, 'required').length > 0 ? { required: ['options'] } : {};
  return {
    if: { required: ['widget'], properties: { widget: { const: widget } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: { properties: { options }, ...needs },
  };
}

/** The operations or add-ons that an option of a widget may name; undefined where it names something else. */
function namesOf({ contract, widgets }: Inputs, widget: string, named: Named): string[] | undefined {
  if (named === 'list-operation') return sourcesOf(contract);
  if (named === 'rows-operation') return rowsOperations(contract);
  if (named === 'values-operation') return valuesOperations(contract);
  if (named === 'making-operation') return makingOperations(contract, textAt(widgets.choice(widget), 'text') ?? '');
  if (named === 'upload-operation') return uploadOperations(contract);
  if (named === 'add-on') return contract.addOns();
  return undefined;
}

/** Completes `names` in a definition whose operation `role` is `id`. */
function completing(role: string, id: string, properties: JsonObject): JsonObject {
  return {
    if: {
      required: ['operations'],
      properties: {
        operations: {
          required: [role],
          properties: {
            [role]: {
              anyOf: [
                { const: id },
                { type: 'object', required: ['operation'], properties: { operation: { const: id } } },
              ],
            },
          },
        },
      },
    },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: { properties },
  };
}

const inside = (...properties: [string, JsonObject][]): JsonObject => ({ properties: Object.fromEntries(properties) });
/** Names to choose from; others are left to `npm run forms:check`, which knows the keys of open maps too. */
const oneOf = (names: readonly string[]): JsonObject =>
  names.length === 0 ? { type: 'string' } : { anyOf: [{ enum: [...names] }, { type: 'string' }] };
const each = (items: JsonObject): JsonObject => ({ items });

/** What a form whose save is this operation can show. */
function ofBody({ contract }: Inputs, update: Operation | undefined): JsonObject[] {
  const body = update?.body?.schema;
  if (!update || !body) return [];
  const paths = contract.paths(body);
  const isRead = ({ method, path }: Operation): boolean =>
    method === 'GET' && (path === update.path || path.startsWith(`${update.path}/{`));
  const kept = [...contract.operations.values()].find(isRead);
  const shown = [...new Set([...paths, ...contract.paths(kept?.reply?.schema ?? body)])];
  const rows = Object.keys(objectAt(contract.resolve(body), 'properties'));
  const values = Object.fromEntries(rows.map((name) => [name, described(contract.at(body, name))]));
  const sections = each(inside(['fields', each(inside(['field', oneOf(shown)]))]));
  const form = inside(['sections', sections], ['initial', { properties: values }], ['activeSite', oneOf(rows)]);
  return [completing('update', update.id, { form, actions: each(inside(['set', { properties: values }])) })];
}

/** What the contract says of a value that a definition may write down. */
function described(node: JsonObject | undefined): JsonObject {
  const keys = ['description', 'enum'].filter((key) => node?.[key] !== undefined);
  return Object.fromEntries(keys.map((key): [string, Json] => [key, node?.[key] ?? null]));
}

/** What a list that is filled by this operation can show, order by and be narrowed to. */
function ofList({ contract }: Inputs, list: Operation | undefined): JsonObject[] {
  const row = list && contract.rowOf(list);
  if (!list || !row) return [];
  const paths = oneOf(contract.paths(row));
  const parameters = oneOf(list.parameters.flatMap(({ name, role }) => (role === undefined ? [name] : [])));
  const orders = list.parameters.find(({ role }) => role === 'order')?.schema;
  const columns = each(inside(['field', paths], ['secondary', paths]));
  const filters = each(inside(['parameter', parameters], ['until', parameters]));
  const by = isObject(orders) ? oneOf(listAt(orders, 'enum').map(String)) : {};
  return [
    completing('list', list.id, {
      id: paths,
      title: paths,
      list: inside(['columns', columns], ['filters', filters], ['order', inside(['by', by])]),
    }),
  ];
}
