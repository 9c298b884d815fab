import type { Contract } from '../../contract.ts';
import { type Json, type JsonObject, objectAt, textAt } from '../../json.ts';
import { isReadable, kindOf } from '../../kinds.ts';
import { holds } from '../../words.ts';
import { isIdentifier, ownIdentifier, sureOf } from '../operations/identifiers.ts';

/** Whether a list has names in several languages. */
export function isNames(contract: Contract, node: JsonObject): boolean {
  const parts = contract.paths(contract.resolve(node.items ?? {}));
  return ['language', 'translation'].every((part) => parts.includes(part));
}

/** What a property calls a thing by, and that everything has: a text that people read, or names of which there is always one. */
function isName(contract: Contract, holder: JsonObject, path: string): boolean {
  const node = sureOf(contract, holder, path);
  if (!node) return false;
  return isNames(contract, node)
    ? Number(node.minItems ?? 0) > 0
    : kindOf(node) === 'string' && isReadable(node) && !isIdentifier(contract, path, node);
}

/** What things can be called by: names of their own, else those of what they refer to. */
export function namesOf(contract: Contract, row: JsonObject): string[] {
  const known = ownIdentifier(contract, row);
  const able = contract.paths(row).filter((path) => path !== known && isName(contract, row, path));
  const own = able.filter((path) => !isOfAnother(contract, row, path));
  return own.length > 0 ? own : able;
}

/** Whether a property is one of another thing: of an object that is known by an identifier, or what an identifier beside it stands for. */
function isOfAnother(contract: Contract, row: JsonObject, path: string): boolean {
  const [holder, last] = [path.slice(0, Math.max(0, path.lastIndexOf('.'))), path.split('.').at(-1) ?? ''];
  const within = holder === '' ? row : (contract.at(row, holder) ?? {});
  const beside = Object.entries(objectAt(contract.resolve(within), 'properties'));
  const [, stem] = /^(.+)(?:Name|Title)s?$/.exec(last) ?? [];
  const stands = ([name, node]: [string, Json]): boolean =>
    [`${stem}Id`, `${stem}Uuid`].includes(name) || textAt(contract.resolve(node), 'x-named-by') === last;
  return (
    (holder !== '' && beside.some(([name]) => /^(id|uuid|subject)$/.test(name))) ||
    (stem !== undefined && beside.some(stands))
  );
}

/** Why a property does not tell what a thing is called, in words that follow its name; undefined where it does, and where nothing does better. */
export function whyNoName(contract: Contract, row: JsonObject, path: string): string | undefined {
  const node = contract.at(row, path);
  const names = namesOf(contract, row);
  if (!node || names.length === 0 || names.includes(path)) return undefined;
  const isForeign = isOfAnother(contract, row, path) && !names.some((name) => isOfAnother(contract, row, name));
  if (isNames(contract, node)) return isForeign ? OF_ANOTHER : undefined;
  if (kindOf(node) !== 'string' || !isReadable(node)) return `is ${holds(node)}, which names nothing`;
  if (path === ownIdentifier(contract, row) || isIdentifier(contract, path, node))
    return 'identifies a thing, and tells nobody what it is';
  if (!sureOf(contract, row, path)) return 'may be nothing, and then it would be called nothing';
  return isForeign ? OF_ANOTHER : undefined;
}

const OF_ANOTHER = 'is what something else is called';
