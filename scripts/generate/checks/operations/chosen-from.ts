import type { Checking } from '../../checking.ts';
import type { Contract } from '../../contract.ts';
import type { Place } from '../../definition.ts';
import { quoted, suggestion } from '../../faults.ts';
import { isObject, type JsonObject, objectAt, textAt } from '../../json.ts';
import { isPlain, kindOf, knownValuesOf } from '../../kinds.ts';
import { speaksOf } from '../../own-keys.ts';
import { type Optioned, optionedOf, plainText } from '../forms/optioned.ts';
import { keepsIdentifier } from './identifiers.ts';

/** The lists that something is chosen from, each with the property of its rows that is kept. */
type Lists = Readonly<Record<string, unknown>>;

/** Reads `x-chosen-from` of a property or of its entries; undefined where the contract says nothing. */
export const chosenFrom = (contract: Contract, node: JsonObject): Lists | undefined =>
  [node, contract.resolve(node.items ?? {})].map((one) => one['x-chosen-from']).find(isObject);

/** Checks that what is chosen from certain lists (`x-chosen-from`) is chosen from these, and that a parameter that takes such a value is filled with one. */
export function checkChosenFrom(checking: Checking): void {
  const { definition, operations, contract } = checking;
  for (const one of optionedOf(checking)) {
    checkField(checking, one);
    const source = contract.operations.get(plainText(one.options.source));
    checkFilled(checking, source?.parameters, one.options.parameters, [...one.place, 'parameters']);
  }
  definition.list?.filters?.forEach(({ parameter, source, value }, index) => {
    const schema = operations.list?.parameters.find(({ name }) => name === parameter)?.schema;
    const lists = schema && chosenFrom(contract, schema);
    if (lists && source !== undefined)
      checkLists(checking, lists, { name: parameter, source, value }, ['list', 'filters', index]);
  });
  for (const key of ['unique', 'similar'] as const)
    checkFilled(checking, operations.list?.parameters, definition.form[key]?.parameters, ['form', key, 'parameters']);
}

/** Widgets in which a value that is none of the choices has no name. */
const CHOOSING = ['relation', 'multi-relation'];

function checkField(checking: Checking, { field, options, node, place }: Optioned): void {
  const { contract, file } = checking;
  const { source } = options;
  if (typeof source !== 'string' || field.widget === 'related') return;
  const lists = chosenFrom(contract, node);
  const value = options.choiceValue ?? options.value;
  if (lists) checkLists(checking, lists, { name: field.field, source, value, widget: field.widget }, place);
  const kept = contract.resolve(node.items ?? node);
  if (
    lists ||
    !speaksOf(contract.document, 'x-chosen-from') ||
    !CHOOSING.includes(field.widget ?? '') ||
    !isWords(kept) ||
    keepsIdentifier(contract, field.field, node)
  )
    return;
  file.fault(
    [...place.slice(0, -1), 'widget'],
    `By the contract \`${field.field}\` is words that people write, chosen from no list.`,
    `Remove the widget, or write \`x-chosen-from: { ${source}: ${plainText(value)} }\` in the contract.`,
  );
}

/** Whether a text may be anything that people write. */
const isWords = (node: JsonObject): boolean =>
  kindOf(node) === 'string' &&
  isPlain(node) &&
  node.format === undefined &&
  knownValuesOf(node).length === 0 &&
  [undefined, '\\S'].includes(textAt(node, 'pattern'));

function checkLists(
  { file }: Checking,
  lists: Lists,
  { name, source, value, widget }: { name: string; source: string; value: unknown; widget?: string | undefined },
  place: Place,
): void {
  const known = Object.keys(lists);
  const kept = textAt(lists, source);
  if (known.length === 0)
    file.fault(
      widget === undefined ? [...place, 'source'] : [...place.slice(0, -1), 'widget'],
      `No list gives what \`${name}\` keeps, and \`${source}\` gives something else.`,
      'Remove it: such a value is written.',
    );
  else if (kept === undefined)
    file.fault(
      [...place, 'source'],
      `\`${name}\` is chosen from what ${quoted(known, 'or')} gives, and not from what \`${source}\` does.`,
      known.length === 1 ? `Did you mean \`${known[0]}\`?` : suggestion('', known),
    );
  else if (typeof value === 'string' && value !== kept)
    file.fault(
      [...place, 'value'],
      `\`${name}\` keeps the \`${kept}\` of what \`${source}\` gives, and not its \`${value}\`.`,
      `Write \`${kept}\`.`,
    );
}

/** A parameter that takes what is chosen from a list is filled with what is chosen from it. */
function checkFilled(
  { file, contract, body, reply }: Checking,
  parameters: readonly { name: string; schema: JsonObject }[] | undefined,
  given: unknown,
  place: Place,
): void {
  for (const [name, path] of Object.entries(isObject(given) ? given : {})) {
    const taken = keysOf(contract, parameters?.find((one) => one.name === name)?.schema ?? {});
    const node = contract.at(body, plainText(path)) ?? contract.at(reply, plainText(path));
    const fits = (one: JsonObject): boolean => keysOf(contract, one).some((key) => taken.includes(key));
    if (taken.length === 0 || !node || fits(node)) continue;
    const [[list = '', kept = ''] = []] = taken.map((key) => key.split(' '));
    const fitting = Object.keys(objectAt(contract.resolve(body), 'properties')).filter((one) =>
      fits(contract.at(body, one) ?? {}),
    );
    file.fault(
      [...place, name],
      `\`${name}\` takes the \`${kept}\` of what \`${list}\` gives, and \`${plainText(path)}\` is none.`,
      suggestion('', fitting) || 'Name a property that holds it.',
    );
  }
}

/** Each list that something is chosen from, with what is kept of it. */
const keysOf = (contract: Contract, node: JsonObject): string[] =>
  Object.entries(chosenFrom(contract, node) ?? {}).map(([list, kept]) => `${list} ${String(kept)}`);
