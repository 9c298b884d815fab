import type { FieldDefinition, FormDefinition } from '../../contract/entity.ts';
import { fits } from '../values/fits.ts';
import { isEqual, isValues, type Values, valueAt, valuesOf } from '../values/values.ts';

/**
 * The body that a save sends: rows of a list in an order are told their places, and a text inside an object or a row
 * that was emptied is left out of it, where the contract knows no null for it. One that came empty goes back as it
 * came, and so does a property of the body itself: left out there, it would keep its value. What is hidden is sent as
 * it is stored: nobody could mend what the service finds wrong there.
 */
export function bodyToSend(form: FormDefinition, base: object, edited: object): object {
  return form.sections
    .flatMap(({ fields }) => fields)
    .reduce<Values>((body, field) => sendField(field, base, body), asStoredWhereHidden(form, base, valuesOf(edited)));
}

/** The body with every property that is hidden now as it is stored; where all parts of an object are hidden, all of it. */
function asStoredWhereHidden(form: FormDefinition, base: object, edited: Values): Values {
  const rootOf = (path: string): string => path.split('.')[0] ?? path;
  const isHidden = (when: readonly (FieldDefinition['when'] | undefined)[]): boolean =>
    when.some((one) => !fits(one, edited));
  const fields = form.sections.flatMap((section) =>
    section.fields.map(({ field, when }) => ({ field, isHidden: isHidden([section.when, when]) })),
  );
  const partly = new Set(fields.flatMap((one) => (one.isHidden ? [] : [rootOf(one.field)])));
  const paths = fields.flatMap((one) =>
    one.isHidden ? [partly.has(rootOf(one.field)) ? one.field : rootOf(one.field)] : [],
  );
  return [...new Set(paths)].reduce<Values>(
    (body, path) =>
      isEqual(valueAt(body, path), valueAt(base, path)) ? body : replaced(body, path.split('.'), valueAt(base, path)),
    edited,
  );
}

function sendField(field: FieldDefinition, base: object, body: Values): Values {
  const value = valueAt(body, field.field);
  const isOrdered = field.widget === 'ordered-list' || field.widget === 'logo-strip';
  const order = isOrdered ? field.options?.order : undefined;
  if ((field.items || order !== undefined) && Array.isArray(value)) {
    if (isEqual(value, valueAt(base, field.field))) return body;
    const { items = [] } = field;
    const rows = value.map((row: unknown) =>
      isValues(row) ? items.reduce((now, item) => emptied(item, now), row) : row,
    );
    return replaced(body, field.field.split('.'), typeof order === 'string' ? placed(rows, order) : rows);
  }
  const isNested = field.field.includes('.');
  return isNested && valueAt(base, field.field) !== '' ? emptied(field, body) : body;
}

/** The rows of a list in an order, each with its place, from 0. */
function placed(rows: readonly unknown[], property: string): unknown[] {
  return rows.map((row, place) => (isValues(row) ? { ...row, [property]: place } : row));
}

/** Without the field's value where that is a text that was emptied. */
function emptied(field: FieldDefinition, body: Values): Values {
  return field.empty === '' && valueAt(body, field.field) === ''
    ? replaced(body, field.field.split('.'), undefined)
    : body;
}

/** The same body with another value at a path; undefined leaves it out. */
function replaced(body: Values, [key = '', ...rest]: readonly string[], value: unknown): Values {
  const inner = body[key];
  const next = rest.length === 0 ? value : isValues(inner) ? replaced(inner, rest, value) : inner;
  if (next !== undefined) return { ...body, [key]: next };
  const { [key]: _left, ...others } = body;
  return others;
}
