import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../contract/entity.ts';
import { birthDateProblem, dateProblem, dayOf, futureProblem, momentProblem, writtenDay } from './days.ts';

const field: FieldDefinition = { field: 'born', label: { en: 'Born', sv: 'Född' }, widget: 'birth-date' };
const now = new Date(2026, 10, 21, 12);

it('turns the month into its number, and keeps what there is of an unfinished day', () => {
  expect(writtenDay({ day: '14', month: '2', year: '2003' })).toBe('2003-02-14');
  expect(writtenDay({ day: '4', month: '', year: '2003' })).toBe('2003--04');
  expect(writtenDay({ day: '', month: '', year: '' })).toBe('');
  expect(dayOf('2003-02-14')).toEqual({ day: '14', month: '2', year: '2003' });
  expect(dayOf('2003-02-14T00:00:00Z')).toEqual({ day: '14', month: '2', year: '2003' });
  expect(dayOf('2003--04')).toEqual({ day: '04', month: '', year: '2003' });
});

it.each([
  ['2003-02-14', undefined],
  ['', undefined],
  ['2024-02-29', undefined],
  ['2023-02-29', 'validation.dayOfMonth'],
  ['2003-02-31', 'validation.dayOfMonth'],
  ['2003-04-00', 'validation.dayOfMonth'],
  ['2003--14', 'validation.dayIncomplete'],
  ['03-02-14', 'validation.dayIncomplete'],
  ['2003-13-01', 'validation.unreadable'],
  ['14/2 2003', 'validation.unreadable'],
  ['2026-11-22', 'validation.dayInFuture'],
  ['2026-11-21', undefined],
  ['1916-11-21', 'validation.tooOld'],
  ['1916-11-22', undefined],
])('says of the day of birth %j: %s', (value, key) => {
  expect(birthDateProblem(value, field, now)?.key).toBe(key);
});

it('believes the age that the definition believes', () => {
  const young = { ...field, options: { oldest: 20 } };
  expect(birthDateProblem('2003-02-14', young, now)).toEqual({ key: 'validation.tooOld', values: { count: 20 } });
});

it('knows whole days and moments from unfinished ones', () => {
  expect(['2026-11-21', '2026-11-21T10:00:00Z', ''].map((day) => dateProblem(day)?.key)).toEqual(
    Array(3).fill(undefined),
  );
  expect(['2026-11-dd', '2026-02-30', 'soon'].map((day) => dateProblem(day)?.key)).toEqual(
    Array(3).fill('validation.date'),
  );
  expect(momentProblem('2026-11-21T18:30:00+0000')).toBeUndefined();
  expect(momentProblem('2026-11-21 18:––')?.key).toBe('validation.moment');
});

it('asks for a moment in the future, and for none where there is none', () => {
  expect(futureProblem('', now)).toBeUndefined();
  expect(futureProblem('2099-05-01T18:30:00+0000', now)).toBeUndefined();
  expect(futureProblem('2020-05-01T18:30:00+0000', now)).toEqual({ key: 'faults.past' });
});
