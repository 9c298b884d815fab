import type { Contract } from './contract.ts';
import { type JsonObject, textAt } from './json.ts';

/** The patterns of what addresses name things by, by their contract. */
const known = new WeakMap<Contract, ReadonlySet<string>>();

function patternsOf(contract: Contract): ReadonlySet<string> {
  const found =
    known.get(contract) ??
    new Set(
      [...contract.operations.values()]
        .flatMap(({ parameters }) => parameters.filter((one) => one.in === 'path'))
        .flatMap(({ schema }) => textAt(schema, 'pattern') ?? []),
    );
  known.set(contract, found);
  return found;
}

/** Whether a property identifies a thing, and does not name it: it is what addresses take. Where they take anything, its name tells. */
export function isIdentifier(contract: Contract, path: string, node: JsonObject): boolean {
  if (textAt(node, 'format') === 'uuid' || /(^|\.)(id|uuid)$/.test(path)) return true;
  const patterns = patternsOf(contract);
  return patterns.size > 0 ? patterns.has(textAt(node, 'pattern') ?? '') : /[a-z](Id|Uuid)$/.test(path);
}
