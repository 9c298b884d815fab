import type { Text } from '../../../../src/contract/text.ts';
import type { Checking } from '../../checking.ts';
import { type Definition, idOf, type Place, shownFields } from '../../definition.ts';
import { optionedOf } from '../forms/optioned.ts';
import { shape } from '../operations/paths.ts';
import { readsAs, twinsIn } from './alike.ts';

/** Checks that nothing bears the words of something else: of what stands beside it, of another action, of another definition. */
export function checkCrossed(checking: Checking, definitions: readonly Definition[]): void {
  checkInFields(checking);
  checkActionWords(checking);
  checkOwnWords(checking, definitions);
  checkLinkWords(checking, definitions);
  checkFieldWords(checking, definitions);
}

/** Two that stand beside each other in the rows of a field are told apart. */
function checkInFields({ file, definition }: Checking): void {
  for (const group of inFields(definition))
    for (const { told, words } of twinsIn(group)) {
      const { place } = group[told] ?? { place: [] };
      file.fault(place, `There is another \`${words}\` beside it.`, 'Give each words of its own, in both languages.');
    }
}

/** The columns and the fields that stand within fields: what rows show. */
function inFields({ form }: Pick<Definition, 'form'>): { name: string; label: Text; place: Place }[][] {
  return form.sections.flatMap(({ fields }, section) =>
    fields.flatMap(({ options, items = [] }, at) => {
      const place = ['form', 'sections', section, 'fields', at];
      const columns = Array.isArray(options?.columns) ? (options.columns as { field: string; label: Text }[]) : [];
      return [
        columns.map(({ field, label }, index) => ({
          name: field,
          label,
          place: [...place, 'options', 'columns', index, 'label'],
        })),
        items.map(({ field, label }, index) => ({ name: field, label, place: [...place, 'items', index, 'label'] })),
      ];
    }),
  );
}

/** An action is not called as another one does, nor as what stands beside it. */
function checkActionWords({ file, definition }: Checking): void {
  const { actions = [], links = [], labels } = definition;
  const begins = (label: Text, name: string): boolean =>
    label.en.toLowerCase().startsWith(name.replaceAll('-', ' ').toLowerCase());
  actions.forEach(({ name, label }, index) => {
    const place = ['actions', index];
    const other = actions.find((one) => one.name !== name && begins(label, one.name) && !begins(one.label, one.name));
    if (other && !begins(label, name))
      file.fault(
        [...place, 'label'],
        `\`${name}\` is called “${label.en}”, which \`${other.name}\` does.`,
        'Give each its own label.',
      );
    if (readsAs(label, labels.add))
      file.fault([...place, 'label'], 'The button that adds one is called the same.', 'Give each words of its own.');
  });
  links.forEach(({ label }, index) => {
    if (actions.some((one) => readsAs(one.label, label)))
      file.fault(
        ['links', index, 'label'],
        `There is an action \`${label.en}\` beside it.`,
        'Give each words of its own.',
      );
  });
}

/** A definition is called by words that no other has, and the button that adds one is no heading. */
function checkOwnWords({ file, definition }: Checking, definitions: readonly Definition[]): void {
  const { labels, titles, paths, name, schema } = definition;
  if (paths.create !== undefined && [labels.one, labels.many].some((one) => readsAs(one, labels.add)))
    file.fault(
      ['labels', 'add'],
      `The button that adds one would be called “${labels.add.en}”.`,
      `Say what it does: “Add ${labels.one.en.toLowerCase()}”.`,
    );
  if (schema !== undefined) return;
  const others = definitions.filter((one) => one.name !== name && one.schema === undefined);
  const first = others.find(
    (one) => readsAs(one.labels.one, labels.one) && definitions.indexOf(one) < definitions.indexOf(definition),
  );
  if (first)
    file.fault(
      ['labels', 'one'],
      `forms/${first.name}.json calls one of its own “${labels.one.en}”.`,
      'Give each definition words of its own.',
    );
  const titled = titles?.list && others.find((one) => readsAs(one.labels.many, titles.list as Text));
  if (titled)
    file.fault(
      ['titles', 'list'],
      `“${titles?.list?.en}” is what forms/${titled.name}.json lists.`,
      'Say what is listed here, or leave it out.',
    );
}

/** A link, or a filter that chooses from a list, is called by that list and by no other. */
function checkLinkWords({ file, definition }: Checking, definitions: readonly Definition[]): void {
  const lists = definitions.filter(({ list }) => list);
  definition.links?.forEach(({ label, path }, index) => {
    const target = lists.find(({ paths }) => shape(paths.list) === shape(path.split('?')[0] ?? ''));
    const called = lists.find(({ labels }) => readsAs(labels.many, label));
    if (target && called && target !== called && !readsAs(target.labels.many, label))
      file.fault(
        ['links', index, 'path'],
        `It is called “${label.en}”, and leads to “${target.labels.many.en}”.`,
        `Write \`${called.paths.list}\`, or give it another label.`,
      );
  });
  const filters = definition.list?.filters ?? [];
  const shown = shownFields(definition).map(({ field, label, options }) => ({ field, label, source: options?.source }));
  filters.forEach(({ label, source }, index) => {
    const [own, ...more] = lists.filter(({ operations }) => source !== undefined && operations.list === source);
    const called = lists.find(({ labels }) => readsAs(labels.one, label));
    // What is called as a definition whose list nothing here offers was given the list of another.
    const isOffered = filters.some((one) => one.source === called?.operations.list);
    const isField = shown.some((one) => one.source === source && readsAs(one.label, label));
    if (!own || more.length > 0 || !called || own === called || isField) return;
    const list = called.operations.list;
    file.fault(
      ['list', 'filters', index, isOffered ? 'label' : 'source'],
      `It is called “${label.en}”, and offers “${own.labels.many.en}”.`,
      isOffered || list === undefined
        ? `Call it “${own.labels.one.en}”.`
        : `Did you mean \`${idOf(list)}\`, or “${own.labels.one.en}”?`,
    );
  });
}

/** A field that is called as the things of one list does not choose from another's. */
function checkFieldWords(checking: Checking, definitions: readonly Definition[]): void {
  const lists = definitions.filter(({ list, operations }) => list && operations.list !== undefined);
  const listOf = ({ operations: { list } }: Definition): string => (list === undefined ? '' : idOf(list));
  for (const { field, options, place } of optionedOf(checking)) {
    const owners = lists.filter((one) => listOf(one) === options.source);
    const called = lists.filter(({ labels }) => [labels.one, labels.many].some((one) => readsAs(one, field.label)));
    const [owner, meant] = [owners[0], called[0]];
    if (!owner || !meant || owners.some((one) => called.includes(one))) continue;
    checking.file.fault(
      [...place, 'source'],
      `It is called “${field.label.en}”, and \`${listOf(owner)}\` gives “${owner.labels.many.en}”.`,
      `Did you mean \`${listOf(meant)}\`?`,
    );
  }
}
