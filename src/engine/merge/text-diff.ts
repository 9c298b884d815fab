import { type ChangeObject, diffChars, diffWordsWithSpace } from 'diff';

type Change = ChangeObject<string>;

/** Texts that differ in more pieces are marked as a whole: nobody reads a wall of marks, and it would be waited for. */
const MOST = { maxEditLength: 2_000 };

/** A piece of a text, and whether the other text lacks it. */
export interface TextPart {
  text: string;
  isChanged: boolean;
}

/**
 * Two texts in pieces, those marked that the other lacks: by words, and where a text is a single word by its letters.
 * @returns the pieces of each text, in order; together they are the text
 */
export function textDiff(before: string, after: string): { before: TextPart[]; after: TextPart[] } {
  const isPhrase = /\s/.test(before) || /\s/.test(after);
  const found = isPhrase ? diffWordsWithSpace(before, after, MOST) : diffChars(before, after, MOST);
  const parts = found ?? whole(before, after);
  const side = (isOther: (part: Change) => boolean): TextPart[] =>
    parts
      .filter((part) => !isOther(part))
      .map(({ value, added, removed }) => ({ text: value, isChanged: added || removed }));
  return { before: side(({ added }) => added), after: side(({ removed }) => removed) };
}

const whole = (before: string, after: string): Change[] => [
  { value: before, removed: true, added: false, count: 1 },
  { value: after, removed: false, added: true, count: 1 },
];
