import type { CalledWhen } from '../../called-when.ts';
import { Contract, type Operation } from '../../contract.ts';
import { suggestion } from '../../faults.ts';
import { isObject, type JsonObject, objectAt } from '../../json.ts';
import { knownValuesOf, valuesOf } from '../../kinds.ts';

type Tell = (keys: readonly string[], message: string, hint: string) => void;

/** Checks `x-when` of every operation: parameters and properties that there are, with values that they can have. */
export function checkCalledWhens(document: JsonObject, tell: Tell): void {
  const items = Object.values(objectAt(document, 'paths')).filter(isObject);
  const said = items.flatMap((item) =>
    Object.values(item).filter((one) => isObject(one) && one['x-when'] !== undefined),
  );
  if (said.length === 0) return;
  const contract = new Contract(document);
  for (const own of contract.operations.values())
    if (own.when)
      checkWhen(
        contract,
        own,
        own.when,
        (key, ...words) => void tell([`operationId: ${own.id}`, 'x-when', key], ...words),
      );
}

function checkWhen(
  contract: Contract,
  own: Operation,
  when: CalledWhen,
  tell: (key: string, message: string, hint: string) => void,
): void {
  const replies = [...contract.operations.values()].filter(
    ({ method, path }) => method === 'GET' && (own.path === path || own.path.startsWith(`${path}/`)),
  );
  const known = [own, ...replies].flatMap(({ reply }) => (reply ? [reply.schema] : []));
  const all = [when.always];
  for (const [name, values] of Object.entries(when.by)) {
    const parameter = own.parameters.find((one) => one.name === name);
    const schema = parameter?.schema ?? {};
    const taken = [...valuesOf(schema), ...knownValuesOf(schema)].map(String);
    for (const [value, allowed] of Object.entries(values)) {
      all.push(allowed);
      if (!taken.includes(value))
        tell(
          value,
          `\`${name}\` is never \`${value}\`.`,
          suggestion(value, taken) ||
            (parameter ? 'Write one that its pattern takes.' : 'Name a parameter of the address.'),
        );
    }
  }
  for (const [property, values] of all.flatMap((one) => Object.entries(one))) {
    const nodes = known.map((schema) => contract.at(schema, property)).filter(isObject);
    const paths = known.flatMap((schema) => contract.paths(schema));
    if (known.length > 0 && nodes.length === 0)
      tell(property, `The thing has no \`${property}\`.`, suggestion(property, paths) || 'Name a property of it.');
    for (const value of values.map((one) => JSON.stringify(one).replaceAll('"', '')))
      if (nodes.some((node) => valuesOf(node).length > 0 && !valuesOf(node).includes(value)))
        tell(
          property,
          `\`${property}\` is never \`${value}\`.`,
          suggestion(value, valuesOf(nodes[0] ?? {}).map(String)),
        );
  }
}
