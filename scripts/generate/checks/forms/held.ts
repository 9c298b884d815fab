import type { Checking } from '../../checking.ts';
import type { Place } from '../../definition.ts';
import { suggestion } from '../../faults.ts';
import type { JsonObject } from '../../json.ts';
import { isDate, isPicture, isReadable, kindOf } from '../../kinds.ts';
import { holds } from '../../words.ts';

/** What the property that an option names must hold, by `holds` in forms/widgets.json: in words, and how it is told. */
const HELD: Readonly<Record<string, readonly [what: string, is: (node: JsonObject) => boolean]>> = {
  picture: ['a picture', isPicture],
  text: ['a text', (node) => isReadable(node) && ['string', 'enum'].includes(kindOf(node))],
  name: ['a name', (node) => kindOf(node) === 'array' || (isReadable(node) && kindOf(node) === 'string')],
  number: ['a number', (node) => ['integer', 'number'].includes(kindOf(node))],
  date: ['a day or a moment', isDate],
  boolean: ['yes or no', (node) => kindOf(node) === 'boolean'],
};

/** Checks that the property which an option of a widget names holds what the widget takes from it, as an address of a picture. `within` has that property. */
export function checkHeld(
  { file, widgets, contract }: Checking,
  [widget, option, name]: readonly [widget: string, option: string, name: string],
  within: readonly JsonObject[],
  place: Place,
): void {
  const [what, is] = HELD[widgets.held(widget, option) ?? ''] ?? [];
  const node = within.map((one) => contract.at(one, name)).find((one) => one !== undefined);
  if (!is || !node || kindOf(node) === 'unknown' || is(node)) return;
  const able = new Set(within.flatMap((one) => contract.paths(one).filter((path) => is(contract.at(one, path) ?? {}))));
  file.fault(
    [...place, option],
    `\`${name}\` is ${holds(node)}, and \`${option}\` takes ${what}.`,
    able.size > 0
      ? suggestion(name, able) || `Name a property with ${what}.`
      : `There is no property with ${what}: leave it out.`,
  );
}
