import { callable } from './check-call.ts';
import { OWN_PARAMETERS } from './check-filters.ts';
import { operationsFor, roles } from './check-operations.ts';
import { sourcesOf } from './check-source.ts';
import type { Inputs } from './checking.ts';
import type { Operation } from './contract.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt } from './json.ts';

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
  for (const role of roles) nameAt(properties, 'operations', role).enum = operationsFor(contract, role);
  const field = objectAt($defs, 'field');
  nameAt($defs, 'field', 'widget').anyOf = widgets.names.map((name) => ({
    const: name,
    description: widgets.description(name),
  }));
  field.allOf = widgets.names.map((name) => optionsOf(inputs, name));
  nameAt($defs, 'filter', 'source').enum = sourcesOf(contract);
  nameAt($defs, 'call', 'operation').enum = callable(contract);
  objectAt(properties, 'requires').enum = contract.addOns();
  nameAt($defs, 'link', 'requires').enum = contract.addOns();
  const all = [...contract.operations.values()];
  schema.allOf = [
    ...operationsFor(contract, 'update').flatMap((id) =>
      ofBody(
        inputs,
        all.find((operation) => operation.id === id),
      ),
    ),
    ...operationsFor(contract, 'list').flatMap((id) =>
      ofList(
        inputs,
        all.find((operation) => operation.id === id),
      ),
    ),
  ];
  schema.$comment = 'Printed by `npm run generate`. Do not edit.';
  return `${JSON.stringify(schema, null, 1)}\n`;
}

const nameAt = (holder: JsonObject, definition: string, property: string): JsonObject =>
  objectAt(objectAt(objectAt(holder, definition), 'properties'), property);

/** A field with this widget takes its options, those that name something filled in. */
function optionsOf(inputs: Inputs, widget: string): JsonObject {
  const options = structuredClone(inputs.widgets.options(widget));
  for (const [option, named] of inputs.widgets.naming(widget)) {
    if (named === 'list-operation') objectAt(objectAt(options, 'properties'), option).enum = sourcesOf(inputs.contract);
  }
  const needs = listAt(options, 'required').length > 0 ? { required: ['options'] } : {};
  return {
    if: { required: ['widget'], properties: { widget: { const: widget } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: { properties: { options }, ...needs },
  };
}

/** Completes `names` in a definition whose operation `role` is `id`. */
function completing(role: string, id: string, properties: JsonObject): JsonObject {
  return {
    if: {
      required: ['operations'],
      properties: { operations: { required: [role], properties: { [role]: { const: id } } } },
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
  const kept = [...contract.operations.values()].find((one) => one.method === 'GET' && one.path === update.path);
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
  const names = list.parameters.map(({ name }) => name);
  const parameters = oneOf(names.filter((name) => !OWN_PARAMETERS.includes(name)));
  const orders = list.parameters.find(({ name }) => name === 'sortBy')?.schema;
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
