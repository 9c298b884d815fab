import type { TFunction } from 'i18next';
import type { FieldFault } from '../../../contract/api-error.ts';
import type { Entity, FieldDefinition } from '../../../contract/entity.ts';
import type { Text } from '../../../contract/text.ts';
import { type BodyFault, bodyFaults, pathOf } from '../../../engine/form/body-faults.ts';
import { FormIndex } from '../../../engine/form/form-index.ts';
import { faultMessage, validationMessage } from '../../../engine/form/messages.ts';
import type { Values } from '../../../engine/values/values.ts';
import type { MediaKind } from './file-signature.ts';
import { TYPED_PROPERTIES } from './media-states.ts';

/** What is wrong with typed metadata: a sentence by property. */
export type ItemFaults = Readonly<Record<string, string>>;

interface Words {
  t: TFunction;
  text(text: Text): string;
}

/** The fields of a form that can be filled in while a file uploads, in order. */
export function typedFields(entity: Entity, kind: MediaKind): readonly FieldDefinition[] {
  const fields = entity.form.sections.flatMap((section) => section.fields);
  return TYPED_PROPERTIES[kind].flatMap((name) => fields.find(({ field }) => field === name) ?? []);
}

/** Whether what a field says can stand at the same field of a kind too: images and videos have categories of their own. */
export function canTakeOver(
  entities: Readonly<Record<MediaKind, Entity>>,
  field: FieldDefinition,
  kind: MediaKind,
): boolean {
  const own = typedFields(entities[kind], kind).find((one) => one.field === field.field);
  const meaning = ({ widget, options }: FieldDefinition): string => JSON.stringify([widget, options]);
  return own !== undefined && meaning(own) === meaning(field);
}

/** What is wrong by the contract's rules, before the service sees it. */
export function faultsOf(entity: Entity, kind: MediaKind, values: Values, { t, text }: Words): ItemFaults {
  return Object.fromEntries(
    brokenRules(entity, kind, values).map(({ field, fault: { keyword, params } }) => [
      field.field,
      validationMessage(t, { name: keyword, params, stack: '' }, field, text(field.label)),
    ]),
  );
}

/** Whether a save would find nothing wrong with what was typed. */
export function isFaultless(entities: Readonly<Record<MediaKind, Entity>>, kind: MediaKind, values: Values): boolean {
  return brokenRules(entities[kind], kind, values).length === 0;
}

/** The first rule that each field breaks. */
function brokenRules(entity: Entity, kind: MediaKind, values: Values): { field: FieldDefinition; fault: BodyFault }[] {
  const fields = typedFields(entity, kind);
  const name = typeof values.name === 'string' ? values.name.trim() : '';
  const faults = bodyFaults(entity, { ...values, name });
  return fields.flatMap((field) => {
    const fault = faults.find((one) => pathOf(one).split('.')[0] === field.field);
    return fault ? [{ field, fault }] : [];
  });
}

/** What the service found wrong, by property, and in other sentences what is at no field of the form. */
export function faultsOfService(
  entity: Entity,
  faults: readonly FieldFault[],
  { t, text }: Words,
): { faults: ItemFaults; others: readonly string[] } {
  const index = new FormIndex(entity.form);
  const at: Record<string, string> = {};
  const others: string[] = [];
  for (const fault of faults) {
    const place = index.find(fault.path);
    if (place) at[place.field.field] ??= faultMessage(t, fault, text(place.field.label));
    else others.push(faultMessage(t, fault, fault.path));
  }
  return { faults: at, others };
}
