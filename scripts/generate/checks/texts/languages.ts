import type { Text } from '../../../../src/contract/text.ts';
import type { Inputs } from '../../checking.ts';
import type { Place } from '../../definition.ts';
import type { DefinitionFile } from '../../definition-file.ts';
import { lexiconOf, wordsOf } from './lexicon.ts';
import { type PlacedText, textsIn } from './placed-texts.ts';
import { checkInOne, checkUntranslated, isDraft } from './untranslated.ts';

type Language = 'en' | 'sv';

/** Words, or whole texts, each with how often it stands in the definitions. */
type Counts = Map<string, number>;

/**
 * Checks the texts of a definition: that each stands in its own language, as the texts of all definitions tell, and that it can be shown as it is. What stands the same in both
 * languages is not translated yet, and tells nothing of either.
 */
export function checkTexts(
  file: DefinitionFile,
  all: readonly DefinitionFile[],
  inputs: Pick<Inputs, 'catalogues' | 'contract'>,
): void {
  const known = knownFrom(all);
  const lexicon = lexiconOf(all, inputs);
  const own = textsIn(file.value);
  checkCrosswise(file, own, known);
  // What was only just written for another service is not translated at all yet.
  const isUnwritten = isDraft(own);
  for (const { text, place } of own) {
    checkShown(file, text, place);
    const { en, sv } = text;
    if (plain(en) === plain(sv)) {
      if (!isUnwritten) checkUntranslated(file, { known, lexicon }, text, place);
      continue;
    }
    // A text does not speak for itself.
    const says = (written: string, language: Language) => verdict(known, written, language, text);
    if (says(en, 'en') === 'other' && says(sv, 'sv') === 'other')
      file.fault(place, `The English of “${sv}” is “${en}”, which is Swedish.`, 'Put each in its own language.');
    else checkInOne(file, { known, lexicon }, text, place);
  }
}

/** The Swedish of English texts, in small letters, of which the definitions have one and no other. */
export function swedishOf(all: readonly DefinitionFile[]): Record<string, string> {
  const only = [...knownFrom(all).swedish].filter(([, swedish]) => swedish.size === 1);
  return Object.fromEntries(only.map(([en, swedish]) => [en, [...swedish].join('')] as const));
}

/** Two texts of which each has the Swedish of the other, as other definitions translate them. */
function checkCrosswise(file: DefinitionFile, own: readonly PlacedText[], { pairs }: Known): void {
  const ours = countsOf(own.map(({ text }) => pair(text.en, text.sv)));
  const isKnown = (en: string, sv: string): boolean => (pairs.get(pair(en, sv)) ?? 0) > (ours.get(pair(en, sv)) ?? 0);
  const count = (en: string, sv: string): number => pairs.get(pair(en, sv)) ?? 0;
  const strange = own.filter(({ text }) => !isKnown(text.en, text.sv));
  strange.forEach(({ text, place }, index) => {
    const other = strange
      .slice(index + 1)
      .find((one) => isKnown(text.en, one.text.sv) && isKnown(one.text.en, text.sv));
    // What stands more often as it is here is wrong where it stands otherwise.
    const isRarer = other && count(text.en, text.sv) <= count(text.en, other.text.sv);
    if (other && isRarer && pair(text.en, other.text.sv) !== pair(text.en, text.sv))
      file.fault(
        [...place, 'sv'],
        `“${text.sv}” is the Swedish of “${other.text.en}”, and stands beside “${text.en}”.`,
        `Write “${other.text.sv}”.`,
      );
  });
}

const pair = (en: string, sv: string): string => `${plain(en)}|${plain(sv)}`;

function countsOf(words: readonly string[]): Counts {
  const counts: Counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** What the texts of the same files tell is put together once. */
const knowledge = new WeakMap<readonly DefinitionFile[], Known>();

function knownFrom(all: readonly DefinitionFile[]): Known {
  const known = knowledge.get(all) ?? knownOf(all.flatMap(({ value }) => textsIn(value)));
  knowledge.set(all, known);
  return known;
}

interface Known {
  words: Record<Language, Counts>;
  texts: Record<Language, Counts>;
  /** Texts that are the same in both. */
  same: Counts;
  /** What each English text is in Swedish, where that is another, and what each Swedish one is in English. */
  swedish: Map<string, Set<string>>;
  english: Map<string, Set<string>>;
  /** How often an English text stands beside this Swedish one. */
  pairs: Counts;
}

function knownOf(texts: readonly PlacedText[]): Known {
  const known: Known = {
    words: { en: new Map(), sv: new Map() },
    texts: { en: new Map(), sv: new Map() },
    same: new Map(),
    pairs: countsOf(texts.map(({ text }) => pair(text.en, text.sv))),
    swedish: new Map(),
    english: new Map(),
  };
  for (const { text } of texts) {
    const { en, sv } = text;
    if (plain(en) === plain(sv)) {
      add(known.same, plain(en));
      continue;
    }
    known.swedish.set(plain(en), (known.swedish.get(plain(en)) ?? new Set()).add(sv));
    known.english.set(plain(sv), (known.english.get(plain(sv)) ?? new Set()).add(en));
    for (const language of ['en', 'sv'] as const) {
      add(known.texts[language], plain(text[language]));
      for (const word of wordsOf(text[language])) add(known.words[language], word);
    }
  }
  return known;
}

const add = (counts: Counts, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/**
 * Whether a text that stands as one language is of the other: its words, or it as a whole, stand elsewhere in the other
 * alone. One word alone tells nothing, for many are written the same: *men* is no Swedish beside *women*.
 */
function verdict({ words, texts, same }: Known, written: string, language: Language, own: Text) {
  const other = language === 'en' ? 'sv' : 'en';
  const count = (where: Language, word: string): number =>
    (words[where].get(word) ?? 0) - (wordsOf(own[where]).includes(word) ? 1 : 0);
  const whole = (where: Language): number =>
    (texts[where].get(plain(written)) ?? 0) - (plain(own[where]) === plain(written) ? 1 : 0);
  if (whole(other) > 0 && whole(language) === 0) return 'other';
  const all = wordsOf(written).filter((word) => !same.has(word));
  const ofOwn = all.filter((word) => count(language, word) > 0);
  const ofOther = all.filter((word) => count(other, word) > 0 && count(language, word) === 0);
  return ofOther.length > 1 && ofOwn.length * 3 < ofOther.length ? 'other' : 'own';
}

const plain = (text: string): string => text.normalize().trim().toLowerCase();

/** What is no plain text: markup of pages, holes of the catalogue, entities, and what Markdown knows. */
const MARKUP =
  /<\/?[a-z][^<>]*>|\{\{.*?\}\}|&(?:[a-z]+|#x?[0-9a-f]+);|\*\*[^*]+\*\*|\b__[^_]+__\b|\[[^\]]+\]\([^)]+\)/i;

/** What stands in little room, and how many letters are room enough; what explains has as much as it needs. */
const NAMES = ['label', 'one', 'many', 'add', 'title', 'search'];
const LONGEST = 80;
const isName = (place: Place): boolean => NAMES.includes(String(place.at(-1))) || place.at(-2) === 'choices';

/** Letters that were read as another encoding and saved so: `Ã¤` for `ä`. */
const BROKEN = /Ã[\u0080-\u00BF€-™]|â€.|Â[\u00A0-\u00BF]/;
/** What stands for words that are still to be found. */
const UNFINISHED = /\b(TODO|FIXME|TBD|XXX+)\b|\blorem ipsum\b|\?\?\?/;

/** What a text has that nobody is to read. */
function checkShown(file: DefinitionFile, text: Text, place: Place): void {
  for (const language of ['en', 'sv'] as const) {
    const written = text[language];
    const [markup] = MARKUP.exec(written) ?? [];
    const [hole] = place.includes('ask') ? [] : (/\{things?\}/.exec(written) ?? []);
    if (markup === undefined && hole !== undefined)
      file.fault([...place, language], `Nothing fills \`${hole}\` here.`, 'Write plain words.');
    if (markup !== undefined)
      file.fault([...place, language], `\`${markup}\` would be shown as it stands.`, 'Write plain words.');
    const [broken] = BROKEN.exec(written) ?? [];
    if (broken !== undefined)
      file.fault([...place, language], `\`${broken}\` was one letter before the file was saved.`, 'Write it again.');
    const [unfinished] = UNFINISHED.exec(written) ?? [];
    if (unfinished !== undefined)
      file.fault([...place, language], `\`${unfinished}\` is to be replaced by words.`, 'Write them.');
    if (/\S\s{2,}\S/.test(written))
      file.fault([...place, language], `“${written}” has two spaces side by side.`, 'Write one.');
    if (isName(place) && !/[\p{L}\p{N}]/u.test(written))
      file.fault([...place, language], `“${written}” has no letter.`, 'Write a word.');
    if (isName(place) && /\p{L}\s*:$/u.test(written))
      file.fault(
        [...place, language],
        `“${written}” ends with a colon, which would stand in sentences and headings.`,
        'Remove it.',
      );
    if (isName(place) && written.length > LONGEST)
      file.fault(
        [...place, language],
        `It has ${written.length} letters, where ${LONGEST} are the most that fit.`,
        'Say it in fewer, and the rest in `help` or `description`.',
      );
    if (written.trim() !== '' && written !== written.trim())
      file.fault([...place, language], `“${written}” begins or ends with a space.`, 'Remove it.');
  }
}
