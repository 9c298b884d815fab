import type { Text } from '../../../../src/contract/text.ts';
import type { Checking } from '../../checking.ts';
import type { Place } from '../../definition.ts';
import { kindOf } from '../../kinds.ts';
import { labelledValues } from './labelled-values.ts';

/** A field of the form, and where it stands. */
interface Denied {
  field: string;
  label: Text;
  place: Place;
}

/** Words that mean opposite things where names and labels have them. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/^(show|shown|shows|visible)$/, /^(hide|hides|hidden)$/],
  [/^(from|since)$/, /^until$/],
  [/^all$/, /^any$/],
  [/^home$/, /^away$/],
  [/^first$/, /^last$/],
  [/^before$/, /^after$/],
  [/^(min|least|minimum)$/, /^(max|most|maximum)$/],
  [/^light$/, /^dark$/],
  [/^public$/, /^private$/],
  [/^(open|opened)$/, /^(close|closed)$/],
  [/^active$/, /^inactive$/],
  [/^enabled$/, /^disabled$/],
  [/^required$/, /^optional$/],
];
/** What turns a label into its opposite. */
const DENIES = /^(not|no|never|without|off|cannot)$/;

/** A name whose yes is a no, such as `noIndex`. */
const IS_DENIAL = /^(?:no|not|without)(?=\p{Lu})/u;
/** Words by which a label may say no without *not*. */
const SAYS_NO =
  /^(?:hid\p{L}*|hide\p{L}*|skip\p{L}*|block\p{L}*|exclu\p{L}*|leav\p{L}*|left|stop\p{L}*|remov\p{L}*|omit\p{L}*|keep\p{L}*|kept|private|none|nothing|nobody|only|free|less|except|out|unlisted|unseen|invisible|disabled?|disallow\p{L}*|prevent\p{L}*|forbid\p{L}*)$/u;

/** Checks that no label says the opposite of what its property, parameter or value is called. */
export function checkOpposites(checking: Checking): void {
  const { file } = checking;
  const check = (name: string, label: Text | undefined, place: Place): void => {
    const opposite = label && oppositeOf(name, label);
    if (opposite)
      file.fault(
        place,
        `\`${name}\` is called “${label.en}”, which is the opposite.`,
        `Say “${opposite}”, or that it is not so.`,
      );
  };
  const { columns = [], filters = [] } = checking.definition.list ?? {};
  columns.forEach(({ field, label }, index) => void check(field, label, ['list', 'columns', index, 'label']));
  filters.forEach(({ parameter, label }, index) => void check(parameter, label, ['list', 'filters', index, 'label']));
  checking.definition.form.sections.forEach(({ fields }, section) => {
    fields.forEach(({ field, label, items = [] }, index) => {
      const place = ['form', 'sections', section, 'fields', index];
      check(field, label, [...place, 'label']);
      checkDenied(checking, { field, label, place });
      items.forEach((one, at) => void check(one.field, one.label, [...place, 'items', at, 'label']));
    });
  });
  for (const { labels, place } of labelledValues(checking))
    for (const [value, label] of Object.entries(labels)) check(value, label, [...place, value]);
}

/** A switch whose yes is a no by its name is called so. */
function checkDenied({ file, contract, body }: Checking, { field, label, place }: Denied): void {
  const [denial] = IS_DENIAL.exec(field.split('.').at(-1) ?? '') ?? [];
  const isSwitch = kindOf(contract.at(body, field) ?? {}) === 'boolean';
  if (denial === undefined || !isSwitch || wordsOf(label.en).some((word) => DENIES.test(word) || SAYS_NO.test(word)))
    return;
  file.fault(
    [...place, 'label'],
    `\`${field}\` that is on means no, and “${label.en}” does not.`,
    'Say in the label what is not so, or what is hidden, when it is on.',
  );
}

/** The word of a name whose opposite its label says, if it does; what says two opposites says the same again. */
function oppositeOf(name: string, { en }: Text): string | undefined {
  const [named, said] = [wordsOf(name.split('.').at(-1) ?? ''), wordsOf(en)];
  const turned = OPPOSITES.flatMap(([one, other]) => {
    const [here, there] = [named.filter((word) => one.test(word)), named.filter((word) => other.test(word))];
    const saysOne = said.some((word) => one.test(word));
    const saysOther = said.some((word) => other.test(word));
    if (saysOne === saysOther || here.length > 0 === there.length > 0) return [];
    return here.length > 0 === saysOther ? (here[0] ?? there[0] ?? []) : [];
  });
  const denials = said.filter((word) => DENIES.test(word)).length;
  return turned.length > 0 && (turned.length + denials) % 2 === 1 ? turned[0] : undefined;
}

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];
