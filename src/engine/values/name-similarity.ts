import { foldText } from '../../../openapi/formats/text.ts';

/** A text without case, diacritics and punctuation, its words one space apart. Scripts and emoji stay what they are. */
export function fold(text: string): string {
  return foldText(text)
    .replace(/[\p{P}\p{Z}\s]+/gu, ' ')
    .trim();
}

/** The pairs of neighbouring letters of a folded text, with the borders of words: what two texts are compared by. */
export function pairsOf(folded: string): Set<string> {
  const letters = folded === '' ? [] : [...` ${folded} `];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
}

/** How many pairs two texts share. */
export function sharedPairs(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return shared;
}

/** Dice's coefficient of two texts by their pairs: 1 for the same ones, 0 for those that share nothing. */
export function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.size + b.size === 0 ? 0 : (2 * sharedPairs(a, b)) / (a.size + b.size);
}
