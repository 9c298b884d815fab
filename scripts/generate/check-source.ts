import type { Checking } from './checking.ts';
import type { Place } from './definition.ts';
import { suggestion } from './faults.ts';

/** A source as a filter or a widget's options name it: the operation, and the properties that identify and name a choice. */
export interface NamedSource {
  source: string;
  value?: unknown;
  text?: unknown;
}

/** Checks that a source is a list operation and that its rows have the properties which identify and name a choice. `place` holds the three. */
export function checkSource({ file, contract }: Checking, place: Place, named: NamedSource): void {
  const operation = contract.operations.get(named.source);
  const row = operation?.method === 'GET' ? contract.rowOf(operation) : undefined;
  if (!row) {
    const lists = [...contract.operations.values()].filter((one) => one.method === 'GET' && contract.rowOf(one));
    const what = operation
      ? `\`${named.source}\` does not give a list to choose from.`
      : `The service has no operation \`${named.source}\`.`;
    file.fault(
      [...place, 'source'],
      what,
      suggestion(
        named.source,
        lists.map(({ id }) => id),
      ),
    );
    return;
  }
  for (const role of ['value', 'text'] as const) {
    const property = named[role];
    if (property === undefined || (typeof property === 'string' && contract.at(row, property))) continue;
    if (property === '') {
      file.fault(
        [...place, 'source'],
        `A source needs \`${role}\`, the property of a choice that ${role === 'value' ? 'is kept' : 'names it'}.`,
        suggestion('', contract.paths(row)),
      );
      continue;
    }
    const name = typeof property === 'string' ? property : '';
    file.fault(
      [...place, role],
      `There is no field \`${name}\` in what \`${named.source}\` gives.`,
      suggestion(name, contract.paths(row)),
    );
  }
}
