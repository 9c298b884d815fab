import type { Contract, Operation } from '../../contract.ts';
import type { Place } from '../../definition.ts';
import type { DefinitionFile } from '../../definition-file.ts';
import { suggestion } from '../../faults.ts';
import { valueFaults } from '../forms/values.ts';

/** Checks values that parameters of an operation always have: that it knows them and that the service takes the values. `place` holds them. */
export function checkFixed(
  file: DefinitionFile,
  contract: Contract,
  operation: Operation,
  fixed: Readonly<Record<string, unknown>>,
  place: Place,
): void {
  const names = operation.parameters.map(({ name }) => name);
  for (const [name, value] of Object.entries(fixed)) {
    const at = [...place, name];
    const parameter = operation.parameters.find((known) => known.name === name);
    if (!parameter) file.fault(at, `\`${operation.id}\` has no parameter \`${name}\`.`, suggestion(name, names));
    if (parameter?.schema['x-changes'] === true)
      file.fault(
        at,
        `With \`${name}\`, \`${operation.id}\` changes the thing each time that it is read.`,
        'Leave it out.',
      );
    for (const { what, hint } of parameter ? valueFaults(contract, parameter.schema, value) : [])
      file.fault(at, `\`${name}\` ${what}; the service would refuse it.`, hint);
  }
}
