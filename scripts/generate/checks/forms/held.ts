import type { Checking } from '../../checking.ts';
import type { Contract } from '../../contract.ts';
import type { Place } from '../../definition.ts';
import { suggestion } from '../../faults.ts';
import { type JsonObject, textAt } from '../../json.ts';
import { isDate, isPicture, isReadable, kindOf } from '../../kinds.ts';
import { holds } from '../../words.ts';

/** What the property that an option names must hold, by `holds` in forms/widgets.json: in words, and how it is told. */
const HELD: Readonly<
  Record<string, readonly [what: string, is: (node: JsonObject, contract: Contract, name: string) => boolean]>
> = {
  picture: ['a picture', isPicture],
  text: ['a text', (node) => isReadable(node) && ['string', 'enum'].includes(kindOf(node))],
  name: ['a name', (node) => kindOf(node) === 'array' || (isReadable(node) && kindOf(node) === 'string')],
  number: ['a number', (node) => ['integer', 'number'].includes(kindOf(node))],
  date: ['a day or a moment', isDate],
  boolean: ['yes or no', (node) => kindOf(node) === 'boolean'],
  record: ['several properties of its own', (node) => kindOf(node) === 'object'],
  words: ['a text, or one for each language', isWords],
  language: [
    'the code of a language',
    (node, _, name) => kindOf(node) === 'string' && /lang|locale/i.test(`${name} ${textAt(node, 'description') ?? ''}`),
  ],
};

/** Whether a property is a text, or has a text for each language. */
function isWords(node: JsonObject, contract: Contract): boolean {
  const isText = (one: JsonObject): boolean => kindOf(one) === 'string' && isReadable(one);
  const parts = contract.paths(node).map((path) => contract.at(node, path) ?? {});
  return isText(node) || (parts.length > 0 && parts.every(isText));
}

/** Checks that the property which an option of a widget names holds what the widget takes from it, as an address of a picture. `within` has that property. */
export function checkHeld(
  { file, widgets, contract }: Checking,
  [widget, option, name]: readonly [widget: string, option: string, name: string],
  within: readonly JsonObject[],
  place: Place,
): void {
  const [what, is] = HELD[widgets.held(widget, option) ?? ''] ?? [];
  const node = within.map((one) => contract.at(one, name)).find((one) => one !== undefined);
  if (!is || !node || kindOf(node) === 'unknown' || is(node, contract, name)) return;
  const able = new Set(
    within.flatMap((one) => contract.paths(one).filter((path) => is(contract.at(one, path) ?? {}, contract, path))),
  );
  file.fault(
    [...place, option],
    `\`${name}\` is ${holds(node)}, and \`${option}\` takes ${what}.`,
    able.size > 0
      ? suggestion(name, able) || `Name a property with ${what}.`
      : `There is no property with ${what}: leave it out.`,
  );
}
