import { allowedIn } from '../../called-when.ts';
import { Contract } from '../../contract.ts';
import { suggestion } from '../../faults.ts';
import { isObject, type JsonObject, listAt, objectAt, textAt } from '../../json.ts';
import { valuesOf } from '../../kinds.ts';

type Tell = (keys: readonly string[], message: string, hint: string) => void;

/** Our own keys that list values of the schema they stand in. */
const OF_VALUES = ['x-written', 'x-attention'] as const;

/** Checks what a schema says in our own keys: of its own values, and of properties beside one of its own. */
export function checkSaidValues(node: JsonObject, keys: readonly string[], tell: Tell): void {
  for (const key of OF_VALUES) {
    const known = node.type === 'boolean' ? ['true', 'false'] : valuesOf(node);
    for (const value of listAt(node, key).map(String))
      if (!known.includes(value)) tell([...keys, key], `No value is \`${value}\`.`, toWrite(value, known));
  }
  const properties = objectAt(node, 'properties');
  const beside = Object.keys(properties);
  for (const [name, property] of Object.entries(properties).filter((one) => isObject(one[1])))
    for (const [key, named] of [
      ['x-unique', listAt(property, 'x-unique').map(String)],
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

/** Checks every `x-identifies`: it names a schema. */
export function checkIdentifies(document: JsonObject, tell: Tell): void {
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  const within = (node: unknown, keys: readonly string[]): void => {
    if (Array.isArray(node)) node.forEach((one) => void within(one, keys));
    if (!isObject(node)) return;
    const kind = node['x-identifies'];
    if (kind !== undefined && !(typeof kind === 'string' && kind in schemas))
      tell(
        [...keys, 'x-identifies'],
        `No schema is called ${JSON.stringify(kind)}.`,
        toWrite(typeof kind === 'string' ? kind : '', Object.keys(schemas)),
      );
    for (const [key, one] of Object.entries(node)) within(one, [...keys, key]);
  };
  within(document, []);
}

/** Checks `x-default-by` of every operation: a parameter that it has, and values to order by. */
export function checkDefaultBy(document: JsonObject, tell: Tell): void {
  if (!JSON.stringify(objectAt(document, 'paths')).includes('"x-default-by"')) return;
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
