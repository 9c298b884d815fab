import { foldText } from '../../engine/values/fold-text.ts';

/** A piece of a text, and whether it is what was looked for. */
export interface MarkedPiece {
  text: string;
  isFound: boolean;
}

/** The words of what was typed, folded as lists fold them. */
export const wordsOf = (typed: string): string[] => foldText(typed).split(/\s+/).filter(Boolean);

/** Whether texts hold every word, in any order. */
export function holdWords(texts: readonly string[], words: readonly string[]): boolean {
  const folded = foldText(texts.join(' '));
  return words.every((word) => folded.includes(word));
}

/** A text in pieces, those that hold a word marked; its letters stay as they are written. */
export function markWords(text: string, words: readonly string[]): MarkedPiece[] {
  const letters = [...text];
  const folded = letters.map(foldText);
  const whole = folded.join('');
  const places = folded.flatMap((letter, index) => [...letter].map(() => index));
  const found = new Set<number>();
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1)) {
      for (let end = at; end < at + word.length; end++) found.add(places[end] ?? -1);
    }
  }
  const pieces: MarkedPiece[] = [];
  letters.forEach((letter, index) => {
    // A mark that is written apart belongs to the letter before it.
    const isFound = found.has(index) || (folded[index] === '' && (pieces.at(-1)?.isFound ?? false));
    const last = pieces.at(-1);
    if (last?.isFound === isFound) last.text += letter;
    else pieces.push({ text: letter, isFound });
  });
  return pieces;
}
