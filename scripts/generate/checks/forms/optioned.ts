import type { Checking } from '../../checking.ts';
import type { Place, WrittenField } from '../../definition.ts';
import type { JsonObject } from '../../json.ts';

/** One field with its options, where they stand, and what the contract says of it. */
export interface Optioned {
  field: WrittenField;
  options: Readonly<Record<string, unknown>>;
  node: JsonObject;
  place: Place;
}

/** The fields of a form and of its rows, each with its options. */
export function optionedOf({ contract, body, reply, definition }: Checking): Optioned[] {
  const within = (fields: readonly WrittenField[], holders: readonly JsonObject[], place: Place): Optioned[] =>
    fields.flatMap((field, index) => {
      const node = holders.map((one) => contract.at(one, field.field)).find((one) => one !== undefined) ?? {};
      const at = [...place, index];
      const inner = within(field.items ?? [], [contract.resolve(node.items ?? {})], [...at, 'items']);
      return [{ field, options: field.options ?? {}, node, place: [...at, 'options'] }, ...inner];
    });
  return definition.form.sections.flatMap(({ fields }, section) =>
    within(fields, [body, reply], ['form', 'sections', section, 'fields']),
  );
}

/** A value of an option as it is written; nothing for what has parts. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
