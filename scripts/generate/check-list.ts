import type { Contract, Operation } from './contract.ts';
import type { Definition, DefinitionFile, Place } from './definition.ts';
import { suggestion } from './faults.ts';
import { type JsonObject, listAt } from './json.ts';

/** Checks that a definition's operations exist and can do what the engine asks of them. Gives them, or undefined where one is missing. */
export function checkOperations(
  file: DefinitionFile,
  definition: Definition,
  contract: Contract,
): Record<keyof Definition['operations'], Operation> | undefined {
  const wanted = { list: 'GET', read: 'GET', create: 'POST', update: 'PUT' } as const;
  const found: Partial<Record<keyof Definition['operations'], Operation>> = {};
  for (const [role, method] of Object.entries(wanted) as [keyof typeof wanted, string][]) {
    const id = definition.operations[role];
    const operation = contract.operations.get(id);
    if (!operation)
      file.fault(
        ['operations', role],
        `the contract has no operation \`${id}\`${suggestion(id, contract.operations.keys())}`,
      );
    else if (operation.method !== method)
      file.fault(['operations', role], `\`${id}\` is a ${operation.method}, a ${role} operation must be a ${method}`);
    else found[role] = operation;
  }
  const { list, read, create, update } = found;
  if (create && update && create.body?.name !== update.body?.name) {
    const bodies = `${create.id} takes ${create.body?.name}, ${update.id} takes ${update.body?.name}`;
    file.fault(['operations', 'create'], `one form edits one body, but ${bodies}`);
  }
  return list && read && create && update ? { list, read, create, update } : undefined;
}

/** The schema of a list's rows: of `items` of its page, or of the array that it gives at once. */
function rowSchema(contract: Contract, operation: Operation): JsonObject | undefined {
  const reply = contract.resolve(operation.reply?.schema ?? {});
  const items = reply.type === 'array' ? reply.items : contract.at(reply, 'items')?.items;
  return items === undefined ? undefined : contract.resolve(items);
}

/** Checks columns, order and filters of a definition's list against the operation that fills it. */
export function checkList(
  file: DefinitionFile,
  definition: Definition,
  contract: Contract,
  operation: Operation,
): void {
  const row = rowSchema(contract, operation);
  if (!row) {
    file.fault(['operations', 'list'], `\`${operation.id}\` does not give rows`);
    return;
  }
  const parameters = new Map(operation.parameters.map((parameter) => [parameter.name, parameter.schema]));
  const orders = listAt(parameters.get('sortBy'), 'enum').map(String);
  const inRow = (path: string, place: Place): void => {
    if (!contract.at(row, path))
      file.fault(
        place,
        `column \`${path}\` is not in the rows of ${operation.id}${suggestion(path, contract.paths(row))}`,
      );
  };
  if (definition.list.search && !parameters.has('searchToken'))
    file.fault(['list', 'search'], `${operation.id} has no parameter \`searchToken\``);
  const { by } = definition.list.order;
  if (!orders.includes(by))
    file.fault(['list', 'order', 'by'], `${operation.id} cannot order by \`${by}\`${suggestion(by, orders)}`);
  inRow(definition.id, ['id']);
  inRow(definition.title, ['title']);
  definition.list.columns.forEach((column, index) => {
    const place = ['list', 'columns', index] as const;
    inRow(column.field, [...place, 'field']);
    if (column.secondary) inRow(column.secondary, [...place, 'secondary']);
    if (column.sort && !orders.includes(column.field)) {
      file.fault(
        [...place, 'sort'],
        `${operation.id} cannot order by \`${column.field}\`${suggestion(column.field, orders)}`,
      );
    }
    const items = contract.at(row, column.field)?.items;
    if (column.kind === 'tags' && (!items || !column.item || !contract.at(items, column.item))) {
      file.fault([...place, 'item'], `tags need a list, and \`item\` must be in each of it`);
    }
  });
  checkFilters(file, definition, contract, parameters);
}

function checkFilters(
  file: DefinitionFile,
  definition: Definition,
  contract: Contract,
  parameters: Map<string, JsonObject>,
): void {
  (definition.list.filters ?? []).forEach((filter, index) => {
    const place = ['list', 'filters', index] as const;
    const schema = parameters.get(filter.parameter);
    if (!schema) {
      file.fault(
        [...place, 'parameter'],
        `${definition.operations.list} has no parameter \`${filter.parameter}\`${suggestion(filter.parameter, parameters.keys())}`,
      );
      return;
    }
    const values = schema.type === 'boolean' ? ['true', 'false'] : listAt(schema, 'enum').map(String);
    for (const choice of Object.keys(filter.choices ?? {})) {
      if (!values.includes(choice))
        file.fault(
          [...place, 'choices', choice],
          `\`${filter.parameter}\` cannot be \`${choice}\`${suggestion(choice, values)}`,
        );
    }
    if (filter.source)
      checkSource(file, contract, place, {
        source: filter.source,
        value: filter.value,
        text: filter.text,
      });
    else if (!filter.choices) file.fault(place, `filter \`${filter.parameter}\` needs \`choices\` or a \`source\``);
  });
}

/** Checks that a source is a list operation and that its rows have the properties which identify and name a choice. `place` holds the three. */
export function checkSource(
  file: DefinitionFile,
  contract: Contract,
  place: Place,
  named: { source: string; value: unknown; text: unknown },
): void {
  const operation = contract.operations.get(named.source);
  if (!operation) {
    const nearest = suggestion(named.source, contract.operations.keys());
    file.fault([...place, 'source'], `the contract has no operation \`${named.source}\`${nearest}`);
    return;
  }
  const row = rowSchema(contract, operation);
  for (const role of ['value', 'text'] as const) {
    const property = typeof named[role] === 'string' ? named[role] : '';
    if (row && contract.at(row, property)) continue;
    const nearest = suggestion(property, row ? contract.paths(row) : []);
    file.fault([...place, role], `the rows of ${named.source} have no \`${property}\`${nearest}`);
  }
}
