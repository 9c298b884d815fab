import type { Checking } from '../../checking.ts';
import { type Definition, shownFields, type WrittenField } from '../../definition.ts';
import { quoted } from '../../faults.ts';
import { isObject, listAt, objectAt } from '../../json.ts';
import { valuesOf } from '../../kinds.ts';
import { written } from '../../words.ts';
import { type Optioned, optionedOf, plainText } from './optioned.ts';
import { valueFaults } from './values.ts';

/** Options that say how a value is stored, or how what is stored is read: all that edit the same property need the same. */
const STORED = ['written', 'known', 'active'] as const;

/** A field of a form, with the definition that it stands in. */
interface Edited {
  of: Definition;
  field: WrittenField;
}

/** The fields of all definitions by their widgets: what is checked again and again. */
const known = new WeakMap<readonly Definition[], ReadonlyMap<string, readonly Edited[]>>();

function fieldsOf(definitions: readonly Definition[]): ReadonlyMap<string, readonly Edited[]> {
  const found = known.get(definitions) ?? byWidget(definitions);
  known.set(definitions, found);
  return found;
}

function byWidget(definitions: readonly Definition[]): ReadonlyMap<string, readonly Edited[]> {
  const all = new Map<string, Edited[]>();
  for (const of of definitions)
    for (const shown of shownFields(of))
      for (const field of [shown, ...(shown.items ?? [])])
        all.set(field.widget ?? '', [...(all.get(field.widget ?? '') ?? []), { of, field }]);
  return all;
}

/** Checks that a field is edited as the same property is in all other definitions, where that decides what is stored, and in the languages of the console. */
export function checkUsualOptions(checking: Checking, definitions: readonly Definition[]): void {
  const all = fieldsOf(definitions);
  for (const one of optionedOf(checking)) {
    const { widget = '' } = one.field;
    const takes = Object.keys(objectAt(checking.widgets.options(widget), 'properties'));
    if (![...STORED, 'languages'].some((option) => takes.includes(option))) continue;
    const others = (all.get(widget) ?? []).flatMap(({ of, field }) =>
      of.name === checking.definition.name ? [] : [field],
    );
    checkStored(checking, one, others);
    checkSpoken(checking, one, others);
  }
}

const last = ({ field }: WrittenField): string => field.split('.').at(-1) ?? '';

/** How many must agree before one that differs is wrong. */
const MANY = 2;

function checkStored(
  { file, contract }: Checking,
  { field, options, node, place }: Optioned,
  others: readonly WrittenField[],
): void {
  const same = others.filter((one) => last(one) === last(field));
  const sources = new Set(same.map((one) => one.options?.source));
  if (same.length < MANY || sources.size > 1 || !sources.has(options.source)) return;
  for (const option of STORED) {
    const theirs = same.map((one) => one.options?.[option]);
    const usual = written(theirs[0] ?? null);
    const isUsual = theirs.every((one) => one !== undefined && written(one) === usual);
    // A property of the same name may take other values here.
    const isTaken =
      option !== 'written' ||
      Object.values(isObject(theirs[0]) ? theirs[0] : {}).every((as) => valueFaults(contract, node, as).length === 0);
    if (!isUsual || !isTaken || written(options[option] ?? null) === usual) continue;
    file.fault(
      options[option] === undefined ? [...place.slice(0, -1), 'widget'] : [...place, option],
      `Every other form that edits \`${last(field)}\` has the option \`${option}\` so: ${usual}.`,
      `Write \`"${option}": ${usual}\` in its \`options\`.`,
    );
  }
}

/** A name is asked for in every language that the console is read in, where all other names are. */
function checkSpoken(
  { file, contract, definition }: Checking,
  { field, options, node, place }: Optioned,
  others: readonly WrittenField[],
): void {
  const languages = listAt(options, 'languages').map(plainText);
  if (languages.length === 0) return;
  const known = valuesOf(contract.at(contract.resolve(node.items ?? {}), 'language') ?? {});
  const has = ({ options: theirs = {} }: WrittenField, language: string): boolean =>
    theirs.languages === undefined || listAt(theirs, 'languages').includes(language);
  const missing = Object.keys(definition.labels.one).filter(
    (language) =>
      !languages.includes(language) &&
      (known.length === 0 || known.includes(language)) &&
      others.length > 0 &&
      others.every((one) => has(one, language)),
  );
  if (missing.length > 0)
    file.fault(
      [...place, 'languages'],
      `\`${field.field}\` is not asked for in ${quoted(missing, 'and')}, in which people read the site, and every other name is.`,
      `Write \`${written([...languages, ...missing])}\`, or leave \`languages\` out.`,
    );
}
