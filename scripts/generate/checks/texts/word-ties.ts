import type { Text } from '../../../../src/contract/text.ts';
import type { DefinitionFile } from '../../definition-file.ts';
import { textsIn } from './placed-texts.ts';

/** How letters at the beginning of words tell that these are forms of one: *publicerad* and *publicerade*. */
const BEGINNING = 4;

/** The beginnings of a text's words, each once; little words tell nothing. */
const kinOf = (text: string): string[] => [
  ...new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, BEGINNING))),
];

/** What the texts of all definitions tell of which words stand for which. */
export interface Ties {
  /** How well two languages go together, from 0 to 1; the text itself, once, does not count. */
  fit(text: Text): number;
  /** Whether two texts are forms of one in this language: names that have a word in common, and sentences all. */
  isKin(one: Text, other: Text, language: 'en' | 'sv'): boolean;
}

/** What says something, and is no name of it. */
export const isSentence = ({ en, sv }: Text): boolean => [en, sv].every((said) => /[.!?]$/.test(said.trim()));

const known = new WeakMap<readonly DefinitionFile[], Ties>();

/** The ties between the words of these definitions, put together once. */
export function tiesOf(all: readonly DefinitionFile[]): Ties {
  const found = known.get(all) ?? makeTies(all.flatMap(({ value }) => textsIn(value).map(({ text }) => text)));
  known.set(all, found);
  return found;
}

function makeTies(texts: readonly Text[]): Ties {
  const counts = new Map<string, number>();
  const add = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { en, sv } of texts) {
    const [english, swedish] = [kinOf(en), kinOf(sv)];
    for (const word of english) add(`en ${word}`);
    for (const word of swedish) add(`sv ${word}`);
    for (const one of english) for (const other of swedish) add(`${one} ${other}`);
  }
  const count = (key: string): number => Math.max(0, (counts.get(key) ?? 0) - 1);
  const tie = (one: string, other: string): number => {
    const all = count(`en ${one}`) + count(`sv ${other}`);
    return all === 0 ? 0 : (2 * count(`${one} ${other}`)) / all;
  };
  const best = (word: string, others: readonly string[]): number => Math.max(0, ...others.map((one) => tie(word, one)));
  return {
    fit: ({ en, sv }) => {
      const [english, swedish] = [kinOf(en), kinOf(sv)];
      return english.reduce((sum, word) => sum + best(word, swedish), 0) / Math.max(1, english.length);
    },
    isKin: (one, other, language) => {
      const [ours, theirs] = [kinOf(one[language]), kinOf(other[language])];
      const shared = ours.filter((word) => theirs.includes(word)).length;
      return isSentence(one) ? shared === Math.max(ours.length, theirs.length) : shared > 0;
    },
  };
}
