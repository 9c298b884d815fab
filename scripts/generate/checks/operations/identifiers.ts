import type { Contract } from '../../contract.ts';
import { type JsonObject, listAt, textAt } from '../../json.ts';
import { isPlain, mayBeNull } from '../../kinds.ts';

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

/** The schema of the things that a value identifies, where the contract says it (`x-identifies`). */
export const identifiedBy = (node: JsonObject): string | undefined => textAt(node, 'x-identifies');

/** Whether a property identifies a thing, and does not name it: it is what addresses take. Where they take anything, its name tells. */
export function isIdentifier(contract: Contract, path: string, node: JsonObject): boolean {
  if (identifiedBy(node) !== undefined || textAt(node, 'format') === 'uuid' || /(^|\.)(id|uuid)$/.test(path))
    return true;
  const patterns = patternsOf(contract);
  return patterns.size > 0 ? patterns.has(textAt(node, 'pattern') ?? '') : /[a-z](Id|Uuid)$/.test(path);
}

/** Words of the contract for what something is known by. */
const IDENTIFIES = /\b(identifiers?|uuids?|ids?)\b|\bknow[ns]?\b[^.,;]*\bby\b/i;

/** Whether what is kept under a name, or taken by a parameter, is an identifier: by its name, by the words of the contract, or by its rule. */
export function keepsIdentifier(contract: Contract, name: string, node: JsonObject, about?: string): boolean {
  const said = [about, textAt(node, 'description')].some((words) => IDENTIFIES.test(words ?? ''));
  return said || /(^|\.)(id|uuid)s?$|[a-z](Id|Uuid)s?$/.test(name) || isIdentifier(contract, name, node);
}

/** A property of rows that is there in each of them, and never null, as is each object that it stands in. */
export function sureOf(contract: Contract, row: JsonObject, path: string): JsonObject | undefined {
  const [name = '', ...rest] = path.split('.');
  const node = listAt(contract.resolve(row), 'required').includes(name) ? contract.at(row, name) : undefined;
  if (!node || mayBeNull(node)) return undefined;
  return rest.length === 0 ? node : sureOf(contract, node, rest.join('.'));
}

/** What rows are known by: their `uuid` or `id`, else the one property that the contract says so of; undefined where nothing of its own tells them apart. */
export function ownIdentifier(contract: Contract, row: JsonObject): string | undefined {
  const named = ['uuid', 'id'].find((path) => sureOf(contract, row, path));
  if (named !== undefined) return named;
  const said = listAt(contract.resolve(row), 'required')
    .map(String)
    .filter((path) => {
      const node = sureOf(contract, row, path);
      // What is called as the identifier of something is that of something else.
      const isOther = /[a-z](Id|Uuid)$/.test(path);
      return node && !isOther && isPlain(node) && IDENTIFIES.test(textAt(node, 'description') ?? '');
    });
  return said.length === 1 ? said[0] : undefined;
}
