import { endsInOrder } from '../../../openapi/formats/moments.ts';
import type { FieldDefinition } from '../../contract/entity.ts';

/** What is wrong with a value beyond its schema: the key of the sentence, and what the sentence names. */
export interface Problem {
  key: string;
  values?: Readonly<Record<string, string | number>>;
}

/** The parts of a day, as far as they are written. */
export interface Day {
  day: string;
  month: string;
  year: string;
}

const NOTHING: Day = { day: '', month: '', year: '' };

/** The age in years that nobody is believed to exceed, where the definition says nothing. */
const OLDEST = 110;

/**
 * The parts of a day of birth; also of an unfinished one, such as `2003--14` for the 14th of a month not yet chosen.
 */
export function dayOf(text: string): Day {
  const [, year = '', month = '', day = ''] = /^(\d{0,4})-(\d{0,2})-(\d{0,2})(?:T.*)?$/.exec(text) ?? [];
  if (year + month + day === '') return NOTHING;
  return { year, month: month.replace(/^0(?=\d)/, ''), day };
}

/**
 * A day of birth as it is kept: `yyyy-mm-dd`, the month as its number (specification §5); an unfinished one keeps what
 * there is.
 */
export function writtenDay({ day, month, year }: Day): string {
  if (day + month + year === '') return '';
  return [year, twoDigits(month), twoDigits(day)].join('-');
}

const twoDigits = (part: string): string => (part === '' ? '' : part.padStart(2, '0'));

/** What is wrong with a day of birth: unfinished, no day of the calendar, in the future, or too long ago to be true. */
export function birthDateProblem(value: string, field: FieldDefinition, now = new Date()): Problem | undefined {
  if (value === '') return undefined;
  const { day, month, year } = dayOf(value);
  if (day + month + year === '') return { key: 'validation.unreadable', values: { value } };
  if (day === '' || month === '' || year.length < 4) return { key: 'validation.dayIncomplete' };
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (m < 1 || m > 12) return { key: 'validation.unreadable', values: { value } };
  const length = daysIn(y, m);
  if (d < 1 || d > length) return { key: 'validation.dayOfMonth', values: { count: length } };
  if (new Date(y, m - 1, d) > now) return { key: 'validation.dayInFuture' };
  const oldest = typeof field.options?.oldest === 'number' ? field.options.oldest : OLDEST;
  if (new Date(y + oldest, m - 1, d) <= now) return { key: 'validation.tooOld', values: { count: oldest } };
  return undefined;
}

/** What is wrong with a day: it is unfinished, or no day of the calendar. */
export function dateProblem(value: string): Problem | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(value) ?? [];
  const isDay = day !== undefined && Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
  return value === '' || isDay ? undefined : { key: 'validation.date' };
}

/** A reading of the clock in no zone, which a date and time is kept as while it means no moment. */
const READING = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::\d{2})?$/;

/**
 * What is wrong with a moment: it is unfinished, cannot be read, or is a time that the clocks in the user's time zone
 * go forward over.
 */
export function momentProblem(value: string): Problem | undefined {
  const never = neverIn(value);
  if (never) return { key: 'ui.clocks.never', values: never };
  const isMoment = /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(withColon(value)));
  return value === '' || isMoment ? undefined : { key: 'validation.moment' };
}

/** What is wrong with a moment that must be in the future (specification §5). */
export function futureProblem(value: string, now = new Date()): Problem | undefined {
  return value !== '' && Date.parse(withColon(value)) <= now.getTime() ? { key: 'faults.past' } : undefined;
}

/** What is wrong with the end of something by its beginning: it does not come after it. */
export function orderProblem(start: unknown, end: string): Problem | undefined {
  return typeof start === 'string' && !endsInOrder(start, end) ? { key: 'faults.order' } : undefined;
}

/**
 * A reading that never comes, and the time of day that the clock shows instead. By the browser's own calendar: lists,
 * too, wait for this file.
 */
function neverIn(value: string): { time: string; next: string } | undefined {
  const [, year, month, day, hour, minute] = READING.exec(value) ?? [];
  if (minute === undefined) return undefined;
  const moment = new Date(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  const shown = [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return shown === `${hour}:${minute}` ? undefined : { time: value.slice(0, 16).replace('T', ' '), next: shown };
}

/** A moment whose offset is written as all browsers read it: `+00:00` for `+0000`. */
export function withColon(moment: string): string {
  return moment.replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
}

/** The number of days of a month, which counts from 1; 0 for a month that does not exist. */
function daysIn(year: number, month: number): number {
  return month < 1 || month > 12 ? 0 : new Date(Date.UTC(year, month, 0)).getUTCDate();
}
