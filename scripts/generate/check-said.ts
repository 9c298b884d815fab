import type { Text } from '../../src/contract/text.ts';
import { readsAs } from './check-alike.ts';
import type { Checking } from './checking.ts';
import type { Place } from './definition.ts';

/** Checks what is said of choices, tabs, fields and actions: that it is said of these, and true of what they do. */
export function checkSaid(checking: Checking): void {
  const { definition } = checking;
  checkChoices(checking);
  checkHelp(checking);
  checkActions(checking);
  definition.list?.filters?.forEach((filter, index) => {
    const place = ['list', 'filters', index];
    checkFirstTab(checking, filter, place);
    checkWatch(checking, filter, place);
  });
}

/** A value that is an English word, or its first letter, is not the label of another. */
function checkChoices({ file, definition }: Checking): void {
  const says = (value: string, { en }: Text): boolean =>
    value.length === 1 ? en.toLowerCase().startsWith(value.toLowerCase()) : en.toLowerCase() === value.toLowerCase();
  const check = (choices: Readonly<Record<string, Text>> = {}, place: Place): void => {
    const all = Object.entries(choices);
    for (const [value, label] of all) {
      const other = all.find(([one, theirs]) => one !== value && says(one, label) && !says(one, theirs));
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

/** What helps with one field says nothing of another; two beside each other may be helped alike. */
function checkHelp({ file, definition }: Checking): void {
  const helps: { field: string; help: Text; at: string }[] = [];
  definition.form.sections.forEach(({ fields }, section) => {
    fields.forEach(({ field, help }, at) => {
      const twin = help && helps.find((one) => readsAs(one.help, help) && one.at !== `${section} ${at - 1}`);
      if (twin)
        file.fault(
          ['form', 'sections', section, 'fields', at, 'help'],
          `It is the help of \`${twin.field}\`.`,
          'Say what helps here, or remove it.',
        );
      if (help) helps.push({ field, help, at: `${section} ${at}` });
    });
  });
}

/** What is said to come back, and what is said to be gone for good. */
const COMES_BACK = /\bcan be (restored|undone|brought back)\b/i;
const FOR_GOOD = /\b(cannot|can no longer) be (restored|undone|brought back)\b|\bfor good\b/i;

/** An action asks and explains what it does itself. */
function checkActions({ file, definition }: Checking): void {
  const actions = definition.actions ?? [];
  actions.forEach(({ ask, text, otherwise, remove, tone, set = {} }, index) => {
    const place = ['actions', index];
    for (const key of ['one', 'many'] as const)
      for (const language of ['en', 'sv'] as const)
        if (ask && !ask[key][language].trimEnd().endsWith('?'))
          file.fault(
            [...place, 'ask', key, language],
            `“${ask[key][language]}” asks nothing.`,
            'End it with a question mark.',
          );
    if (ask && actions.slice(0, index).some((one) => one.ask && readsAs(one.ask.one, ask.one)))
      file.fault([...place, 'ask'], `“${ask.one.en}” is what another action asks.`, 'Ask for what this one does.');
    if (text && otherwise && readsAs(text, otherwise))
      file.fault(
        [...place, 'otherwise'],
        'It is what the action says of itself, and no reason.',
        'Say why it cannot be done.',
      );
    if (remove && tone !== 'danger')
      file.fault([...place, 'remove'], 'It deletes, and looks as what can be taken back.', 'Add `"tone": "danger"`.');
    const isSetBack = actions.some((one) =>
      Object.entries(set).some(([property, value]) => one.set?.[property] === !value),
    );
    const isRestored = actions.some((one) => one.set?.deleted === false);
    if (remove && !isRestored && text && COMES_BACK.test(text.en))
      file.fault([...place, 'text'], 'It says that it can be taken back, and it deletes for good.', 'Say so.');
    if (isSetBack && text && FOR_GOOD.test(text.en))
      file.fault([...place, 'text'], 'It says that it cannot be taken back, and another action does.', 'Say so.');
  });
}

type Filter = NonNullable<NonNullable<Checking['definition']['list']>['filters']>[number];

/** A list opens on what one works with. */
function checkFirstTab({ file }: Checking, { as, choices = {} }: Filter, place: Place): void {
  const [first = '', ...more] = Object.keys(choices);
  if (as === 'tabs' && more.length > 0 && /^(deleted|archived|inactive|hidden|ended|expired)$/i.test(first))
    file.fault(
      [...place, 'choices', first],
      `The list would open on “${choices[first]?.en}”.`,
      'Put first what one works with.',
    );
}

/** What is as it should be wants nobody's attention. */
function checkWatch({ file }: Checking, { watch, parameter, choices = {} }: Filter, place: Place): void {
  const isRight = (value: string): boolean =>
    /^(working|active|ready|published|given|enabled|visible|all)$/i.test(value);
  if (watch === undefined || !(isRight(watch) || (watch === 'true' && isRight(parameter)))) return;
  file.fault(
    [...place, 'watch'],
    `“${choices[watch]?.en}” is as it should be, and Home would ask to look at it.`,
    'Name the value that somebody has to see to, or leave it out.',
  );
}
