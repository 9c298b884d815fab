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

it('asks for a moment in the future where one is wanted, unless it is the one that is stored', () => {
  const at: FieldDefinition = { field: 'at', label, widget: 'date-time', options: { future: true } };
  const moments: FieldDefinition = { field: 'moments', label, widget: 'rows', items: [at] };
  const timed: FormDefinition = {
    sections: [{ name: 's', title: label, fields: [at, moments], properties: ['at', 'moments'] }],
    initial: {},
  };
  const past = '2020-05-01T18:30:00+0000';
  const faults = (edited: object, stored?: object) =>
    widgetFaults(timed, edited, stored).map(({ instancePath, params }) => [instancePath, params.key]);
  expect(faults({ at: past })).toEqual([['/at', 'faults.past']]);
  expect(faults({ at: past }, { at: '2020-05-01T18:29:00Z' })).toEqual([['/at', 'faults.past']]);
  expect(faults({ at: past }, { at: '2020-05-01T18:30:00Z' })).toEqual([]);
  expect(faults({ at: '2999-05-01T18:30:00+0000' })).toEqual([]);
  expect(faults({ moments: [{ at: past }] }, { moments: [] })).toEqual([['/moments/0/at', 'faults.past']]);
  expect(faults({ moments: [{ at: past }] }, { moments: [null, { at: past }] })).toEqual([]);
});

it('asks for an end after the beginning that stands beside it, in rows as well', () => {
  const until: FieldDefinition = { field: 'until', label, widget: 'date-time', options: { after: 'from' } };
  const times: FieldDefinition = { field: 'times', label, widget: 'rows', items: [until] };
  const timed: FormDefinition = {
    sections: [{ name: 's', title: label, fields: [until, times], properties: ['until', 'times'] }],
    initial: {},
  };
  const [early, late] = ['2026-05-01T18:30:00+0000', '2026-05-01T20:31:00+0200'];
  const faults = (edited: object) =>
    widgetFaults(timed, edited).map(({ instancePath, params }) => [instancePath, params.key]);
  expect(faults({ from: early, until: late })).toEqual([]);
  expect(faults({ from: late, until: early })).toEqual([['/until', 'faults.order']]);
  expect(faults({ from: early, until: early })).toEqual([['/until', 'faults.order']]);
  expect(faults({ from: late, times: [{ from: early, until: late }] })).toEqual([]);
  expect(faults({ times: [{ from: late, until: early }] })).toEqual([['/times/0/until', 'faults.order']]);
});
