import { resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf, momentOf } from './cell-moment.ts';

beforeAll(() => setLocalTimeZone('Europe/Stockholm'));
afterAll(() => resetLocalTimeZone());

it.each([
  ['2026-09-12 19:00', '2026-09-12T17:00:00+0000'],
  ['2026-09-12T19:00:00', '2026-09-12T17:00:00+0000'],
  ['2026-09-12 19.00', '2026-09-12T17:00:00+0000'],
  ['2026-09-12 kl. 19.00', '2026-09-12T17:00:00+0000'],
  ['2026-09-12 1900', '2026-09-12T17:00:00+0000'],
  ['20260912 19:00', '2026-09-12T17:00:00+0000'],
  ['12 Sep 2026 7:00 PM', '2026-09-12T17:00:00+0000'],
  ['September 12, 2026, 7 pm', '2026-09-12T17:00:00+0000'],
  ['Sat 12 Sep 2026 19:00', '2026-09-12T17:00:00+0000'],
  ['lördag 12 september 2026 kl 19:00', '2026-09-12T17:00:00+0000'],
  ['12.09.2026 19:00', '2026-09-12T17:00:00+0000'],
  ['2026-12-12 12:30 am', '2026-12-11T23:30:00+0000'],
  ['46277.7916666667', '2026-09-12T17:00:00+0000'],
  ['260912 19:00', '2026-09-12T17:00:00+0000'],
  ['2026-09-12 19:00Z', '2026-09-12T19:00:00+0000'],
  ['2026-09-12T19:00:00+02:00', '2026-09-12T17:00:00+0000'],
])('reads %s by the clock of the user', (text, value) => {
  expect(momentOf(text)).toEqual({ value });
});

it.each([
  ['1/15/1998 12:00:00 AM', '1998-01-15'],
  ['1998-01-15T00:00:00+00:00', '1998-01-15'],
  ['den 15 januari 1998', '1998-01-15'],
  ['Thursday, January 15, 1998', '1998-01-15'],
  ['15. 1. 1998', '1998-01-15'],
  ['1998.01.15.', '1998-01-15'],
  ['１５／０１／1998', '1998-01-15'],
  ['15th of January 1998', '1998-01-15'],
])('reads %s as programs and people write days', (text, value) => {
  expect(dayOf(text)).toEqual({ value });
});

it.each([
  ['2026-09-12', 'time'],
  ['12 May 2026', 'time'],
  ['12/9 2026', 'time'],
  ['2026-02-30 19:00', 'moment'],
  ['2026-09-12 25:00', 'moment'],
  ['2026-09-12 13:00 pm', 'moment'],
  ['19:00', 'moment'],
  ['TBD', 'moment'],
  ['03/04/2026 19:00', 'ambiguousDay'],
  ['2026-03-29 02:30', 'neverTime'],
  ['2026-10-25 02:30', 'twiceTime'],
])('says of %s why it is none', (text, problem) => {
  expect(momentOf(text)).toEqual({ problem });
});

it.each([
  ['980115', '1998-01-15'],
  ['98-01-15', '1998-01-15'],
  ['15.1.98', '1998-01-15'],
  ['15/01/98', '1998-01-15'],
  ['1/15/98', '1998-01-15'],
  ['00-02-29', '2000-02-29'],
  ['080229', '2008-02-29'],
  ['35810', '1998-01-15'],
  ['35810.0', '1998-01-15'],
])('reads %s, whose year is short or whose format a spreadsheet lost', (text, value) => {
  expect(dayOf(text)).toEqual({ value });
});

it('takes a short year for one that is over where somebody was born in it, and for a near one elsewhere', () => {
  const next = String((new Date().getFullYear() + 1) % 100).padStart(2, '0');
  expect(dayOf(`${next}0630`)).toEqual({ value: `${new Date().getFullYear() + 1}-06-30` });
  expect(dayOf(`${next}0630`, 'past')).toEqual({ value: `${new Date().getFullYear() - 99}-06-30` });
});

it.each([
  ['05-04-12', 'ambiguousDay'],
  ['25-04-12', 'ambiguousDay'],
  ['03/04/98', 'ambiguousDay'],
  ['981315', 'day'],
  ['980230', 'day'],
  ['123', 'day'],
  ['91234', 'day'],
])('says of %s why it is no day', (text, problem) => {
  expect(dayOf(text)).toEqual({ problem });
});
