import type { DefinitionFile } from '../../definition-file.ts';
import { codeOf, UNSEEN } from '../../unseen.ts';
import { textsIn } from './placed-texts.ts';

/** What is surely seen: a letter of Latin script, a number, what a keyboard has beside letters, and the signs of units and money. */
const SEEN = /[!-~\p{Script=Latin}\p{N}\u00a1-\u00ac\u00ae-\u00bf\u00d7\u00f7\u2010-\u2027\u20a0-\u20bf\u2100-\u22ff]/u;
const NAMES = { en: 'English', sv: 'Swedish' } as const;

/** Whether words show anything at all. */
export const isSeen = (words: string): boolean => SEEN.test(words);

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
