import type { TFunction } from 'i18next';
import type { FieldDefinition, WidgetName } from '../../contract/entity.ts';
import { EMAIL, PHONE } from '../values/formats.ts';
import { mediumName } from '../widgets/media.ts';

type LabelOf = (t: TFunction, part: string, form: unknown) => string | undefined;

/** What a kind of contact is called, by the rule that its value broke. */
const KINDS: Readonly<Record<string, string>> = {
  [EMAIL]: 'contacts.types.email',
  [PHONE]: 'contacts.types.phone',
  'web-address': 'contacts.types.web',
};

/** Widgets that edit a whole list or object: what the parts of their values are called. */
const PARTS: Partial<Record<WidgetName, LabelOf>> = {
  names: (t) => t('names.name'),
  'external-ids': (t, part) => t(part === 'extId' ? 'externalIds.id' : 'externalIds.register'),
  contacts: (t, part, form) => {
    if (part === 'type') return t('contacts.kind');
    return t((typeof form === 'string' ? KINDS[form] : undefined) ?? 'contacts.value');
  },
  accounts: (_, part) => mediumName(part),
  'ordered-list': (t, part) => t('orderedList.entry', { number: Number(part) + 1 }),
};

/**
 * The label of the part of a field's value that stands at a path of the body, such as `contactInfo.1.value`; undefined where the path is the field's own.
 * `form` is the pattern or format that the part broke, if it did: it says the kind of a contact.
 */
export function partLabel(t: TFunction, field: FieldDefinition, path: string, form?: unknown): string | undefined {
  const keys = path.split('.').filter((key) => key !== '');
  const inside = keys.slice(field.field.split('.').length);
  const part = inside.find((key) => field.widget === 'ordered-list' || !/^\d+$/.test(key));
  return part === undefined ? undefined : PARTS[field.widget]?.(t, part, form);
}
