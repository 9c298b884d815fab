import type { Checking } from '../../checking.ts';
import type { Contract } from '../../contract.ts';
import { isHeld, type Place, shownFields, type WrittenField } from '../../definition.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt } from '../../json.ts';
import { kindOf } from '../../kinds.ts';
import { SHOWN_ONLY } from './edit.ts';
import { optionedOf } from './optioned.ts';

/** Checks that what is made can be seen: what hides it, or does when it is left out (`x-unseen-when`), starts otherwise or is set by a field or an action. */
export function checkUnseen(checking: Checking): void {
  const { definition, operations, body, one } = checking;
  const { form, list, actions = [] } = definition;
  const others = [...actions.flatMap(({ set = {} }) => Object.keys(set)), ...(list?.edit ?? [])];
  if (operations.create || isHeld(definition))
    checkThing(checking, { schema: body, called: one, others }, shownFields(definition), {
      begun: form.initial ?? {},
      start: ['form', 'initial'],
      fields: ['form', 'sections'],
    });
  for (const { field, options, node, place } of optionedOf(checking)) {
    if (!field.items || options.fixed === true) continue;
    checkThing(checking, { schema: node.items ?? {}, called: `a row of \`${field.field}\``, others: [] }, field.items, {
      begun: isObject(options.initial) ? options.initial : {},
      start: [...place, 'initial'],
      fields: [...place.slice(0, -1), 'items'],
    });
  }
}

/** What a value is to `x-unseen-when`. */
const seenAs = (value: Json | undefined): string =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
    ? 'left-out'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

/** What is written of a property, in words of the definition. */
const exampleOf = (contract: Contract, node: JsonObject): string =>
  kindOf(contract.resolve(node)) === 'boolean' ? 'true' : '…';

function checkThing(
  { file, contract }: Checking,
  { schema, called, others }: { schema: unknown; called: string; others: readonly string[] },
  shown: readonly WrittenField[],
  places: { begun: JsonObject; start: Place; fields: Place },
): void {
  const written = shown.filter(({ widget = '' }) => !SHOWN_ONLY.includes(widget)).map(({ field }) => field);
  for (const property of Object.keys(objectAt(contract.resolve(schema), 'properties'))) {
    const node = contract.at(schema, property) ?? {};
    const unseen = listAt(node, 'x-unseen-when').map(String);
    const isSet = written.some((path) => path === property || path.startsWith(`${property}.`));
    const begun = places.begun[property];
    if (!unseen.includes(seenAs(begun)) || isSet || others.includes(property)) continue;
    const example = exampleOf(contract, node);
    file.fault(
      begun === undefined ? places.fields : [...places.start, property],
      begun === undefined
        ? `Nothing sets \`${property}\`, without which ${called} is shown nowhere.`
        : `\`${property}\` starts as \`${JSON.stringify(begun)}\`, with which ${called} is shown nowhere, and nothing changes it.`,
      example === 'true' && begun !== undefined
        ? `Write \`true\`, or add a field for \`${property}\`.`
        : `Add a field for \`${property}\`${example === 'true' ? `, or \`"${property}": true\` to \`initial\`` : ''}.`,
    );
  }
}
