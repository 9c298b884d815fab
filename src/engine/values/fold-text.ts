/** Letters that Unicode does not take apart into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
};

/**
 * A text as texts are searched and compared: without letter case, accents, width and what cannot be seen. `alv` finds
 * Älv. Blanks and punctuation stay, so that parts of a text fold as they do within it.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[æøœßłđðþħıŋ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
}
