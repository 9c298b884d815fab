import type { Text } from '../../../../src/contract/text.ts';
import type { Checking } from '../../checking.ts';
import type { Place } from '../../definition.ts';
import type { DefinitionFile } from '../../definition-file.ts';
import { fitOf } from './label-fit.ts';

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
  for (const { told, words } of twinsIn(parts.map(({ text, name }) => ({ label: text, name: String(name) }))))
    file.fault(
      [...place, told, key],
      `There is another ${what} \`${words}\` beside it.`,
      'Give each words of its own, in both languages.',
    );
}

/** Whether two texts read alike in both languages, however their letters are written. */
export const readsAs = (one: Text, other: Text): boolean =>
  (['en', 'sv'] as const).every((language) => plain(one[language]) === plain(other[language]));

/** The words that two texts have in common in one language at least: whoever reads that one cannot tell them apart. */
export function sameWords(one: Text, other: Text): string | undefined {
  const language = (['en', 'sv'] as const).find((each) => plain(one[each]) === plain(other[each]));
  return language && one[language];
}

/** A full stop or a colon at the end tells nobody anything, and neither does what is not seen. */
const plain = (text: string): string =>
  text
    .normalize()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<=.)[.:;,…]$/, '')
    .toLowerCase();

/**
 * Of parts that read alike in one language at least, each with the words that it has in common with the one beside it: the one to be told is the one whose own name its
 * label says less of, or else the later.
 */
export function twinsIn(parts: readonly { label: Text; name: string }[]): { told: number; words: string }[] {
  return parts.flatMap(({ label, name }, index) => {
    const first = parts.findIndex((other) => other.name !== name && sameWords(other.label, label) !== undefined);
    const twin = parts[first];
    if (!twin || first >= index) return [];
    const told = fitOf(label, twin.name) < fitOf(label, name) ? first : index;
    return [{ told, words: sameWords(twin.label, label) ?? '' }];
  });
}
