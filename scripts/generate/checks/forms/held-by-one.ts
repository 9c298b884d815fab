import type { Checking } from '../../checking.ts';
import type { Contract } from '../../contract.ts';
import type { Place } from '../../definition.ts';
import type { DefinitionFile } from '../../definition-file.ts';
import { quoted } from '../../faults.ts';
import { isObject, type JsonObject, listAt } from '../../json.ts';
import { optionedOf } from './optioned.ts';

/** Checks that nothing gives to many what only one may have: that it would take from another (`x-held-by-one`), or that is refused a second time (`x-unique`). */
export function checkHeldByOne(checking: Checking): void {
  const { file, definition, contract, body } = checking;
  checkStart(checking, body, definition.form.initial ?? {}, ['form', 'initial']);
  for (const { options, node, place } of optionedOf(checking))
    if (isObject(options.initial))
      checkStart(checking, contract.resolve(node.items ?? {}), options.initial, [...place, 'initial']);
  definition.list?.edit?.forEach((property, index) => {
    const within = heldWithin(contract.at(body, property));
    if (within !== undefined)
      file.fault(
        ['list', 'edit', index],
        `Only one has \`${property}\`${among(within)}: set for several, the last one would have it.`,
        'Remove it, or set it by an action.',
      );
  });
}

const heldWithin = (node: JsonObject | undefined): string[] | undefined =>
  Array.isArray(node?.['x-held-by-one']) ? listAt(node, 'x-held-by-one').map(String) : undefined;

const among = (within: readonly string[]): string =>
  within.length === 0 ? '' : ` among those with the same ${quoted(within, 'and')}`;

function checkStart(
  { file, contract }: { file: DefinitionFile; contract: Contract },
  schema: unknown,
  value: JsonObject,
  place: Place,
): void {
  for (const [property, begun] of Object.entries(value)) {
    const node = contract.at(schema, property);
    const within = heldWithin(node);
    if (within !== undefined && begun === true)
      file.fault(
        [...place, property],
        `Only one has \`${property}\`${among(within)}: every new one would take it from the one that has it.`,
        'Write `false`, or leave it out.',
      );
    const isGiven = begun !== null && begun !== '' && typeof begun !== 'object';
    if (Array.isArray(node?.['x-unique']) && isGiven)
      file.fault(
        [...place, property],
        `No other may have the \`${property}\`: the second one that starts with \`${String(begun)}\` would be refused.`,
        'Let it start empty: `""`.',
      );
    if (node && isObject(begun)) checkStart({ file, contract }, node, begun, [...place, property]);
  }
}
