import { type ErrorSchema, ErrorSchemaBuilder, type RJSFValidationError } from '@rjsf/utils';
import type { TFunction } from 'i18next';
import type { FieldFault } from '../../contract/api-error.ts';
import type { Text } from '../../contract/text.ts';
import type { FormIndex } from './form-index.ts';
import { faultMessage } from './messages.ts';
import { partLabel } from './part-label.ts';

/** One wrong field, as the summary tells it: what, and where to. */
export interface FormError {
  /** The id of the control. */
  id: string;
  section: string;
  message: string;
}

/** The errors of a refused save as the summary shows them, one for each field. */
export function summaryOf(errors: readonly RJSFValidationError[], index: FormIndex): FormError[] {
  const byId = new Map<string, FormError>();
  for (const error of errors) {
    const property = (error.property ?? '').replace(/^\./, '');
    const section = index.find(property)?.section.name ?? '';
    const id = `field.${property}`;
    if (!byId.has(id)) byId.set(id, { id, section, message: error.message ?? '' });
  }
  return [...byId.values()].sort(
    (a, b) => index.order(a.id.slice('field.'.length)) - index.order(b.id.slice('field.'.length)),
  );
}

/** The path of the field that is wrong first, in the form's order; undefined where no field is. */
export function firstWrong(errors: readonly RJSFValidationError[], index: FormIndex): string | undefined {
  const [first] = summaryOf(errors, index);
  return first?.id.slice('field.'.length);
}

/** The service's faults at their fields. Those whose path is on no form are left out here; the banner tells them. */
export function schemaOfFaults(
  faults: readonly FieldFault[],
  index: FormIndex,
  t: TFunction,
  text: (text: Text) => string,
): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  for (const fault of faults) {
    const place = index.find(fault.path);
    if (place)
      builder.addErrors(
        faultMessage(t, fault, partLabel(t, place.field, fault.path) ?? text(place.field.label)),
        fault.path,
      );
  }
  return builder.ErrorSchema;
}

/** The service's faults as the summary shows them, one for each field. */
export function summaryOfFaults(
  faults: readonly FieldFault[],
  index: FormIndex,
  t: TFunction,
  text: (text: Text) => string,
): FormError[] {
  const told = new Set<string>();
  return faults.flatMap((fault) => {
    const place = index.find(fault.path);
    if (!place || told.has(fault.path)) return [];
    told.add(fault.path);
    const message = faultMessage(t, fault, partLabel(t, place.field, fault.path) ?? text(place.field.label));
    return [{ id: `field.${fault.path}`, section: place.section.name, message }];
  });
}
