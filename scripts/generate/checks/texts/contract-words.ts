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

/** The words of descriptions, read once of each contract. */
const described = new WeakMap<Contract, ReadonlySet<string>>();

/** Every word that the sentences of a contract have in small letters: common English words, and no names. */
export function descriptionsIn(contract: Contract): ReadonlySet<string> {
  const found = described.get(contract) ?? new Set(sentencesIn(contract.document).flatMap(smallWords));
  described.set(contract, found);
  return found;
}

const smallWords = (text: string): string[] =>
  text.replaceAll(/`[^`]*`|\{[^}]*\}/g, ' ').match(/(?<![\p{L}\p{N}./_-])\p{Ll}+(?![\p{L}\p{N}/_-])/gu) ?? [];

function sentencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) =>
    (key === 'description' || key === 'summary') && typeof one === 'string' ? [one] : sentencesIn(one),
  );
}
