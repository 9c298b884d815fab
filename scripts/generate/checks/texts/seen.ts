import type { DefinitionFile } from '../../definition-file.ts';
import { textsIn } from './placed-texts.ts';

/** What is surely seen: a letter of Latin script, a number, what a keyboard has beside letters, and the signs of units and money. */
const SEEN = /[!-~\p{Script=Latin}\p{N}\u00a1-\u00ac\u00ae-\u00bf\u00d7\u00f7\u2010-\u2027\u20a0-\u20bf\u2100-\u22ff]/u;
const NAMES = { en: 'English', sv: 'Swedish' } as const;

/** Checks that something is seen of every text, those within options too: other scripts have blank letters of their own. */
export function checkSeen(file: DefinitionFile): void {
  for (const { text, place } of textsIn(file.value))
    for (const language of ['en', 'sv'] as const)
      if (!SEEN.test(text[language]))
        file.fault(
          [...place, language],
          `The ${NAMES[language]} text has nothing that would be seen.`,
          `Write the ${NAMES[language]} text.`,
        );
}
