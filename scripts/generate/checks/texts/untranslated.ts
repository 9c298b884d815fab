import type { Text } from '../../../../src/contract/text.ts';
import type { Place } from '../../definition.ts';
import type { DefinitionFile } from '../../definition-file.ts';
import { type Lexicon, wordsOf } from './lexicon.ts';
import { LOANWORDS } from './loanwords.ts';
import type { PlacedText } from './placed-texts.ts';

/** What tells of a text which language it is in. */
interface Told {
  /** Texts that are the same in both, what each English one is in Swedish elsewhere, and each Swedish one in English. */
  known: {
    same: ReadonlyMap<string, number>;
    swedish: ReadonlyMap<string, ReadonlySet<string>>;
    english: ReadonlyMap<string, ReadonlySet<string>>;
  };
  lexicon: Lexicon;
}

type Language = 'en' | 'sv';

const plain = (text: string): string => text.normalize().trim().toLowerCase();

/** What names something, where a first definition has words of its own for nothing. */
const isName = (place: Place): boolean =>
  ['label', 'one', 'many', 'title'].includes(String(place.at(-1))) || place.at(-2) === 'choices';

/** Whether a definition is a first one, with most of its names the same in both languages: nobody has translated it yet. */
export function isDraft(own: readonly PlacedText[]): boolean {
  const isOfBoth = ({ en }: Text): boolean => wordsOf(en).every((word) => LOANWORDS.has(word));
  const names = own.filter(({ place, text }) => isName(place) && !isOfBoth(text));
  const same = names.filter(({ text }) => plain(text.en) === plain(text.sv));
  return same.length * 2 >= names.length;
}

const at = (value: unknown, place: Place): Record<string, unknown> =>
  place.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], value) as Record<
    string,
    unknown
  >;

/** The words of a property's or a value's name. */
const inWords = (name: unknown): string =>
  (String(name).split('.').at(-1) ?? '').replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ');

/**
 * Whether a text only says the name of its property, which is English, as the first definition of something has it. What values are called may be names that all languages
 * have, such as those of other services, where most values beside it are the same in both, too.
 */
function isOnlyName({ value }: DefinitionFile, en: string, place: Place): boolean {
  const holder = at(value, place.slice(0, -1));
  if (place.at(-2) === 'choices') {
    const texts = Object.values(holder) as Text[];
    const same = texts.filter((text) => plain(text.en) === plain(text.sv)).length;
    return plain(inWords(place.at(-1))) === plain(en) && same * 2 <= texts.length;
  }
  return [holder.field, holder.parameter].some((one) => one !== undefined && plain(inWords(one)) === plain(en));
}

/** What was found elsewhere for the same words, as what to write. */
function instead(found: ReadonlySet<string> | undefined, otherwise: string): string {
  const words = [...(found ?? [])].map((one) => `“${one}”`);
  const last = words.pop();
  if (last === undefined || words.length > 2) return otherwise;
  return `Write ${words.length === 0 ? last : `${words.join(', ')} or ${last}`}.`;
}

/** Of how many words of one language one may be of the other, such as a name. */
const FEW = 3;

/** Checks a text that is the same in both languages: its words are of one of them alone, or it is another in other places. */
export function checkUntranslated(file: DefinitionFile, { known, lexicon }: Told, text: Text, place: Place): void {
  const { en: written } = text;
  const [swedish, english] = [known.swedish.get(plain(written)), known.english.get(plain(written))];
  const mayBeSwedish = wordsOf(written).every((word) => lexicon.mayBeSwedish(word, text));
  const named = !mayBeSwedish && isOnlyName(file, written, place) ? wordsOf(written) : [];
  const [ofEnglish, ofSwedish] = [[...lexicon.only(written, 'en', text), ...named], lexicon.only(written, 'sv', text)];
  const isKept = (known.same.get(plain(written)) ?? 0) > 1;
  if (swedish?.size === 1 && !isKept && ofSwedish.length <= ofEnglish.length / FEW)
    file.fault(
      [...place, 'sv'],
      `“${written}” is English, and “${[...swedish].join()}” elsewhere.`,
      instead(swedish, ''),
    );
  else if (ofEnglish.length > 0 && ofSwedish.length <= ofEnglish.length / FEW && !isKept)
    file.fault(
      [...place, 'sv'],
      `“${written}” stands for Swedish, too, and is English.`,
      instead(swedish, 'Write it in Swedish.'),
    );
  else if (ofSwedish.length > 0 && ofEnglish.length <= ofSwedish.length / FEW) {
    const where = english ? `Swedish, and “${[...english][0] ?? ''}” elsewhere` : '';
    file.fault(
      [...place, 'en'],
      where === '' ? `“${written}” stands as English, and is Swedish.` : `“${written}” is ${where}.`,
      'Say it in English.',
    );
  }
}

/** How sure words are of the other language, where nothing else is said against a text. */
const SURE = 2;

/** Checks that a text stands in its own language where it differs from the other: all its words that tell anything, or most of several, are of the other. */
export function checkInOne(file: DefinitionFile, { known, lexicon }: Told, text: Text, place: Place): void {
  for (const [language, other, name] of [
    ['sv', 'en', 'English'],
    ['en', 'sv', 'Swedish'],
  ] as const satisfies [Language, Language, string][]) {
    const all = wordsOf(text[language]).filter((word) => word.length > 1 && !known.same.has(word));
    const foreign = lexicon.only(text[language], other, text, SURE);
    // One word alone may be one of this language that stands nowhere else, as *men* is of both: it is known to be called so in the other.
    const called = language === 'sv' ? known.swedish : known.english;
    const isWhole = foreign.length === 1 && all.length === 1 && called.has(plain(text[language]));
    if (!isWhole && (foreign.length < 2 || foreign.length * 3 < all.length * 2)) continue;
    file.fault([...place, language], `“${text[language]}” is ${name}.`, 'Put each in its own language.');
    return;
  }
}
