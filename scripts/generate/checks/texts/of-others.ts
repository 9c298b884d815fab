import type { Text } from '../../../../src/contract/text.ts';
import type { Checking } from '../../checking.ts';
import { type Definition, type Place, shownFields } from '../../definition.ts';
import { textsIn } from './placed-texts.ts';

type Language = 'en' | 'sv';
const LANGUAGES: readonly Language[] = ['en', 'sv'];

/** Checks that a definition speaks of its own things: no sentence, title, button or explanation of it is that of another. */
export function checkOfOthers(checking: Checking, definitions: readonly Definition[]): void {
  const others = definitions.filter(({ name }) => name !== checking.definition.name);
  checkSentences(checking, others);
  checkTitles(checking, others);
  checkAdd(checking, others);
  checkAbout(checking, others);
  checkHelps(checking, others);
}

const plain = (text: string): string => text.normalize().trim().toLowerCase();

/** Whether words stand in a text as they are, or in the plural. */
function says(text: string, words: string): boolean {
  const escaped = plain(words).replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(^|[^\\p{L}])${escaped}s?($|[^\\p{L}])`, 'u').test(plain(text));
}

/** Whether a text names the things of a definition. */
const names = ({ labels: { one, many } }: Definition, text: string, language: Language): boolean =>
  says(text, one[language]) || says(text, many[language]);

/** Words that name nothing. */
const LITTLE = /^(and|for|the|with|och|för|med)$/i;

/** Whether a text has a word of what a definition calls its things, be it one of several. */
const hints = ({ labels: { one, many } }: Definition, text: string, language: Language): boolean =>
  `${one[language]} ${many[language]}`
    .split(/\s+/)
    .some((word) => word.length > 2 && !LITTLE.test(word) && says(text, word));

/** How many words a sentence has at least. */
const SENTENCE = 4;

/** Whether a text has a word of what a definition calls its things, in whatever form: *säsongen* of *säsong*. */
function mentions({ labels: { one, many } }: Definition, text: string, language: Language): boolean {
  const words =
    `${one[language]} ${many[language]}`
      .toLowerCase()
      .match(/\p{L}{3,}/gu)
      ?.filter((word) => !LITTLE.test(word)) ?? [];
  return (plain(text).match(/\p{L}+/gu) ?? []).some((word) => words.some((each) => word.startsWith(each)));
}

/** A sentence that stands in another definition, and speaks of its things, is not said of these. */
function checkSentences({ file, definition }: Checking, others: readonly Definition[]): void {
  // What speaks of these things in one language speaks of no other alone in the other.
  const checkNamedAlike = (text: Text, place: Place): boolean =>
    LANGUAGES.some((language) => {
      const own = language === 'en' ? 'sv' : 'en';
      const isSaid = mentions(definition, text[own], own) && !mentions(definition, text[language], language);
      const other = others.find(
        (one) => isSaid && names(one, text[language], language) && !mentions(one, text[own], own),
      );
      if (!other || text[language].split(/\s+/).length < SENTENCE) return false;
      file.fault(
        [...place, language],
        `It speaks of “${other.labels.many[language]}”, and in the other language of “${definition.labels.many[own]}”.`,
        'Say the same in each.',
      );
      return true;
    });
  for (const { text, place } of textsIn(definition)) {
    if (place[0] === 'titles' || place.includes('choices')) continue;
    // A label is changed in one language before the other.
    if (place.at(-1) !== 'label' && checkNamedAlike(text, place)) continue;
    for (const language of LANGUAGES) {
      const said = text[language];
      if (said.split(/\s+/).length < SENTENCE || hints(definition, said, language)) continue;
      const other = others.find((one) => sentencesOf(one, language).has(plain(said)) && names(one, said, language));
      if (!other) continue;
      file.fault(
        [...place, language],
        `It speaks of “${other.labels.many[language]}”, as forms/${other.name}.json does, and not of “${definition.labels.many[language]}”.`,
        'Say what is so here.',
      );
      break;
    }
  }
}

/** What definitions say is put together once. */
const said = new WeakMap<Definition, Record<Language, Set<string>>>();

function sentencesOf(definition: Definition, language: Language): Set<string> {
  const texts = textsIn(definition);
  const known = said.get(definition) ?? {
    en: new Set(texts.map(({ text }) => plain(text.en))),
    sv: new Set(texts.map(({ text }) => plain(text.sv))),
  };
  said.set(definition, known);
  return known[language];
}

/** A title names no other thing alone. */
function checkTitles({ file, definition }: Checking, others: readonly Definition[]): void {
  for (const [role, text] of Object.entries<Text>(definition.titles ?? {})) {
    const isOf = (one: Definition): boolean => LANGUAGES.every((language) => names(one, text[language], language));
    const isOwn = LANGUAGES.some((language) => hints(definition, text[language], language));
    const other = others.find(
      (one) => one.schema === undefined && isOf(one) && titlesOf(one).some((each) => plain(each.en) === plain(text.en)),
    );
    if (other && !isOwn)
      file.fault(
        ['titles', role],
        `“${text.en}” is a page of forms/${other.name}.json.`,
        `Say what is here: “${definition.labels.one.en}”.`,
      );
  }
}

const titlesOf = ({ titles = {} }: Definition): Text[] => Object.values<Text>(titles);

/** The button that adds one is not that of another, unless it has a word of its own things. */
function checkAdd({ file, definition }: Checking, others: readonly Definition[]): void {
  const { labels, paths } = definition;
  const isAlike = (one: Definition): boolean =>
    LANGUAGES.some((each) => plain(one.labels.add[each]) === plain(labels.add[each]));
  const other = others.find(isAlike);
  if (paths.create === undefined || !other || LANGUAGES.every((each) => hints(definition, labels.add[each], each)))
    return;
  file.fault(
    ['labels', 'add'],
    `The button that adds one is called “${labels.add.en}”, as that of forms/${other.name}.json.`,
    `Say what is made here: “Add ${labels.one.en.toLowerCase()}”.`,
  );
}

/** Two definitions are not for the same. */
function checkAbout({ file, definition }: Checking, others: readonly Definition[]): void {
  const { about } = definition;
  const other = others.find(
    (one) => about && one.about && LANGUAGES.some((each) => plain(one.about?.[each] ?? '') === plain(about[each])),
  );
  if (!about || !other) return;
  const fits = (one: Definition): number => LANGUAGES.filter((each) => hints(one, about[each], each)).length;
  if (fits(definition) > fits(other)) return;
  file.fault(
    ['about'],
    `“${about.en}” is what forms/${other.name}.json says of itself.`,
    `Say what “${definition.labels.many.en}” is for.`,
  );
}

/** Two fields of a section do not say the same of themselves; of the two, the one is told whose help no other definition has at such a field. */
function checkHelps({ file, definition }: Checking, others: readonly Definition[]): void {
  const known = others.flatMap((one) => shownFields(one));
  definition.form.sections.forEach(({ fields }, section) => {
    fields.forEach(({ help, label, widget }, index) => {
      const isSame = (one?: Text): boolean =>
        help !== undefined && one !== undefined && LANGUAGES.some((each) => plain(one[each]) === plain(help[each]));
      const twin = fields.findIndex((one, at) => at !== index && isSame(one.help));
      if (!help || twin < 0) return;
      const isUsual = (of: Text): boolean =>
        known.some((one) => isSame(one.help) && plain(one.label.en) === plain(of.en));
      const theirs = fields[twin]?.label ?? label;
      // What is of one kind may well be helped alike.
      if (isUsual(theirs) === isUsual(label) && fields[twin]?.widget === widget) return;
      const isTold = isUsual(theirs) === isUsual(label) ? twin < index : isUsual(theirs);
      const place: Place = ['form', 'sections', section, 'fields', index, 'help'];
      if (isTold)
        file.fault(
          place,
          `“${theirs.en}” has the same help as “${label.en}”.`,
          'Say what helps with each, or with both above them.',
        );
    });
  });
}
