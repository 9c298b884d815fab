import type { Text } from '../../src/contract/text.ts';
import { readsAs } from './check-alike.ts';
import type { Checking } from './checking.ts';
import type { Place } from './definition.ts';

/** Checks what is said of choices and actions: that it is said of these, and true of what they do. */
export function checkSaid(checking: Checking): void {
  checkChoices(checking);
  checkActions(checking);
  checkSorted(checking);
}

/** A value that is an English word, or its first letter, is not the label of another. */
function checkChoices({ file, definition }: Checking): void {
  const says = (value: string, { en }: Text): boolean =>
    value.length === 1 ? en.toLowerCase().startsWith(value.toLowerCase()) : en.toLowerCase() === value.toLowerCase();
  // By one letter it is told only where each begins with the other's: `A` may well be home, and `B` away.
  const crosses = (one: string, value: string, theirs: Text): boolean => one.length > 1 || says(value, theirs);
  const check = (choices: Readonly<Record<string, Text>> = {}, place: Place): void => {
    const all = Object.entries(choices);
    for (const [value, label] of all) {
      const other = all.find(
        ([one, theirs]) => one !== value && says(one, label) && !says(one, theirs) && crosses(one, value, theirs),
      );
      if (other && !says(value, label) && !['true', 'false'].includes(value))
        file.fault(
          [...place, value],
          `\`${value}\` is called “${label.en}”, which \`${other[0]}\` is.`,
          'Put each in the place of the other.',
        );
    }
  };
  definition.list?.columns.forEach(({ choices }, index) => void check(choices, ['list', 'columns', index, 'choices']));
  definition.list?.filters?.forEach(({ choices }, index) => void check(choices, ['list', 'filters', index, 'choices']));
  definition.form.sections.forEach(({ fields }, section) => {
    fields.forEach(({ choices }, at) => {
      check(choices, ['form', 'sections', section, 'fields', at, 'choices']);
    });
  });
}

/** An action asks and explains what it does itself. */
function checkActions({ file, definition }: Checking): void {
  const actions = definition.actions ?? [];
  actions.forEach(({ label, ask, text, otherwise, remove, tone }, index) => {
    const place = ['actions', index];
    for (const key of ['one', 'many'] as const)
      for (const language of ['en', 'sv'] as const)
        if (ask && !ask[key][language].trimEnd().endsWith('?'))
          file.fault(
            [...place, 'ask', key, language],
            `“${ask[key][language]}” asks nothing.`,
            'End it with a question mark.',
          );
    if (otherwise && (readsAs(text, otherwise) || readsAs(label, otherwise)))
      file.fault(
        [...place, 'otherwise'],
        'It is what the action says of itself, and no reason.',
        'Say why it cannot be done.',
      );
    if (remove && tone !== 'danger')
      file.fault([...place, 'remove'], 'It deletes, and looks as what can be taken back.', 'Add `"tone": "danger"`.');
  });
}

/** What a column is ordered by is said where it is something else than its heading. */
function checkSorted({ file, definition }: Checking): void {
  definition.list?.columns.forEach(({ label, sortedBy }, index) => {
    if (sortedBy && readsAs(label, sortedBy))
      file.fault(['list', 'columns', index, 'sortedBy'], 'It says no more than the heading.', 'Remove it.');
  });
}
