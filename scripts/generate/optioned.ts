import type { Checking } from './checking.ts';
import type { Place, WrittenField } from './definition.ts';
import type { JsonObject } from './json.ts';

/** One field with its options, where they stand, and what the contract says of it. */
export interface Optioned {
  field: WrittenField;
  options: Readonly<Record<string, unknown>>;
  node: JsonObject;
  place: Place;
}

/** The fields of a form, each with its options. */
export function optionedOf({ contract, body, reply, definition }: Checking): Optioned[] {
  return definition.form.sections.flatMap(({ fields }, section) =>
    fields.map((field, index) => ({
      field,
      options: field.options ?? {},
      node: contract.at(body, field.field) ?? contract.at(reply, field.field) ?? {},
      place: ['form', 'sections', section, 'fields', index, 'options'],
    })),
  );
}

/** A value of an option as it is written; nothing for what has parts. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
