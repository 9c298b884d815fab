import { onlyValue } from '../checks/operations/named.ts';
import type { Contract, Operation } from '../contract.ts';
import { listAt } from '../json.ts';

/**
 * What a call needs beside the changes of a thing, as code: a property with one value, and the id, where its body requires them. A JSON:API service refuses a
 * PATCH without `type` and `id`.
 */
export function neededParts(contract: Contract, update: Operation | undefined): string[] {
  if (!update?.body || contract.manners.update !== 'changes') return [];
  const body = contract.resolve(update.body.schema);
  return listAt(body, 'required')
    .map(String)
    .flatMap((name) => {
      const value = onlyValue(contract.at(body, name) ?? {});
      if (value !== undefined) return [`${JSON.stringify(name)}: ${JSON.stringify(value)}`];
      return name === 'id' ? ['id'] : [];
    });
}
