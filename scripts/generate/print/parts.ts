import { takenOfRows } from '../checks/operations/saved-by.ts';
import type { Contract, Operation } from '../contract.ts';
import { type Definition, shownFields } from '../definition.ts';
import { printArguments, printCall } from './calls.ts';

/** The operations that save some fields by calls of their own, by the fields. */
export function savingOperations(definition: Definition, contract: Contract): Map<string, Operation> {
  const found = shownFields(definition).map(
    ({ field, savedBy }) => [field, contract.operations.get(savedBy ?? '')] as const,
  );
  return new Map(found.filter((entry): entry is [string, Operation] => entry[1] !== undefined));
}

/** How fields that have calls of their own are saved, by their names: what the call does not take of a row is left out. */
export function printParts(definition: Definition, contract: Contract): string[] {
  const printed = [...savingOperations(definition, contract)].map(([field, operation]) => {
    const row = `({ ${takenOfRows(contract, operation).join(', ')} })`;
    const given = { body: `rows.map((${row.slice(1, -1)}) => ${row})` };
    const sent = printCall(operation, printArguments({ ...operation, fixed: {} }, given), 'request');
    return `    ${field}: { save: (id: string, rows: ${operation.body?.name}, request: RequestInit) => ${sent} },`;
  });
  return printed.length === 0 ? [] : ['  parts: {', ...printed, '  },'];
}
