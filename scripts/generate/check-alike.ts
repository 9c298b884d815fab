import type { Text } from '../../src/contract/text.ts';
import type { Checking } from './checking.ts';
import type { Place } from './definition.ts';
import type { DefinitionFile } from './definition-file.ts';

/** Checks that no two parts which stand beside each other read alike: nobody could tell them apart. */
export function checkAlike({ file, definition }: Checking): void {
  const { list, form, actions = [], links = [] } = definition;
  const labelled = (parts: readonly { label: Text }[], key: string, place: Place, what: string): void => {
    const named = parts.map((part) => ({ text: part.label, name: (part as Record<string, unknown>)[key] }));
    tellAlike(file, named, place, ['label', what]);
  };
  labelled(list?.columns ?? [], 'field', ['list', 'columns'], 'column');
  labelled(list?.filters ?? [], 'parameter', ['list', 'filters'], 'filter');
  labelled(actions, 'name', ['actions'], 'action');
  labelled(links, 'path', ['links'], 'link');
  const titles = form.sections.map(({ title, name }) => ({ text: title, name }));
  tellAlike(file, titles, ['form', 'sections'], ['title', 'section']);
  for (const [index, { fields }] of form.sections.entries())
    labelled(fields, 'field', ['form', 'sections', index, 'fields'], 'field');
}

/** The same thing twice is told elsewhere. */
function tellAlike(
  file: DefinitionFile,
  parts: readonly { text: Text; name: unknown }[],
  place: Place,
  [key, what]: readonly [string, string],
): void {
  parts.forEach(({ text, name }, index) => {
    const [words] = parts
      .slice(0, index)
      .flatMap((other) => (other.name === name ? [] : (sameWords(other.text, text) ?? [])));
    if (words !== undefined)
      file.fault(
        [...place, index, key],
        `There is another ${what} \`${words}\` beside it.`,
        'Give each words of its own, in both languages.',
      );
  });
}

/** Whether two texts read alike in both languages, however their letters are written. */
export const readsAs = (one: Text, other: Text): boolean =>
  (['en', 'sv'] as const).every((language) => plain(one[language]) === plain(other[language]));

/** The words that two texts have in common in one language at least: whoever reads that one cannot tell them apart. */
export function sameWords(one: Text, other: Text): string | undefined {
  const language = (['en', 'sv'] as const).find((each) => plain(one[each]) === plain(other[each]));
  return language && one[language];
}

/** A full stop or a colon at the end tells nobody anything. */
const plain = (text: string): string =>
  text
    .normalize()
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<=.)[.:;,…]$/, '')
    .toLowerCase();
