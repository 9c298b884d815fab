import { allowedIn } from '../../called-when.ts';
import { Contract } from '../../contract.ts';
import { suggestion } from '../../faults.ts';
import { isObject, type JsonObject, listAt, objectAt, textAt } from '../../json.ts';
import { valuesOf } from '../../kinds.ts';
import { speaksOf } from '../../said-of-itself.ts';

type Tell = (keys: readonly string[], message: string, hint: string) => void;

/** Our own keys that list values of the schema they stand in. */
const OF_VALUES = ['x-written', 'x-attention', 'x-unseen-when'] as const;

/** What stands among them for a value that is not sent. */
const LEFT_OUT = 'left-out';

/** Checks what a schema says in our own keys: of its own values, and of properties beside one of its own. */
export function checkSaidValues(node: JsonObject, keys: readonly string[], tell: Tell): void {
  for (const key of OF_VALUES) {
    const values = node.type === 'boolean' ? ['true', 'false'] : valuesOf(node);
    const known = key === 'x-unseen-when' ? [...values, LEFT_OUT] : values;
    for (const value of listAt(node, key).map(String))
      if (!known.includes(value)) tell([...keys, key], `No value is \`${value}\`.`, toWrite(value, known));
  }
  const properties = objectAt(node, 'properties');
  const beside = Object.keys(properties);
  for (const [name, property] of Object.entries(properties).filter((one) => isObject(one[1])))
    for (const [key, named] of [
      ['x-unique', listAt(property, 'x-unique').map(String)],
      ['x-held-by-one', listAt(property, 'x-held-by-one').map(String)],
      ['x-named-by', [textAt(property, 'x-named-by') ?? []].flat()],
      ['x-when', Object.keys(settable(property))],
    ] as const)
      for (const one of named.filter((other) => !beside.includes(other)))
        tell(
          [...keys, 'properties', name, key],
          `Nothing beside \`${name}\` is called \`${one}\`.`,
          toWrite(one, beside),
        );
}

const toWrite = (value: string, known: readonly string[]): string =>
  suggestion(value, known) || 'Write one that there is.';

/** What must be so for any of a property's values to be set. */
const settable = (property: unknown): JsonObject =>
  Object.assign({}, ...Object.values(objectAt(property, 'x-when')).filter(isObject).map(allowedIn)) as JsonObject;

/** Checks `x-chosen-from` wherever it stands: lists that there are, each with a property of its rows. */
export function checkChosenFrom(document: JsonObject, tell: Tell): void {
  if (!speaksOf(document, 'x-chosen-from')) return;
  const contract = new Contract(document);
  const walk = (node: unknown, keys: readonly string[]): void => {
    if (Array.isArray(node)) node.forEach((one) => void walk(one, keys));
    if (!isObject(node)) return;
    const lists = objectAt(node, 'x-chosen-from');
    for (const list of Object.keys(lists)) {
      const kept = textAt(lists, list) ?? '';
      const operation = contract.operations.get(list);
      const row = operation && contract.rowOf(operation);
      const at = [...keys, 'x-chosen-from', list];
      if (!row) {
        const known = [...contract.operations.values()].filter((one) => contract.rowOf(one)).map(({ id }) => id);
        tell(at, `No operation \`${list}\` gives a list.`, toWrite(list, known));
      } else if (!contract.at(row, kept))
        tell(at, `What \`${list}\` gives has no \`${kept}\`.`, toWrite(kept, contract.paths(row)));
      else checkSameKind(contract, node, { list, row, kept }, at, tell);
    }
    const named = textAt(node, 'operationId') === undefined ? keys : [`operationId: ${textAt(node, 'operationId')}`];
    for (const [key, one] of Object.entries(node)) walk(one, [...named, key]);
  };
  walk(document, []);
}

/** What is chosen from a list identifies what the list's rows are known by. */
function checkSameKind(
  contract: Contract,
  node: JsonObject,
  { list, row, kept }: { list: string; row: JsonObject; kept: string },
  keys: readonly string[],
  tell: Tell,
): void {
  const given = textAt(contract.at(row, kept), 'x-identifies');
  const said = [node, contract.resolve(node.items ?? {})].flatMap((one) => textAt(one, 'x-identifies') ?? [])[0];
  if (said !== undefined && given !== undefined && said !== given)
    tell(
      keys,
      `\`${list}\` gives each \`${given}\`, and \`x-identifies\` beside it says \`${said}\`.`,
      'Name the list of what it identifies, or correct the other.',
    );
}

/** Checks `x-decides-kind` of every parameter: what it decides has a kind where nothing is said. */
export function checkDecidesKind(document: JsonObject, tell: Tell): void {
  if (!speaksOf(document, 'x-decides-kind')) return;
  for (const { id, parameters } of new Contract(document).operations.values())
    for (const { name, schema, required } of parameters)
      if (
        schema['x-decides-kind'] !== undefined &&
        !required &&
        !valuesOf(schema).includes(textAt(schema, 'default') ?? '')
      )
        tell(
          [`operationId: ${id}`, `name: ${name}`],
          `\`${name}\` decides of what kind the things are, and nothing says of which they are without it.`,
          'Write its `default`, or let it be `required`.',
        );
}

/** Checks every `x-identifies`: it names a schema. */
export function checkIdentifies(document: JsonObject, tell: Tell): void {
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  const within = (node: unknown, keys: readonly string[]): void => {
    if (Array.isArray(node)) node.forEach((one) => void within(one, keys));
    if (!isObject(node)) return;
    const kind = textAt(node, 'x-identifies');
    if (kind !== undefined && !(kind in schemas))
      tell([...keys, 'x-identifies'], `No schema is called "${kind}".`, toWrite(kind, Object.keys(schemas)));
    for (const [key, one] of Object.entries(node)) within(one, [...keys, key]);
  };
  within(document, []);
}

/** Checks `x-default-by` of every operation: a parameter that it has, and values to order by. */
export function checkDefaultBy(document: JsonObject, tell: Tell): void {
  if (!speaksOf(document, 'x-default-by')) return;
  for (const { id, parameters } of new Contract(document).operations.values())
    for (const { schema } of parameters)
      for (const [name, orders] of Object.entries(objectAt(schema, 'x-default-by'))) {
        const at = [`operationId: ${id}`, 'x-default-by', name];
        const names = parameters.map((one) => one.name);
        if (!names.includes(name)) tell(at, `\`${id}\` has no parameter \`${name}\`.`, toWrite(name, names));
        for (const by of Object.values(isObject(orders) ? orders : {}).map(String))
          if (!valuesOf(schema).includes(by))
            tell(at, `Nothing is ordered by \`${by}\`.`, toWrite(by, valuesOf(schema)));
      }
}
