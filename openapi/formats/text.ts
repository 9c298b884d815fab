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

/** Marks that turn the direction of what follows, each with the one that ends it. */
const CLOSERS: ReadonlyMap<number, number> = new Map([
  ...[0x202a, 0x202b, 0x202d, 0x202e].map((code): [number, number] => [code, 0x202c]),
  ...[0x2066, 0x2067, 0x2068].map((code): [number, number] => [code, 0x2069]),
]);

/** More marks on one letter than any script has (Unicode's stream-safe texts, UAX 15). Composing takes time by the square of their number. Matches each run whole, or every mark of it would be counted from. */
const MARKS = /(\p{M}{2,30})\p{M}*/gu;

/** What is seen of a text. NUL counts, so that it is refused: no database keeps it. */
const VISIBLE = /\0|[^\s\u2800\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/**
 * A text as it is kept: composed (NFC), with 30 marks on a letter at most, and without format characters that nobody sees; empty when nothing of it is seen. Joiners
 * stay within emoji, and marks of direction that are closed again. Looks at a text of nothing but such characters about as
 * fast as at any other.
 */
export function cleanText(text: string): string {
  // Blanks alone are for whoever judges the text.
  if (text.search(VISIBLE) === -1) return text.trim() === '' ? text : '';
  // Most texts hold none of them, and are composed.
  if (/^[\p{ASCII}åäöÅÄÖéÉ]*$/u.test(text)) return text;
  const composed = withFewMarks(text).normalize('NFC');
  if (composed.search(FORMAT) === -1) return composed;
  // What stood on both sides of a removed character may belong together now.
  return withFewMarks(withoutFormat(composed)).normalize('NFC');
}

function withFewMarks(text: string): string {
  return text.replace(MARKS, '$1');
}

/** A text of one line as it is kept: as `cleanText` has it, line breaks and other control characters but NUL are blanks. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/(?!\0)(?:\r\n|[\p{Cc}\u2028\u2029])/gu, ' ');
}

/** A text without the format characters that nobody sees. */
function withoutFormat(text: string): string {
  const isKept = keptPlaces(text);
  let clean = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const size = formatAt(text, at);
    if (size === 0 || isKept[at] === 1) continue;
    clean += text.slice(from, at);
    at += size - 1;
    from = at + 1;
  }
  return clean + text.slice(from);
}

/** How many units the format character has that begins there: 0 where none does. */
function formatAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  const isPair = code >= 0xd800 && code < 0xdc00;
  if (!isPair) return isFormatUnit(code) ? 1 : 0;
  return ONE_FORMAT.test(text.slice(at, at + 2)) ? 2 : 0;
}

const ONE_FORMAT = new RegExp(`^${FORMAT.source}$`, 'u');
/** For each unit of UTF-16, once it was asked for: 1 one that is no format character, 2 one that is. */
const known = new Uint8Array(0x1_0000);

function isFormatUnit(code: number): boolean {
  if (known[code] === 0) known[code] = ONE_FORMAT.test(String.fromCharCode(code)) ? 2 : 1;
  return known[code] === 2;
}

/** Where format characters stand that are kept, 1 at each: joiners within emoji, and marks of direction that have their partner. */
function keptPlaces(text: string): Uint8Array {
  const kept = new Uint8Array(text.length);
  for (const emoji of text.matchAll(EMOJI)) kept.fill(1, emoji.index, emoji.index + emoji[0].length);
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const last = open.at(-1);
    if (CLOSERS.has(code)) open.push(at);
    else if (last !== undefined && CLOSERS.get(text.charCodeAt(last)) === code) {
      open.pop();
      kept[last] = 1;
      kept[at] = 1;
    }
  }
  return kept;
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
  const seen = withFewMarks(text.replace(UNSEEN, ''))
    .replace(APOSTROPHES, "'")
    .normalize('NFKC')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(BLANKS, ' ')
    .replace(UNSEEN, '');
  return withFewMarks(seen);
}

/**
 * The spellings of a name by the apostrophes that are letters to PostgreSQL's collation `alike`, which passes over all other
 * signs; the name itself where it has none.
 */
export function spellingsOf(name: string): string[] {
  const written = cleanLine(name).trim();
  return [...new Set(["'", 'ʼ', 'ʻ', 'ʹ', 'ʽ', 'ʾ', 'ʿ', 'ˈ', 'ꞌ'].map((mark) => written.replace(APOSTROPHES, mark)))];
}

/** Names stand in one order in every list, picker and export, as PostgreSQL's `sv-x-icu` has it: Å, Ä and Ö after Z, in English too. */
export const orderLocale = 'sv';
