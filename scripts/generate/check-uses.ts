import type { Checking } from './checking.ts';
import type { Contract, Operation } from './contract.ts';
import type { Place } from './definition.ts';
import { suggestion } from './faults.ts';

/** The operations that list what refers to a thing: whole, by an address that names the thing, each with an id, a title and a path. */
export function usesOperations(contract: Contract): string[] {
  return [...contract.operations.values()].filter((one) => listsUses(contract, one)).map(({ id }) => id);
}

function listsUses(contract: Contract, operation: Operation): boolean {
  const row = contract.rowOf(operation);
  const [parameter, ...more] = operation.parameters;
  const isOfOne = parameter?.in === 'path' && more.length === 0;
  return (
    operation.method === 'GET' &&
    isOfOne &&
    row !== undefined &&
    ['id', 'title', 'path'].every((name) => contract.at(row, name) !== undefined)
  );
}

/** Checks that what an action names in `uses` lists what refers to a thing. */
export function checkUses({ file, contract }: Checking, uses: string, place: Place): void {
  const operation = contract.operations.get(uses);
  if (operation && listsUses(contract, operation)) return;
  const what = operation
    ? `\`${uses}\` does not list what refers to a thing, with \`id\`, \`title\` and \`path\`.`
    : `The service has no operation \`${uses}\`.`;
  file.fault(place, what, suggestion(uses, usesOperations(contract)));
}
