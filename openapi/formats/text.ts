/**
 * Texts as they are kept and compared, for console and service alike. `fold_text` and `fold_name` in migration 0028 do in
 * PostgreSQL what `foldText` and `foldName` do here, which a test proves over all letters.
 */

/** Format characters that are seen: they stand around a number in Arabic and Syriac. */
const SEEN = '\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}';
const FORMAT = new RegExp(`(?![${SEEN}])\\p{Cf}`, 'gu');

/** What a joiner, and the letters of a flag such as Scotland's, belong to. */
const EMOJI =
  /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u{fe0f}|[\u{e0020}-\u{e007f}])*(?:\u200d\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u{fe0f})*)*/gu;

/** Marks that turn the direction of what follows, and those that end it. */
const OPENS = /[\u202a\u202b\u202d\u202e\u2066-\u2068]/u;
const CLOSERS: Readonly<Record<string, string>> = { '\u2066': '\u2069', '\u2067': '\u2069', '\u2068': '\u2069' };

/**
 * A text as it is kept: composed (NFC) and without format characters that nobody sees. Joiners stay within emoji, and marks
 * of direction that are closed again.
 */
export function cleanText(text: string): string {
  // Most texts hold none of them, and are composed.
  if (/^[\p{ASCII}åäöÅÄÖéÉ]*$/u.test(text)) return text;
  const composed = text.normalize('NFC');
  if (composed.search(FORMAT) === -1) return composed;
  const kept = new Set(closedMarks(composed));
  for (const emoji of composed.matchAll(EMOJI)) {
    for (let at = emoji.index; at < emoji.index + emoji[0].length; at += 1) kept.add(at);
  }
  // What stood on both sides of a removed character may belong together now.
  return composed.replace(FORMAT, (mark, at: number) => (kept.has(at) ? mark : '')).normalize('NFC');
}

/**
 * A text of one line as it is kept: as `cleanText` has it, line breaks and other control characters are blanks. NUL stays, so
 * that it is refused: no database keeps it.
 */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/(?:\r\n|[\p{Cc}\u2028\u2029])/gu, (mark) => (mark === '\0' ? mark : ' '));
}

/** Where marks of direction stand that have their partner. */
function closedMarks(text: string): number[] {
  const open: { readonly at: number; readonly closer: string }[] = [];
  return [...text.matchAll(/[\u202a-\u202e\u2066-\u2069]/gu)].flatMap(({ 0: mark, index }) => {
    if (OPENS.test(mark)) open.push({ at: index, closer: CLOSERS[mark] ?? '\u202c' });
    else if (open.at(-1)?.closer === mark) return [open.pop()?.at ?? index, index];
    return [];
  });
}

/** Letters that Unicode does not take apart into a base letter and a mark, and the two forms of one letter. */
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
  ς: 'σ',
};

const APOSTROPHES = /['`´‘’‛′ʹʻʼʽʾʿˈꞌ＇]/gu;
const HYPHENS = /[\p{Pd}\u2043\u2212\u02d7]/gu;
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Blanks, and the pattern of Braille that shows nothing. */
const BLANKS = /[\s\u2800]/gu;

/**
 * A text as texts are searched: without letter case, marks, width and what cannot be seen, all apostrophes, hyphens and
 * blanks alike. `alv` finds Älv, `O'Brien` finds O’Brien. Every blank stays, so that parts of a text fold as they do within it.
 */
export function foldText(text: string): string {
  return plain(text)
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Me}]/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Me}]/gu, '')
    .replace(/[æøœßłđðþħıŋς]/gu, (letter) => WHOLE_LETTERS[letter] ?? letter);
}

/** As `foldText`, with single blanks between words and none around them. */
export function foldWords(text: string): string {
  return foldText(text).replace(/ +/g, ' ').trim();
}

/**
 * What two names, codes or identifiers share that count as the same: as `foldWords`, but marks matter, because mål is another
 * word than mal. Empty when there is nothing to see.
 */
export function foldName(name: string): string {
  return plain(name).normalize('NFKC').toLowerCase().normalize('NFKC').replace(/ς/gu, 'σ').replace(/ +/g, ' ').trim();
}

/** Apostrophes, hyphens and blanks as one of each; nothing that cannot be seen. */
function plain(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(APOSTROPHES, "'")
    .normalize('NFKC')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(BLANKS, ' ')
    .replace(UNSEEN, '');
}

/**
 * The spellings of a name by the apostrophes and hyphens that keyboards and programs write, for a search that takes whole
 * names from an index; the name itself where it has none.
 */
export function spellingsOf(name: string): string[] {
  const written = cleanLine(name).trim();
  const apostrophes = ["'", '’', '‘', '´', '`'].map((mark) => written.replace(APOSTROPHES, mark));
  const all = apostrophes.flatMap((text) => ['-', '\u2011', '–'].map((mark) => text.replace(HYPHENS, mark)));
  return [...new Set(all)];
}

/** Names stand in one order in every list, picker and export, as PostgreSQL's `sv-x-icu` has it: Å, Ä and Ö after Z, in English too. */
export const orderLocale = 'sv';
