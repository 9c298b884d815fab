import type { Checking } from '../../checking.ts';
import type { Place } from '../../definition.ts';
import { isObject, type JsonObject } from '../../json.ts';
import { optionedOf, plainText } from '../forms/optioned.ts';

/** A parameter of a list, filled with a property of the thing that a form is of. */
export interface Filling {
  /** The parameter, and what it takes. */
  readonly name: string;
  readonly schema: JsonObject;
  /** The property, and what it holds. */
  readonly property: string;
  readonly node: JsonObject;
  readonly place: Place;
}

/** What a property of the thing holds: as it is read, as it is sent, or as a row of the list. */
export const heldAt = ({ contract, body, reply, row }: Checking, path: string): JsonObject | undefined =>
  contract.at(reply, path) ?? contract.at(body, path) ?? contract.at(row, path);

/** Every parameter that a definition fills so: those of sources, and of what else may be called the same. */
export function fillingsOf(checking: Checking): Filling[] {
  const { contract, definition, operations } = checking;
  const given: [source: unknown, parameters: unknown, place: Place][] = [
    ...optionedOf(checking).map(
      ({ options, place }) =>
        [options.source, options.parameters, [...place, 'parameters']] as [unknown, unknown, Place],
    ),
    [operations.list?.id, definition.form.unique?.parameters, ['form', 'unique', 'parameters']],
    [operations.list?.id, definition.form.similar?.parameters, ['form', 'similar', 'parameters']],
  ];
  return given.flatMap(([source, parameters, place]) => {
    const known = contract.operations.get(plainText(source))?.parameters ?? [];
    return Object.entries(isObject(parameters) ? parameters : {}).flatMap(([name, path]): Filling[] => {
      const property = plainText(path);
      const schema = known.find((one) => one.name === name)?.schema;
      const node = heldAt(checking, property);
      return schema && node ? [{ name, schema, property, node, place: [...place, name] }] : [];
    });
  });
}
