import type { TFunction } from 'i18next';
import type { FieldDefinition, WidgetName } from '../../../contract/entity.ts';
import type { Text } from '../../../contract/text.ts';
import { formatDateTime } from '../../../engine/values/date-time.ts';
import { isEmpty, isValues, textAt, textOf } from '../../../engine/values/values.ts';

/** How values of a thing are read. */
export interface ValueReading {
  t: TFunction;
  text(text: Text): string;
  /** The field of its form that shows a property, by its path. */
  fieldOf(path: string): FieldDefinition | undefined;
}

const MEDIA = /^(?:image|video)\|/;
/** What these fields hold are ids, which say nothing to a reader. */
const BY_ID: ReadonlySet<WidgetName> = new Set(['relation', 'multi-relation']);

/** The value of a property as its form shows it; empty where only the form can say it, as of what it names by an id. */
export function valueText(reading: ValueReading, property: string, value: unknown): string {
  const { t, text, fieldOf } = reading;
  if (typeof value === 'boolean') return t(value ? 'changes.yes' : 'changes.no');
  if (isEmpty(value)) return '';
  if (isValues(value)) return textOfObject(reading, property, value);
  const field = fieldOf(property);
  const choiceOf = (one: unknown): string => {
    const choice = field?.choices?.[textOf(one)];
    return choice ? text(choice) : '';
  };
  if (choiceOf(value)) return choiceOf(value);
  if (field?.widget === 'date-time') return formatDateTime(textOf(value));
  const isById = field !== undefined && BY_ID.has(field.widget);
  if (!Array.isArray(value)) return isById || MEDIA.test(textOf(value)) ? '' : textOf(value);
  const words = value.map(
    (one) => choiceOf(one) || textOf(one) || textAt(one, 'displayName') || textAt(one, 'value') || textAt(one, 'text'),
  );
  return !isById && words.every((word) => word !== '')
    ? words.join(', ')
    : t('layouts.entries', { count: value.length });
}

/** What the parts of an object say: not its ids, switches and numbers, which say nothing without their names. */
function textOfObject(reading: ValueReading, property: string, value: Readonly<Record<string, unknown>>): string {
  return Object.entries(value)
    .filter(([key, inner]) => typeof inner === 'string' && !isIdentity(value, key))
    .map(([key, inner]) => valueText(reading, `${property}.${key}`, inner))
    .filter((one) => one !== '')
    .join(', ');
}

/** Whether a part of an object is an id, or the kind of node that a text is made of. */
const isIdentity = (value: object, key: string): boolean => key === 'id' || ('content' in value && key === 'type');

/** The picture or video that a property holds: a mediaString; undefined where it holds none. */
export function mediaIn(value: unknown): string | undefined {
  const media = isValues(value) ? (value.media ?? value.src) : value;
  return typeof media === 'string' && MEDIA.test(media) ? media : undefined;
}
