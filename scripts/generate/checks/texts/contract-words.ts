import type { Contract } from '../../contract.ts';

/** The words of contracts, read once of each. */
const known = new WeakMap<Contract, ReadonlySet<string>>();

/** Every word that a contract has, in small letters: in its names, its values and its descriptions, which are English. */
export function wordsIn(contract: Contract): ReadonlySet<string> {
  const found = known.get(contract) ?? new Set(wordsOf(JSON.stringify(contract.document)));
  known.set(contract, found);
  return found;
}

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];
