import type { Place } from '../../definition.ts';
import type { DefinitionFile } from '../../definition-file.ts';
import { type PlacedText, textsIn } from './placed-texts.ts';
import { isSentence, type Ties, tiesOf } from './word-ties.ts';

type Language = 'en' | 'sv';

/** A text, and how well its two languages go together by what all definitions say. */
interface Tied extends PlacedText {
  tie: number;
}

/**
 * Checks that what is said in one language is said in the other: one text does not stand beside two that differ in the other language. Of two that clash, the one is told whose words
 * are less often the translation of each other.
 */
export function checkTranslated(file: DefinitionFile, all: readonly DefinitionFile[]): void {
  const ties = tiesOf(all);
  const own = textsIn(file.value).map((one) => ({ ...one, tie: ties.fit(one.text) }));
  const told = new Set<string>();
  for (const one of own)
    for (const [same, other] of PAIRS) {
      const clash = own.find((each) => isClash(own, ties, { one, each, same, other }));
      if (!clash || told.has(one.place.join())) continue;
      told.add(one.place.join());
      file.fault(
        [...one.place, same],
        `“${one.text[same]}” stands here for “${one.text[other]}”, and elsewhere for “${clash.text[other]}”.`,
        'Say in each language what the other says.',
      );
    }
  if (told.size === 0) checkChoices(file, own);
}

const PAIRS: readonly [same: Language, other: Language][] = [
  ['sv', 'en'],
  ['en', 'sv'],
];

/** Whether two texts of a definition are the same in one language and no kin in the other, and the first is the wrong one. */
function isClash(
  own: readonly Tied[],
  ties: Ties,
  { one, each, same, other }: { one: Tied; each: Tied; same: Language; other: Language },
): boolean {
  if (one === each || plain(one.text[same]) !== plain(each.text[same]) || ties.isKin(one.text, each.text, other))
    return false;
  // What a list says is copied from the form more often than the other way round.
  const isListAlone = one.place[0] === 'list' && each.place[0] === 'form';
  if (each.tie < one.tie || (each.tie === one.tie && !isListAlone)) return false;
  // Words may stand for several; where they do, what they are called by otherwise stands there, too.
  return (
    isSentence(one.text) ||
    own.some(({ text }) => plain(text[other]) === plain(one.text[other]) && !ties.isKin(text, one.text, same))
  );
}

const plain = (text: string): string => text.normalize().trim().toLowerCase();

/** Choices of one thing are told apart in each language. */
function checkChoices(file: DefinitionFile, own: readonly Tied[]): void {
  const holder = (place: Place): string => place.slice(0, -1).join('/');
  for (const one of own.filter(({ place }) => place.at(-2) === 'choices'))
    for (const [same, other] of PAIRS) {
      const twin = own.find(
        (each) =>
          each !== one &&
          holder(each.place) === holder(one.place) &&
          plain(each.text[same]) === plain(one.text[same]) &&
          plain(each.text[other]) !== plain(one.text[other]) &&
          (each.tie > one.tie || (each.tie === one.tie && own.indexOf(each) < own.indexOf(one))),
      );
      if (twin)
        file.fault(
          [...one.place, same],
          `Both “${one.text[other]}” and “${twin.text[other]}” are called “${one.text[same]}”.`,
          'Give each choice its own words.',
        );
    }
}
