import type { DefinitionFile } from '../../definition-file.ts';
import { textsIn } from './placed-texts.ts';

/** What is surely seen: a letter of Latin script, a number, what a keyboard has beside letters, and the signs of units and money. */
const SEEN = /[!-~\p{Script=Latin}\p{N}\u00a1-\u00ac\u00ae-\u00bf\u00d7\u00f7\u2010-\u2027\u20a0-\u20bf\u2100-\u22ff]/u;
const NAMES = { en: 'English', sv: 'Swedish' } as const;

/** Whether words show anything at all. */
export const isSeen = (words: string): boolean => SEEN.test(words);

/** What is never seen by itself: marks that turn or join what stands beside them, and blanks that are taken for letters. A soft hyphen breaks long words. */
const UNSEEN =
  /(?!\u00ad)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\u{13441}\u{1d159}]/u;

/** A letter that looks like another one of the word it stands in: Latin and other scripts in one word. */
const MIXED =
  /\p{Script=Latin}\p{M}*(?!\p{Script=Latin}|\p{Script=Common})\p{L}|(?!\p{Script=Latin}|\p{Script=Common})\p{L}\p{M}*\p{Script=Latin}/u;

/** Checks that what texts say is seen, those within options too: other scripts have blank letters of their own. */
export function checkSeen(file: DefinitionFile): void {
  for (const { text, place } of textsIn(file.value))
    for (const language of ['en', 'sv'] as const) {
      const words = text[language];
      const tell = (what: string, hint: string): void =>
        file.fault([...place, language], `The ${NAMES[language]} text ${what}.`, hint);
      const [unseen] = UNSEEN.exec(words) ?? [];
      const [mixed] = MIXED.exec(words) ?? [];
      if (!isSeen(words)) tell('has nothing that would be seen', `Write the ${NAMES[language]} text.`);
      else if (unseen !== undefined) tell(`has a character that nobody sees (${codeOf(unseen)})`, 'Remove it.');
      else if (mixed !== undefined)
        tell(`has letters of two scripts in one word (“${mixed}”)`, 'Write the word with letters of one script.');
    }
}

/** A character as Unicode names its place: `U+202E`. */
const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
