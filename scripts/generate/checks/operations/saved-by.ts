import { namingParameters } from '../../bound-operation.ts';
import type { Checking } from '../../checking.ts';
import type { Contract, Operation } from '../../contract.ts';
import type { Place, WrittenField } from '../../definition.ts';
import { suggestion } from '../../faults.ts';
import { type JsonObject, objectAt } from '../../json.ts';

/** The properties that an operation takes of each row of a list. */
export function takenOfRows(contract: Contract, { body }: Operation): string[] {
  return Object.keys(objectAt(contract.resolve(contract.resolve(body?.schema ?? {}).items ?? {}), 'properties'));
}

/** Checks the operation of a field that is saved by a call of its own: it takes the field's rows and gives the whole thing back. */
export function checkSavedBy(
  { file, contract, operations, one }: Checking,
  { field, savedBy }: WrittenField,
  node: JsonObject,
  place: Place,
): void {
  if (savedBy === undefined) return;
  const operation = contract.operations.get(savedBy);
  const whole = operations.read?.reply?.name;
  const why = operation && whyNot(contract, operation, node, whole);
  if (operation && why === undefined) return;
  const fitting = [...contract.operations.values()].filter((other) => !whyNot(contract, other, node, whole));
  file.fault(
    [...place, 'savedBy'],
    operation ? `\`${savedBy}\` cannot save \`${field}\` of ${one}: ${why}.` : `There is no operation \`${savedBy}\`.`,
    suggestion(
      savedBy,
      fitting.map(({ id }) => id),
    ),
  );
}

function whyNot(
  contract: Contract,
  operation: Operation,
  node: JsonObject,
  whole: string | undefined,
): string | undefined {
  const taken = takenOfRows(contract, operation);
  const held = Object.keys(objectAt(contract.resolve(node.items ?? {}), 'properties'));
  if (taken.length === 0) return 'it takes no list';
  if (!taken.every((property) => held.includes(property))) return 'it takes other rows';
  if (namingParameters({ ...operation, fixed: {} }).length !== 1) return 'it does not name one thing';
  return operation.reply?.name === whole ? undefined : 'it does not give back the whole thing';
}
