import { foldText } from '../../../../openapi/formats/text.ts';
import type { Checking } from '../../checking.ts';
import { type Definition, type Place, shownFields, type WrittenField } from '../../definition.ts';
import { quoted } from '../../faults.ts';
import { readsAs } from './alike.ts';

/** Checks for words that were copied from another definition and say there what is not so here. */
export function checkCopied(checking: Checking, definitions: readonly Definition[]): void {
  const others = definitions.filter(({ name }) => name !== checking.definition.name);
  checkAdd(checking, others);
  checkSearch(checking, others);
  checkAlso(checking, others);
}

/** The button that adds one speaks of its own kind of thing. */
function checkAdd({ file, definition }: Checking, others: readonly Definition[]): void {
  const { labels, paths } = definition;
  const said = labels.add.en.toLowerCase();
  const names = (one: Definition): boolean => said.endsWith(` ${one.labels.one.en.toLowerCase()}`);
  const other = others.find((one) => one.schema === undefined && names(one));
  if (paths.create === undefined || !other || said.includes(labels.one.en.toLowerCase())) return;
  file.fault(
    ['labels', 'add'],
    `The button is called “${labels.add.en}”, and forms/${other.name}.json is what makes one.`,
    `Say what is made here: “Add ${labels.one.en.toLowerCase()}”.`,
  );
}

/** Everything that a definition calls by a label, in small letters. */
function labelsOf(definition: Definition): string {
  const { columns = [], filters = [] } = definition.list ?? {};
  const all = [...columns, ...filters, ...shownFields(definition)];
  return all.map(({ label }) => label.en.toLowerCase()).join('\n');
}

/** What a list says that it is searched by is not what another list has alone. */
function checkSearch({ file, definition }: Checking, others: readonly Definition[]): void {
  const { search } = definition.list ?? {};
  const other = search && others.find(({ list }) => list?.search && readsAs(list.search, search));
  if (!search || !other) return;
  const parts = search.en.toLowerCase().split(/\s*,\s*|\s+(?:or|and)\s+/);
  const [own, theirs] = [labelsOf(definition), labelsOf(other)];
  const strange = parts.slice(1).filter((part) => theirs.includes(part) && !own.includes(part));
  if (strange.length > 0)
    file.fault(
      ['list', 'search'],
      `It says what forms/${other.name}.json is searched by, and nothing here is called ${quoted(strange, 'or')}.`,
      'Say what this list is searched by.',
    );
}

/** The values of a field's choices, by the words that an import knows them by. */
const valuesOf = ({ choices = {} }: WrittenField): Map<string, string> =>
  new Map(
    Object.entries(choices).flatMap(([value, { also = [] }]) =>
      also.map((word): [string, string] => [foldText(word), value]),
    ),
  );

/** A word of a choice means the same value as in most other definitions that have such a field. */
function checkAlso({ file, definition }: Checking, others: readonly Definition[]): void {
  definition.form.sections.forEach(({ fields }, section) => {
    fields.forEach((field, index) => {
      const place: Place = ['form', 'sections', section, 'fields', index, 'choices'];
      const alike = others
        .flatMap((one) => shownFields(one).filter((theirs) => theirs.field === field.field))
        .map(valuesOf);
      for (const [value, { also = [] }] of Object.entries(field.choices ?? {})) {
        const meant = also.map((word) => {
          const values = alike.flatMap((one) => one.get(foldText(word)) ?? []);
          const [other] = values.filter((one) => one !== value);
          const isMost =
            values.filter((one) => one === other).length > 1 + values.filter((one) => one === value).length;
          return other !== undefined && isMost ? { word, other } : undefined;
        });
        const [first] = meant.flatMap((one) => one ?? []);
        if (first)
          file.fault(
            [...place, value, 'also'],
            `“${first.word}” means \`${value}\` here, and \`${first.other}\` in other definitions.`,
            `Write it at \`${first.other}\`.`,
          );
      }
    });
  });
}
