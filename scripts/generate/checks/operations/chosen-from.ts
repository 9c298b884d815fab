import type { Checking } from '../../checking.ts';
import type { Contract } from '../../contract.ts';
import { quoted, suggestion } from '../../faults.ts';
import { isObject, type JsonObject, objectAt, textAt } from '../../json.ts';
import { isPlain, kindOf, knownValuesOf } from '../../kinds.ts';
import { speaksOf } from '../../said-of-itself.ts';
import { type Filling, fillingsOf } from './fillings.ts';
import { keepsIdentifier } from './identifiers.ts';
import { choicesOf, type SourceChoice } from './source-choices.ts';

/** The lists that something is chosen from, each with the property of its rows that is kept. */
type Lists = Readonly<Record<string, unknown>>;

/** Reads `x-chosen-from` of a property or of its entries; undefined where the contract says nothing. */
export const chosenFrom = (contract: Contract, node: JsonObject): Lists | undefined =>
  [node, contract.resolve(node.items ?? {})].map((one) => one['x-chosen-from']).find(isObject);

/** Checks that what is chosen from certain lists (`x-chosen-from`) is chosen from these, and that a parameter that takes such a value is filled with one. */
export function checkChosenFrom(checking: Checking): void {
  for (const choice of choicesOf(checking)) {
    const { node, keeps = {} } = choice;
    const lists = chosenFrom(checking.contract, node) ?? chosenFrom(checking.contract, keeps);
    if (lists) checkLists(checking, lists, choice);
    else checkWords(checking, choice);
  }
  for (const filling of fillingsOf(checking)) checkFilled(checking, filling);
}

/** Widgets in which a value that is none of the choices has no name. */
const CHOOSING = ['relation', 'multi-relation'];

/** Words that people write are chosen from no list that the contract does not name. */
function checkWords({ contract, file }: Checking, choice: SourceChoice): void {
  const { name, node, widget = '', operation, value, place } = choice;
  const kept = contract.resolve(node.items ?? node);
  if (!speaksOf(contract.document, 'x-chosen-from') || !CHOOSING.includes(widget) || !operation) return;
  if (!isWords(kept) || keepsIdentifier(contract, name, node)) return;
  file.fault(
    [...place.slice(0, -1), 'widget'],
    `By the contract \`${name}\` is words that people write, chosen from no list.`,
    `Remove the widget, or write \`x-chosen-from: { ${operation.id}: ${value} }\` in the contract.`,
  );
}

/** Whether a text may be anything that people write. */
const isWords = (node: JsonObject): boolean =>
  kindOf(node) === 'string' &&
  isPlain(node) &&
  node.format === undefined &&
  knownValuesOf(node).length === 0 &&
  [undefined, '\\S'].includes(textAt(node, 'pattern'));

function checkLists({ file }: Checking, lists: Lists, choice: SourceChoice): void {
  const { name, operation, value, valueOption, widget, place } = choice;
  if (!operation) return;
  const known = Object.keys(lists);
  const kept = textAt(lists, operation.id);
  if (known.length === 0)
    file.fault(
      widget === undefined ? [...place, 'source'] : [...place.slice(0, -1), 'widget'],
      `No list gives what \`${name}\` keeps, and \`${operation.id}\` gives something else.`,
      'Remove it: such a value is written.',
    );
  else if (kept === undefined)
    file.fault(
      [...place, 'source'],
      `\`${name}\` is chosen from what ${quoted(known, 'or')} gives, and not from what \`${operation.id}\` does.`,
      known.length === 1 ? `Did you mean \`${known[0]}\`?` : suggestion('', known),
    );
  else if (value !== '' && value !== kept)
    file.fault(
      [...place, valueOption],
      `\`${name}\` keeps the \`${kept}\` of what \`${operation.id}\` gives, and not its \`${value}\`.`,
      `Write \`${kept}\`.`,
    );
}

/** A parameter that takes what is chosen from a list is filled with what is chosen from it. */
function checkFilled({ file, contract, body }: Checking, { name, schema, property, node, place }: Filling): void {
  const taken = keysOf(contract, schema);
  const fits = (one: JsonObject): boolean => keysOf(contract, one).some((key) => taken.includes(key));
  if (taken.length === 0 || fits(node)) return;
  const [[list = '', kept = ''] = []] = taken.map((key) => key.split(' '));
  const fitting = Object.keys(objectAt(contract.resolve(body), 'properties')).filter((one) =>
    fits(contract.at(body, one) ?? {}),
  );
  file.fault(
    place,
    `\`${name}\` takes the \`${kept}\` of what \`${list}\` gives, and \`${property}\` is none.`,
    suggestion('', fitting) || 'Name a property that holds it.',
  );
}

/** Each list that something is chosen from, with what is kept of it. */
const keysOf = (contract: Contract, node: JsonObject): string[] =>
  Object.entries(chosenFrom(contract, node) ?? {}).map(([list, kept]) => `${list} ${String(kept)}`);
