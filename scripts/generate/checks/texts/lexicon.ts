import type { Text } from '../../../../src/contract/text.ts';
import type { Inputs } from '../../checking.ts';
import type { DefinitionFile } from '../../definition-file.ts';
import { descriptionsIn, wordsIn } from './contract-words.ts';
import { LOANWORDS } from './loanwords.ts';
import { textsIn } from './placed-texts.ts';

type Language = 'en' | 'sv';

/** How an English word, and a Swedish one, ends where it is not in its plainest form. */
const ENDINGS: Readonly<Record<Language, RegExp>> = {
  en: /^e?s$/,
  sv: /^(s|n|en|et|er|ar|or|ens|ets|ers|erna|arna|orna|ernas|arnas)$/,
};

/** How many times more often than in the other language a word stands in its own, until what is there is a name or a slip. */
const MUCH = 10;

/** How long a word is that others may be made of, and one whose other part is known, too. */
const PART = 4;
const SHORT = 3;

/** Letters that no English word has. */
const SWEDISH = /[åäö]/;

/** Which words are of which language, as all definitions, the console's catalogues and the contract tell together. */
export class Lexicon {
  private readonly read: readonly Words[];
  private readonly contract: ReadonlySet<string>;
  private readonly described: ReadonlySet<string>;

  constructor(all: readonly DefinitionFile[], { catalogues, contract }: Pick<Inputs, 'catalogues' | 'contract'>) {
    this.read = [wordsOfCatalogues(catalogues), joined(all.map(({ value }) => wordsOfDefinition(value)))];
    this.contract = wordsIn(contract);
    this.described = descriptionsIn(contract);
  }

  private has(language: Language, word: string): boolean {
    return this.read.some(({ counts }) => counts[language].has(word));
  }

  /** Whether others are this word with an ending: `sponsorer` is `sponsor`. */
  private isBegun(language: Language, word: string): boolean {
    return this.read.some(({ stems }) => stems[language].has(word));
  }

  /** How often a word stands in a language, its own text apart. */
  private count(language: Language, word: string, own: Text): number {
    const isOwn = own.en !== own.sv && wordsOf(own[language]).includes(word);
    const all = this.read.reduce((sum, { counts }) => sum + (counts[language].get(word) ?? 0), 0);
    return all - (isOwn ? 1 : 0);
  }

  /** How sure it is that a word is of this language and not of the other: 0 where it may be of both, or nothing tells. */
  sureness(word: string, language: Language, own: Text): number {
    const other = language === 'en' ? 'sv' : 'en';
    const said = this.count(language, word, own);
    const isOfOther =
      LOANWORDS.has(word) ||
      this.count(other, word, own) * MUCH > said ||
      (this.isBegun(other, word) && word.length > 2 && said < MUCH);
    if (isOfOther || (language === 'sv' && this.contract.has(word))) return 0;
    if (language === 'en') return said + (this.described.has(word) || this.isFormOf(word) ? 1 : 0);
    return said + (SWEDISH.test(word) ? 2 : 0) + (said === 0 && this.isCompound(word, own) ? 1 : 0);
  }

  /** Whether an English word is known in one number, and stands in the other. */
  private isFormOf(word: string): boolean {
    const others = word.endsWith('s') ? [word.slice(0, -1)] : [`${word}s`];
    return others.some((one) => this.described.has(one) || this.has('en', one));
  }

  /** Whether a word begins or ends with one that is Swedish alone: *artikellistor*, *lagkod*. */
  private isCompound(word: string, own: Text): boolean {
    if (this.has('en', word)) return false;
    const isSwedish = (part: string): boolean =>
      !this.has('en', part) &&
      !this.contract.has(part) &&
      !LOANWORDS.has(part) &&
      !this.isBegun('en', part) &&
      this.count('sv', part, own) > 0;
    const isPart = (part: string): boolean => LOANWORDS.has(part) || isSwedish(part);
    for (let length = SHORT; length <= word.length - SHORT; length++) {
      const [first, last] = [word.slice(0, length), word.slice(length)];
      const isLong = (part: string): boolean => part.length >= PART && isSwedish(part);
      if (isLong(first) || isLong(last) || ([first, last].every(isPart) && [first, last].some(isSwedish))) return true;
    }
    return false;
  }

  /** Whether a word may well be Swedish: it stands there, or in both. */
  mayBeSwedish = (word: string, own: Text): boolean =>
    LOANWORDS.has(word) || this.count('sv', word, own) > 0 || this.isBegun('sv', word);

  /** The words of a text that are of one language alone, as sure as asked. */
  only(text: string, language: Language, own: Text, least = 1): string[] {
    return wordsOf(text).filter((word) => word.length > 1 && this.sureness(word, language, own) >= least);
  }
}

/** Words of each language, with how often each stands there, and what they are forms of. */
interface Words {
  counts: Readonly<Record<Language, ReadonlyMap<string, number>>>;
  stems: Readonly<Record<Language, ReadonlySet<string>>>;
}

function wordsOfTexts(texts: Readonly<Record<Language, readonly string[]>>): Words {
  const countsOf = (language: Language): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const said of texts[language]) for (const word of wordsOf(said)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
  };
  const counts = { en: countsOf('en'), sv: countsOf('sv') };
  return { counts, stems: { en: stemsOf(counts.en.keys(), 'en'), sv: stemsOf(counts.sv.keys(), 'sv') } };
}

/** What words are forms of. */
function stemsOf(words: Iterable<string>, language: Language): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const word of words)
    for (let length = Math.max(3, word.length - 5); length < word.length; length++)
      if (ENDINGS[language].test(word.slice(length)) && !word.endsWith('ies')) stems.add(word.slice(0, length));
  return stems;
}

/** One of many definitions is changed at a time: what the others have is counted once. */
const counted = new WeakMap<object, Words>();

const NOTHING: Words = { counts: { en: new Map(), sv: new Map() }, stems: { en: new Set(), sv: new Set() } };

function wordsOfDefinition(value: unknown): Words {
  if (typeof value !== 'object' || value === null) return NOTHING;
  // What is the same in both tells nothing of either.
  const texts = (): Text[] => textsIn(value).flatMap(({ text }) => (text.en === text.sv ? [] : [text]));
  const of = (language: Language): string[] => texts().map((text) => text[language]);
  const found = counted.get(value) ?? wordsOfTexts({ en: of('en'), sv: of('sv') });
  counted.set(value, found);
  return found;
}

function wordsOfCatalogues(catalogues: Inputs['catalogues']): Words {
  const found = counted.get(catalogues) ?? wordsOfTexts(catalogues);
  counted.set(catalogues, found);
  return found;
}

function joined(all: readonly Words[]): Words {
  const counts = { en: new Map<string, number>(), sv: new Map<string, number>() };
  const stems = { en: new Set<string>(), sv: new Set<string>() };
  for (const one of all)
    for (const language of ['en', 'sv'] as const) {
      for (const [word, count] of one.counts[language])
        counts[language].set(word, (counts[language].get(word) ?? 0) + count);
      for (const stem of one.stems[language]) stems[language].add(stem);
    }
  return { counts, stems };
}

const known = new WeakMap<readonly DefinitionFile[], Lexicon>();

/** What these definitions tell of words, put together once. */
export function lexiconOf(all: readonly DefinitionFile[], inputs: Pick<Inputs, 'catalogues' | 'contract'>): Lexicon {
  const found = known.get(all) ?? new Lexicon(all, inputs);
  known.set(all, found);
  return found;
}

/** The words of a text, each once, in small letters. */
export const wordsOf = (text: string): string[] => [...new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])];
