import type { Text } from '../../../../src/contract/text.ts';
import type { Checking } from '../../checking.ts';
import { type Place, shownFields } from '../../definition.ts';
import { textAt } from '../../json.ts';
import { optionedOf } from '../forms/optioned.ts';
import { readsAs } from './alike.ts';
import { fitOf } from './label-fit.ts';

/** Checks that the list and the form call the same thing the same: a column, or a choice, is not called what the form calls another. */
export function checkLabels(checking: Checking): void {
  checkColumns(checking);
  checkChoices(checking);
  checkHelps(checking);
}

/** What begins with another label says it in more words: “Home score” in the form, and “Home” above a column. */
const begins = (long: Text | undefined, short: Text): boolean =>
  long?.en.toLowerCase().startsWith(`${short.en.toLowerCase()} `) === true;

function checkColumns({ file, definition }: Checking): void {
  const labels = new Map(shownFields(definition).map(({ field, label }) => [field, label]));
  const { columns = [] } = definition.list ?? {};
  columns.forEach(({ field, label }, index) => {
    const own = labels.get(field);
    const other = columns.find((one) => {
      const theirs = labels.get(one.field);
      const isSwapped = begins(theirs, label) && begins(own, one.label);
      return one.field !== field && theirs && (readsAs(theirs, label) || isSwapped);
    });
    if (!own || !other || readsAs(own, label) || begins(own, label)) return;
    const isSame = readsAs(labels.get(other.field) ?? label, label);
    const right = isSame ? own : other.label;
    const [column, inForm] = [fitOf(label, field), fitOf(own, field)];
    if (column > inForm) {
      file.fault(
        [...placeOf(definition, field), 'label'],
        `The list calls \`${field}\` “${label.en}”, and the form “${own.en}”.`,
        `Call the field “${label.en}”.`,
      );
      return;
    }
    file.fault(
      ['list', 'columns', index, 'label'],
      `The form calls \`${other.field}\` “${labels.get(other.field)?.en}”, and \`${field}\` “${own.en}”.`,
      column === inForm
        ? `Call the column “${right.en}”, or the field “${label.en}”: one of them is wrong.`
        : `Call the column “${right.en}”.`,
    );
  });
}

/** How well labels say the values that they are of. */
const fitOfAll = (choices: Readonly<Record<string, Text>>): number =>
  Object.entries(choices).reduce((sum, [value, label]) => sum + fitOf(label, value), 0);

/** Where the field of a property stands in the form. */
function placeOf({ form }: Checking['definition'], path: string): Place {
  const section = form.sections.findIndex(({ fields }) => fields.some(({ field }) => field === path));
  const at = form.sections[section]?.fields.findIndex(({ field }) => field === path) ?? 0;
  return ['form', 'sections', section, 'fields', at];
}

function checkChoices({ file, definition }: Checking): void {
  const fields = shownFields(definition);
  definition.list?.filters?.forEach(({ parameter, choices }, index) => {
    const named = fields.find(({ field }) => field === parameter)?.choices ?? {};
    const isFormWrong = fitOfAll(choices ?? {}) > fitOfAll(named);
    for (const [value, label] of Object.entries(choices ?? {})) {
      const own = named[value];
      const other = Object.entries(named).find(([one, theirs]) => one !== value && readsAs(theirs, label));
      if (!own || !other || readsAs(own, label)) continue;
      if (isFormWrong)
        file.fault(
          [...placeOf(definition, parameter), 'choices', value],
          `The list calls \`${value}\` “${label.en}”, and the form “${own.en}”.`,
          `Call it “${label.en}”.`,
        );
      else
        file.fault(
          ['list', 'filters', index, 'choices', value],
          `The form calls \`${other[0]}\` “${label.en}”, and \`${value}\` “${own.en}”.`,
          `Call it “${own.en}”.`,
        );
    }
  });
}

/** A help that says what the contract says of another property belongs there. */
function checkHelps(checking: Checking): void {
  const all = optionedOf(checking);
  for (const { field, node, place } of all) {
    const said = field.help?.en.replace(/[.:;]$/, '').toLowerCase();
    const says = (of: typeof node): boolean =>
      said !== undefined && textAt(of, 'description')?.toLowerCase().startsWith(said) === true;
    const other = all.find((one) => one.field.field !== field.field && says(one.node));
    if (!other || says(node)) continue;
    checking.file.fault(
      [...place.slice(0, -1), 'help'],
      `The contract says so of \`${other.field.field}\`, and not of \`${field.field}\`.`,
      `Say what helps with “${field.label.en}”.`,
    );
  }
}
