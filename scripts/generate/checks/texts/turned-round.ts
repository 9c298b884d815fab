import type { DefinitionFile } from '../../definition-file.ts';
import { textsIn } from './placed-texts.ts';

/** What is said by either language of one of two opposites. */
interface Pole {
  en: RegExp;
  sv: RegExp;
  /** How Swedish says it. */
  said: string;
}

/** Whole words, of which Swedish letters are a part, too. */
const words = (said: string): RegExp => new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, 'iu');

/** Opposites that the two languages of a text have alike. */
const OPPOSITES: readonly (readonly [Pole, Pole])[] = [
  [
    { en: words('at most|no more than|maximum'), sv: words('högst|max|maximalt'), said: 'högst' },
    { en: words('at least|no fewer than|minimum'), sv: words('minst|minimum'), said: 'minst' },
  ],
  [
    { en: words('before'), sv: words('före|innan'), said: 'före' },
    { en: words('after'), sv: words('efter'), said: 'efter' },
  ],
  [
    { en: words('always'), sv: words('alltid'), said: 'alltid' },
    { en: words('never'), sv: words('aldrig'), said: 'aldrig' },
  ],
  [
    { en: words('hide|hides|hidden'), sv: words('dölj\\p{L}*|dold\\p{L}*|göm\\p{L}*'), said: 'dölj, dold' },
    { en: words('show|shows|shown|visible'), sv: words('visa|visas|syns|synlig\\p{L}*'), said: 'visa, visas' },
  ],
  [
    { en: words('first'), sv: words('först\\p{L}*'), said: 'först' },
    { en: words('last'), sv: words('sist\\p{L}*|senast\\p{L}*'), said: 'sist' },
  ],
  [
    { en: words('earlier|older'), sv: words('tidigare|äldre'), said: 'tidigare' },
    { en: words('later|newer'), sv: words('senare|nyare'), said: 'senare' },
  ],
  [
    { en: words('private'), sv: words('privat\\p{L}*'), said: 'privat' },
    { en: words('public'), sv: words('offentlig\\p{L}*|publik\\p{L}*'), said: 'offentlig' },
  ],
  [
    { en: words('home (team|goals|game|score)'), sv: words('hemma\\p{L}*'), said: 'hemma' },
    { en: words('away (team|goals|game|score)'), sv: words('borta\\p{L}*'), said: 'borta' },
  ],
  [
    { en: words('light'), sv: words('ljus\\p{L}*'), said: 'ljus' },
    { en: words('dark'), sv: words('mörk\\p{L}*'), said: 'mörk' },
  ],
  [
    { en: words('left'), sv: words('vänster\\p{L}*'), said: 'vänster' },
    { en: words('right'), sv: words('höger\\p{L}*'), said: 'höger' },
  ],
];

/** What turns words round, so that *not shown* may well be *dold*. */
const DENIES = words('not|no|none|nobody|cannot|without|inte|ingen|inga|inget|ej|utan');

/** Checks that Swedish does not say the opposite of English: each has one word of a pair, and not the same one. */
export function checkTurnedRound(file: DefinitionFile): void {
  for (const { text, place } of textsIn(file.value))
    for (const [one, other] of OPPOSITES.flatMap(([first, second]) => [
      [first, second] as const,
      [second, first] as const,
    ])) {
      const isOne = one.en.test(text.en) && !other.en.test(text.en);
      const isOther = other.sv.test(text.sv) && !one.sv.test(text.sv);
      const word = other.sv.exec(text.sv)?.[0] ?? '';
      if (isOne && isOther && !DENIES.test(text.en) && !DENIES.test(text.sv))
        file.fault(
          [...place, 'sv'],
          `“${word}” is the opposite of “${one.en.exec(text.en)?.[0]}”.`,
          `Say in Swedish what English says: “${one.said}”.`,
        );
    }
}
