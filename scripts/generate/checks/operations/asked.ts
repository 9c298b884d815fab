import type { Checking } from '../../checking.ts';
import type { Parameter } from '../../contract.ts';
import { type Definition, type Place, shownFields } from '../../definition.ts';
import { suggestion } from '../../faults.ts';
import { isObject, type JsonObject, listAt } from '../../json.ts';
import { isPlain, kindOf, mayBeNull } from '../../kinds.ts';
import { type Optioned, optionedOf, plainText } from '../forms/optioned.ts';
import { kindOfName, kindsOf, words } from './of-kind.ts';

/** Checks what sources are asked by: a parameter that names a kind of thing with that kind, and each with what it takes whole. */
export function checkAsked(checking: Checking, definitions: readonly Definition[]): void {
  for (const one of optionedOf(checking)) {
    checkOwn(checking, one, definitions);
    const asked = checking.contract.operations.get(plainText(one.options.source))?.parameters ?? [];
    for (const [name, value] of Object.entries(isObject(one.options.parameters) ? one.options.parameters : {})) {
      const place = [...one.place, 'parameters', name];
      const parameter = asked.find((each) => each.name === name);
      if (!parameter || checkKind(checking, asked, [name, plainText(value)], definitions, place)) continue;
      checkLength(checking, parameter, plainText(value), place);
    }
  }
}

/** A parameter that names another kind of thing is not filled with the thing's own identifier, nor with what another kind is chosen for. */
function checkOwn(
  { file, definition }: Checking,
  { options, place }: Optioned,
  definitions: readonly Definition[],
): void {
  for (const [name, value] of Object.entries(isObject(options.parameters) ? options.parameters : {})) {
    const [, kind] = /^(.+?)(?:Uuid|Id)$/.exec(name) ?? [];
    const isAnother = kind !== undefined && kind !== definition.name && definitions.some((one) => one.name === kind);
    if (isAnother && value === definition.id)
      file.fault(
        [...place, 'parameters', name],
        `\`${name}\` is filled with the identifier of this ${definition.name}, which is no ${kind}.`,
        `Name a property that holds the ${kind}.`,
      );
    const chosen = shownFields(definition).find(
      ({ field }) => plainText(value) === field || plainText(value).startsWith(`${field}.`),
    );
    const given = definitions.find(
      ({ operations: { list } }) => list !== undefined && list === chosen?.options?.source,
    );
    if (isAnother && given && given.name !== kind)
      file.fault(
        [...place, 'parameters', name],
        `\`${name}\` is filled with \`${plainText(value)}\`, which is a ${given.name} and no ${kind}.`,
        `Name a property that holds the ${kind}.`,
      );
  }
}

/** What is asked by a series is not filled with what is called a competition's identifier; whether it was told. */
function checkKind(
  { file, contract }: Checking,
  parameters: readonly Parameter[],
  [name, value]: readonly [string, string],
  definitions: readonly Definition[],
  place: Place,
): boolean {
  const known = new Set([...kindsOf(contract).keys(), ...definitions.map((one) => one.name)]);
  const [asked, given] = [kindOfName(name, known), kindOfName(value, known)];
  if (asked === undefined || given === undefined || asked === given) return false;
  const fitting = parameters.find((one) => one.name !== name && kindOfName(one.name, known) === given);
  file.fault(
    place,
    `\`${name}\` takes the ${words(asked)}, and \`${value}\` is that of the ${words(given)}.`,
    fitting ? `Did you mean \`"${fitting.name}": "${value}"\`?` : `Name a property that holds the ${words(asked)}.`,
  );
  return true;
}

/** What may be longer than the parameter takes is not what that is asked for. */
function checkLength(
  { file, contract, body, reply, operations }: Checking,
  { name, description: about = '', schema }: Parameter,
  value: string,
  place: Place,
): void {
  const longest = (node: JsonObject | undefined): number => Number(node?.maxLength ?? Number.NaN);
  const node = contract.at(body, value) ?? contract.at(reply, value);
  if (!(longest(node) > longest(schema))) return;
  const thing = operations.create || operations.update ? body : reply;
  const fitting = listAt(contract.resolve(thing), 'required')
    .map(String)
    .filter((path) => {
      const other = contract.at(thing, path) ?? {};
      return isPlain(other) && kindOf(other) === 'string' && !mayBeNull(other) && longest(other) <= longest(schema);
    });
  const said = fitting.filter((path) => about.toLowerCase().split(/\W+/).includes(path.toLowerCase()));
  file.fault(
    place,
    `\`${name}\` takes ${longest(schema)} letters at most, and \`${value}\` may be longer.`,
    suggestion('', said.length > 0 ? said : fitting) || 'Name a property whose value it takes.',
  );
}
