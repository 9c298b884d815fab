import { CsvProblem } from './csv-problem.ts';

/** The encodings that a file of a spreadsheet may have, by their names in the Encoding Standard. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'macintosh',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The largest file in bytes: as large as an upload may be (specification §9). */
const MAX_BYTES = 15_728_640;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** How many words tell which encoding it is. */
const MOST_WORDS = 5000;

/**
 * The bytes of a file.
 * @throws CsvProblem when the file is too large, or the browser is not given it
 */
export async function bytesOfFile(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > MAX_BYTES) throw new CsvProblem('tooLarge');
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    // Changed or moved since it was chosen, held by another program, or on a disk that is away.
    throw new CsvProblem('unreadable');
  }
}

/** The text that bytes stand for in an encoding; what they cannot mean becomes U+FFFD. */
export function decoded(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(encoding.startsWith('utf-16') ? pairsOf(bytes) : bytes);
}

/** Bytes in pairs: a last one alone, as of a file that something was added to, says nothing. */
const pairsOf = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  bytes.subarray(0, bytes.length - (bytes.length % 2));

/**
 * The encoding that bytes most likely have: by their byte order mark, else UTF-8 where they are that, else the one in
 * which their words look most like words. Where two read alike it is the more usual one.
 */
export function guessEncoding(bytes: Uint8Array<ArrayBuffer>): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const wide = wideEncoding(bytes);
  if (wide) return wide;
  if (isValid(bytes, 'utf-8')) return 'utf-8';
  const candidates = ['utf-8', 'windows-1252', 'windows-1250', 'windows-1251', 'macintosh'] as const;
  const scores = candidates.map((encoding) => scoreOf(decoded(bytes, encoding)));
  return candidates[scores.indexOf(Math.max(...scores))] ?? 'windows-1252';
}

function isValid(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** UTF-16 without a mark: line breaks and delimiters have a zero, always on the same side. A zero elsewhere is a fault of the file. */
function wideEncoding(bytes: Uint8Array<ArrayBuffer>): Encoding | undefined {
  const zeros = [0, 0];
  const breaks = [0, 0];
  for (const [at, byte] of bytes.entries()) {
    const side = at % 2;
    if (byte === 0) zeros[side] = (zeros[side] ?? 0) + 1;
    const isBreak = byte === LINE_FEED || byte === CARRIAGE_RETURN;
    if (isBreak && bytes[side === 0 ? at + 1 : at - 1] === 0) breaks[side] = (breaks[side] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  // Letters such as U+0100 have their zero on the other side, and are few.
  const isWide = (more: number, fewer: number, lines: number): boolean =>
    more > 1 && lines > 0 && more > bytes.length / 40 && fewer * 20 < more;
  if (isWide(odd, even, breaks[0] ?? 0) && isValid(pairsOf(bytes), 'utf-16le')) return 'utf-16le';
  return isWide(even, odd, breaks[1] ?? 0) && isValid(pairsOf(bytes), 'utf-16be') ? 'utf-16be' : undefined;
}

/**
 * Letters beyond A to Z that words of one language hold, and how likely a word is in it. Names of rosters come from many
 * countries, but the letters of one word come from one.
 */
const ALPHABETS: readonly (readonly [letters: string, weight: number])[] = [
  ['åäöéü', 1.5],
  ['æøåé', 1.5],
  ['äöüß', 1.5],
  ['éèêëàâçîïôûùüœ', 1],
  ['áéíóúñüàçò', 1],
  ['áâãàçéêíóôõú', 1],
  ['àèéìíòóù', 1],
  ['áðéíóúýþæö', 1],
  ['ëïéèöüáó', 1],
  ['ąćęłńóśźż', 1],
  ['áčďéěíňóřšťúůýž', 1],
  ['áäčďéíĺľňóôŕšťúýž', 1],
  ['áéíóöőúüű', 1],
  ['čćđšž', 1],
  ['ăâîşţșț', 1],
  ['äöüõšž', 1],
  ['абвгдеёжзийклмнопрстуфхцчшщъыьэюя', 1.5],
  ['абвгґдеєжзиіїйклмнопрстуфхцчшщьюя', 1.5],
  ['абвгдежзійклмнопрстуўфхцчшыьэюяё', 1.5],
  ['абвгдђежзијклљмнњопрстћуфхцчџшѓќѕ', 1.5],
];

/** Signs that stand within or beside words: quotation marks, dashes, ordinals, degrees. */
const SIGNS = /[‘’‚“”„«»‹›–—…·´¨\u00a0\u00adªº°§€£№½†•™®©]/gu;
/** Of a letter alone nobody can say which language it is of. */
const LETTER_ALONE = /^\P{L}*\p{L}\P{L}*$/u;
/** In Portuguese this letter stands before an e alone; elsewhere it is Estonian, or the wrong reading of a Hungarian one. */
const TILDE_O = /õ(?!e)/iu;

/** How much it says that the words of a file are of one language: it decides where each alone could be of two. */
const ONE_LANGUAGE = 0.2;

/** How much a text looks like words: each word with letters beyond A to Z speaks for it or against it. */
function scoreOf(text: string): number {
  let score = 0;
  let words = 0;
  const ofLanguage = ALPHABETS.map(() => 0);
  for (const [found] of text.matchAll(/[^\s;,|"()/.:\d@_–—-]*[^\s\p{ASCII}–—][^\s;,|"()/.:\d@_–—-]*/gu)) {
    score += scoreOfWord(found);
    const beyond = lettersBeyond(found);
    for (const [index, [letters]] of ALPHABETS.entries()) {
      if (!LETTER_ALONE.test(found) && isSpelled(found, beyond, letters))
        ofLanguage[index] = (ofLanguage[index] ?? 0) + 1;
    }
    words += 1;
    if (words === MOST_WORDS) break;
  }
  return score + ONE_LANGUAGE * Math.max(...ofLanguage);
}

/** Whether a word may be of the language that has these letters. */
function isSpelled(word: string, beyond: readonly string[], letters: string): boolean {
  return beyond.every((letter) => letters.includes(letter)) && !(letters.includes('ã') && TILDE_O.test(word));
}

const lettersBeyond = (word: string): string[] => [...word.toLowerCase()].filter((letter) => letter > '\u007f');

function scoreOfWord(found: string): number {
  if (/[\u0080-\u009f\ufffd]/u.test(found)) return -5;
  const hasLetters = /\p{L}/u.test(found);
  // A sign within a word is an apostrophe, or a letter that was read in the wrong encoding.
  if (/\p{L}[^\p{L}\p{M}'’´·\u00ad]+\p{L}/u.test(found)) return -2;
  const parts = found.replace(SIGNS, "'").split("'");
  const odd = parts.some((part) => /[^\p{L}\p{M}\p{ASCII}]/u.test(part));
  if (odd) return hasLetters ? -2 : -1;
  const letters = parts.filter((part) => /[^\p{ASCII}]/u.test(part)).map(weightOf);
  if (letters.length === 0) return /^[’\p{L}]+$/u.test(found) ? 0.5 : 0.1;
  if (LETTER_ALONE.test(found)) return 0;
  return Math.min(...letters);
}

/** How likely a word is one of some language: not when capitals stand within it, or most of it are letters with marks. */
function weightOf(word: string): number {
  if (!/^(?:\p{Lu}?\p{Ll}+|\p{Lu}+)$/u.test(word)) return -1;
  const beyond = lettersBeyond(word);
  const isCyrillic = /\p{Script=Cyrillic}/u.test(word);
  if (isCyrillic && /\p{Script=Latin}/u.test(word)) return -2;
  if (!isCyrillic && word.length > 2 && beyond.length > word.length * 0.6) return -0.5;
  const weights = ALPHABETS.filter(([letters]) => isSpelled(word, beyond, letters));
  return Math.max(0, ...weights.map(([, weight]) => weight));
}
