import type { DefinitionFile } from '../../definition-file.ts';
import { textsIn } from './placed-texts.ts';
import { isSentence } from './word-ties.ts';

/** Words that deny what a sentence says, and all by which the other language may say the same. */
const DENIES = {
  en: /\b(?:not|never|cannot)\b|n[’']t\b/i,
  sv: /\b(?:inte|aldrig|ej)\b/i,
} as const;
const MAY_DENY = {
  en: /\b(?:no|not?|never|nobody|nothing|none|nowhere|without|cannot|neither|nor|only|alone|until|unless|except|instead|rather|than|out|off|away|gone|over|other|otherwise|to be|empty|free|hid\w*|clos\w*|stop\w*|end\w*|lack\w*|miss\w*|refus\w*|less|fail\w*|skip\w*|keep\w*|(?:un|in|im|dis|non)\w+)\b|n[’']t\b/i,
  sv: /\b(?:inte|ej|ingen|inget|inga|aldrig|ingenting|ingenstans|utan|varken|bara|endast|först|annars|ute|bort\w*|fel|förutom|utom|tomt?|tomma|sakna\w*|neka\w*|dölj\w*|dol\w*|slut\w*|miss\w*|o\p{L}+|av\p{L}+)(?!\p{L})/iu,
} as const;

/** Words of all that there is, and of nothing of it. */
const ALL = {
  en: /\b(?:all|any|every\w*|each|whole)\b/gi,
  sv: /(?<!\p{L})(?:all|allt|alla|allihop|hela|helt|samtliga|varje|var|vart|vilken|vilket|vilka|någon|något|några)(?!\p{L})/giu,
} as const;
const NONE = {
  en: /\b(?:no|not|never|cannot|none|nobody|nothing|without|neither|nor|empty)\b|n[’']t\b/gi,
  sv: /(?<!\p{L})(?:ingen|inget|inga|ingenting)(?!\p{L})/giu,
} as const;

/** An example may be another one in each language. */
const EXAMPLE = /\b(?:such as|for example|as in)\b/i;

const countOf = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** The words in braces, which are filled in and never translated. */
const filledIn = (text: string): string[] => (text.match(/\{[^{}]*\}/g) ?? []).toSorted();

const numbersIn = (text: string): string => (text.match(/\d+/g) ?? []).sort().join();

/** Checks that a sentence says the same in both languages as far as that is plain: the same numbers, and no where the other says no. */
export function checkSameMeaning(file: DefinitionFile): void {
  for (const { text, place } of textsIn(file.value)) {
    const [filled, own] = [filledIn(text.en), filledIn(text.sv)];
    const lost = own.find((one) => !filled.includes(one)) ?? filled.find((one) => !own.includes(one));
    if (lost !== undefined)
      file.fault(
        [...place, own.includes(lost) ? 'sv' : 'en'],
        `“${lost}” stands in one language only.`,
        `Write the words in braces alike in both: ${filled.join(', ') || 'none'}.`,
      );
    if (!isSentence(text) || text.en === text.sv) continue;
    const [en, sv] = [numbersIn(text.en), numbersIn(text.sv)];
    // What is a number in one may be a word in the other.
    if (en !== '' && sv !== '' && en !== sv && !EXAMPLE.test(text.en))
      file.fault(
        [...place, 'sv'],
        `It says ${sv.replaceAll(',', ', ')}, and the English ${en.replaceAll(',', ', ')}.`,
        'Say the same in each language.',
      );
    // Once more than English denies, and in the place of its *all*.
    if (
      countOf(text.en, ALL.en) > 0 &&
      countOf(text.sv, ALL.sv) === 0 &&
      countOf(text.sv, NONE.sv) > countOf(text.en, NONE.en)
    )
      file.fault(
        [...place, 'sv'],
        `It speaks of none, and the English of “${text.en.match(ALL.en)?.[0]}”.`,
        'Say the same in each language.',
      );
    for (const [one, other, name] of [
      ['en', 'sv', 'English'],
      ['sv', 'en', 'Swedish'],
    ] as const) {
      const [no] = DENIES[one].exec(text[one]) ?? [];
      if (no !== undefined && !MAY_DENY[other].test(text[other]))
        file.fault(
          [...place, other],
          `It denies nothing, and the ${name} says “${no}”.`,
          'Say the same in each language.',
        );
    }
  }
}
