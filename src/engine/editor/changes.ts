import type { FieldDefinition, FormDefinition } from '../../contract/entity.ts';
import { isSame, valueAt } from '../values.ts';

/** The fields of a form whose values differ between two bodies, in the form's order. */
export function changedFields(form: FormDefinition, before: object, after: object): FieldDefinition[] {
  return form.sections
    .flatMap((section) => section.fields)
    .filter(({ field }) => !isSame(valueAt(before, field), valueAt(after, field)));
}
