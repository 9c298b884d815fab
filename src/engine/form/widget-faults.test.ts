import { expect, it } from 'vitest';
import type { FieldDefinition, FormDefinition } from '../../contract/entity.ts';
import { createFormValidator } from './validator.ts';
import { widgetFaults } from './widget-faults.ts';

const label = { en: 'Day', sv: 'Dag' };
const born: FieldDefinition = { field: 'person.born', label, widget: 'birth-date' };
const rows: FieldDefinition = {
  field: 'days',
  label,
  widget: 'rows',
  items: [{ field: 'day', label, widget: 'date' }],
};
const form: FormDefinition = {
  sections: [{ name: 's', title: label, fields: [born, rows], properties: ['person', 'days'] }],
  initial: {},
};
const body = { person: { born: '2003-02-31' }, days: [{ day: '2026-11-21' }, { day: '2026-11-dd' }, null] };

it('finds what no schema can say, in parts and in rows', () => {
  expect(widgetFaults(form, body).map(({ instancePath, params }) => [instancePath, params.key])).toEqual([
    ['/person/born', 'validation.dayOfMonth'],
    ['/days/1/day', 'validation.date'],
  ]);
  expect(widgetFaults(form, { person: null })).toEqual([]);
});

it('makes them faults of the form, at their fields', () => {
  const validator = createFormValidator(() => true, form);
  const { errors, errorSchema } = validator.validateFormData(body, {}, undefined, (found) =>
    found.map((error) => ({ ...error, message: 'wrong' })),
  );
  expect(errors.map(({ name, property }) => [name, property])).toEqual([
    ['widget', '.person.born'],
    ['widget', '.days.1.day'],
  ]);
  expect(errorSchema.days?.[1]?.day?.__errors).toHaveLength(1);
});
