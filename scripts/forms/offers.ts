import type {
  OfferedCall,
  OfferedColumn,
  OfferedField,
  OfferedFilter,
  OfferedState,
  OfferedValue,
  Offers,
  Vocabulary,
} from '../../src/workbench/protocol.ts';
import { type Checking, checkingOf, type Inputs } from '../generate/checking.ts';
import { plainWidget, whyNot } from '../generate/checks/forms/widget.ts';
import { filterParameters } from '../generate/checks/lists/filters.ts';
import { canOrderBy, columnKinds, ordersOf } from '../generate/checks/lists/list.ts';
import { fittingCalls } from '../generate/checks/operations/call.ts';
import { sourcesOf } from '../generate/checks/operations/source.ts';
import type { Operation } from '../generate/contract.ts';
import { DefinitionFile } from '../generate/definition-file.ts';
import type { CompiledDefinition } from '../generate/forms.ts';
import { type JsonObject, listAt, textAt } from '../generate/json.ts';
import { isDate, isPlain, kindOf, mayBeNull, valuesOf } from '../generate/kinds.ts';
import { holds } from '../generate/words.ts';

/** Lists in lists go no deeper than this: no form shows rows in rows in rows. */
const DEEPEST = 2;

/** What the contract has for a definition: the fields, columns, filters and orders that it may name. */
export function offersOf(
  { definition, operations }: Pick<CompiledDefinition, 'definition' | 'operations'>,
  inputs: Inputs,
  entities: readonly string[],
): Offers {
  const file = new DefinitionFile(definition.name, '{}');
  const checking = checkingOf(inputs, file, definition, operations, entities);
  return {
    fields: formFields(checking),
    columns: columns(checking),
    filters: filterParameters(checking).map(({ name, schema }): OfferedFilter => {
      return { parameter: name, holds: holds(schema), isDate: isDate(schema), ...fixedValues(schema) };
    }),
    orders: ordersOf(checking),
    states: states(checking),
    calls: fittingCalls(checking).map((one) => callOf(checking, one)),
  };
}

/** What every definition is made of: widgets, list operations, icons. */
export function vocabularyOf({ widgets, contract, icons }: Inputs, swedish: Vocabulary['swedish']): Vocabulary {
  const entries = widgets.names.map((name) => {
    return [name, { description: widgets.description(name), options: widgets.options(name) }] as const;
  });
  const sources = sourcesOf(contract).flatMap((id) => {
    const operation = contract.operations.get(id);
    return operation ? [{ id, parts: contract.paths(contract.rowOf(operation)) }] : [];
  });
  return { widgets: Object.fromEntries(entries), sources, icons, swedish };
}

/** What nobody writes is nothing that the service could want. */
const SHOWN = { widgets: ['read-only'], isRequired: false };

/** What is saved, and what only a read gives, which can be shown. */
function formFields(checking: Checking): OfferedField[] {
  const { contract, body, reply } = checking;
  const saved = fieldsOf(checking, body, 0);
  const known = saved.map(({ path }) => path);
  const shown = contract.paths(reply).filter((path) => !known.includes(path));
  return [...saved, ...shown.map((path) => ({ ...fieldOf(checking, reply, path, 0), ...SHOWN }))];
}

function fieldsOf(checking: Checking, schema: unknown, depth: number): OfferedField[] {
  const { contract } = checking;
  const written = contract.paths(schema).filter((path) => contract.at(schema, path)?.readOnly !== true);
  return written.map((path) => fieldOf(checking, schema, path, depth));
}

function fieldOf(checking: Checking, schema: unknown, path: string, depth: number): OfferedField {
  const { contract, widgets } = checking;
  const node = contract.at(schema, path) ?? {};
  const holder = path.includes('.') ? contract.at(schema, path.slice(0, path.lastIndexOf('.'))) : schema;
  const required = listAt(contract.resolve(holder ?? {}), 'required');
  const isList = kindOf(node) === 'array';
  const entry = isList ? contract.resolve(node.items ?? {}) : node;
  const plain = plainWidget(node);
  // Rows that are given fields can be edited as rows.
  const fits = widgets.names.filter((name) => whyNot(checking, { items: [] }, name, node) === undefined);
  const able = fits.filter((name) => !['related', 'hidden', plain].includes(name));
  return {
    path,
    kind: kindOf(node),
    holds: holds(node),
    description: textAt(node, 'description') ?? '',
    isRequired: required.includes(path.split('.').at(-1) ?? ''),
    widgets: [...(plain !== undefined && fits.includes(plain) ? [plain] : []), ...able, 'hidden'],
    parts: contract.paths(entry),
    ...fixedValues(entry),
    ...(isList && kindOf(entry) === 'object' && depth < DEEPEST ? { items: fieldsOf(checking, entry, depth + 1) } : {}),
  };
}

function columns(checking: Checking): OfferedColumn[] {
  const { contract, row, operations } = checking;
  if (!operations.list) return [];
  const orders = ordersOf(checking);
  const isWhole = contract.isWhole(operations.list);
  return contract.paths(row).map((path) => {
    const node = contract.at(row, path) ?? {};
    return {
      path,
      holds: holds(node),
      description: textAt(node, 'description') ?? '',
      kinds: columnKinds(checking, node),
      isSortable: (isWhole || orders.includes(path)) && canOrderBy(checking, node),
      parts: contract.paths(kindOf(node) === 'array' ? contract.resolve(node.items ?? {}) : node),
      ...fixedValues(node),
    };
  });
}

/** What a condition of an action may ask about: plain values that a row of the list and the thing itself both have. */
function states({ contract, row, reply, operations }: Checking): OfferedState[] {
  const asked = operations.list ? row : reply;
  return contract.paths(asked).flatMap((path) => {
    const node = contract.at(asked, path) ?? {};
    return isPlain(node) && contract.at(reply, path) ? [{ path, kind: kindOf(node), ...fixedValues(node) }] : [];
  });
}

/** An operation that an action may call, with all that it takes. */
function callOf({ contract }: Checking, { id, summary, parameters, body }: Operation): OfferedCall {
  const inPlace = (place: 'path' | 'query'): OfferedValue[] =>
    parameters
      .filter((one) => one.in === place)
      .map(({ name, schema, required }) => offeredValue(name, schema, required));
  const schema = body ? contract.resolve(body.schema) : {};
  const needed = listAt(schema, 'required');
  const sent = contract.paths(schema).filter((path) => !path.includes('.'));
  return {
    ...{ id, summary, inAddress: inPlace('path'), inQuery: inPlace('query') },
    inBody: sent.map((path) => offeredValue(path, contract.at(schema, path) ?? {}, needed.includes(path))),
  };
}

const offeredValue = (name: string, node: JsonObject, isRequired: boolean): OfferedValue => ({
  ...{
    name,
    isRequired,
    kind: sentKind(node),
    mayBeNull: mayBeNull(node),
    description: textAt(node, 'description') ?? '',
  },
  ...fixedValues(node),
});

/** What is sent of fixed values that are no texts: a number, or yes and no. */
function sentKind(node: JsonObject): OfferedValue['kind'] {
  const { enum: _, ...open } = node;
  const kind = kindOf(open);
  return ['boolean', 'integer', 'number'].includes(kind) ? kind : kindOf(node);
}

/** The values that a schema allows, where they are fixed. */
function fixedValues(node: JsonObject): { values?: readonly string[] } {
  if (kindOf(node) === 'enum') return { values: valuesOf(node) };
  return kindOf(node) === 'boolean' ? { values: ['true', 'false'] } : {};
}
