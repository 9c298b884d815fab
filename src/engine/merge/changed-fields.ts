import type { FieldDefinition, FormDefinition } from '../../contract/entity.ts';
import { type FocalPoint, isSameFocalPoint } from '../media/media-string.ts';
import { isSame, isValues, textAt, textOf, type Values, valueAt } from '../values/values.ts';

/** The fields of a form whose values differ between two bodies, in the form's order. */
export function changedFields(form: FormDefinition, before: object, after: object): FieldDefinition[] {
  return form.sections
    .flatMap((section) => section.fields)
    .filter((field) => !isSameField(field, valueAt(before, field.field), valueAt(after, field.field)));
}

/**
 * Whether two values of a field show an administrator the same. A relation or a tag is the thing that it names,
 * whatever else is kept of that thing; a switch that was never set is off; the order of a list counts; the middle of a
 * picture is no focal point (specification §3).
 */
export function isSameField(field: FieldDefinition, a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  switch (field.widget) {
    case 'switch':
    case 'checkbox':
      return (a === true) === (b === true);
    case 'relation':
      return isSame(relationId(field, a), relationId(field, b));
    case 'multi-relation':
      return isSame(relationIds(field, a), relationIds(field, b));
    case 'tag-picker':
      return isSame(tagValues(a), tagValues(b));
    case 'focal-point':
      return isSameFocalPoint(focalPointOf(a), focalPointOf(b));
    case 'rows':
    case 'ordered-list':
      return areSameRows(field, a, b);
    default:
      return isSame(a, b);
  }
}

const focalPointOf = (value: unknown): FocalPoint | null => {
  const [fpx, fpy] = [valueAt(value, 'fpx'), valueAt(value, 'fpy')];
  return typeof fpx === 'number' && typeof fpy === 'number' ? { fpx, fpy } : null;
};

/**
 * The identifier of the thing that a relation holds: the thing itself, or its identifier alone; an empty text for none.
 */
function relationId(field: FieldDefinition, value: unknown): string {
  const property = field.options?.value;
  return textOf(isValues(value) && typeof property === 'string' ? valueAt(value, property) : value);
}

function relationIds(field: FieldDefinition, value: unknown): string[] {
  return Array.isArray(value) ? value.map((item) => relationId(field, item)) : [];
}

/** A tag is its value, whatever it is called. */
const tagValues = (tags: unknown): string[] => (Array.isArray(tags) ? tags.map((tag) => textAt(tag, 'value')) : []);

function areSameRows(field: FieldDefinition, a: unknown, b: unknown): boolean {
  const left: unknown[] = Array.isArray(a) ? a : [];
  const right: unknown[] = Array.isArray(b) ? b : [];
  return left.length === right.length && left.every((row, index) => isSameRow(field, row, right[index]));
}

/** Whether two rows of a list show the same: their fields as fields, and all else that they hold. */
export function isSameRow(list: FieldDefinition, a: unknown, b: unknown): boolean {
  if (!isValues(a) || !isValues(b)) return isSame(a, b);
  const items = list.items ?? [];
  const shown = new Set(items.map(({ field }) => field.split('.')[0]));
  const rest = (row: Values): Values => Object.fromEntries(Object.entries(row).filter(([name]) => !shown.has(name)));
  return (
    items.every((item) => isSameField(item, valueAt(a, item.field), valueAt(b, item.field))) && isSame(rest(a), rest(b))
  );
}
