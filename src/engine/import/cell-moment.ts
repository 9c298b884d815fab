import { CalendarDateTime, getLocalTimeZone } from '@internationalized/date';
import { momentsOf } from '../../ui/wall-time.ts';
import { fileLanguages } from '../text/file-languages.ts';
import { sentTimestamp } from '../values/date-time.ts';
import { type CellValue, DASHES } from './cell.ts';

/** Names of the months, alone and as they stand behind a day: `январь`, `января`. */
const MONTHS: readonly (readonly string[])[] = Array.from({ length: 12 }, (_, month) =>
  fileLanguages.flatMap((language) =>
    ([{ month: 'long' }, { day: 'numeric', month: 'long' }] as const).map((format) =>
      new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' })
        .formatToParts(Date.UTC(2000, month, 15))
        .flatMap(({ type, value }) => (type === 'month' ? value.toLowerCase() : []))
        .join(''),
    ),
  ),
);

/** Names of the days of the week, and their short forms. */
const WEEKDAYS: ReadonlySet<string> = new Set(
  fileLanguages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((weekday) =>
      Array.from({ length: 7 }, (_, day) =>
        new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
          .format(Date.UTC(2000, 0, 3 + day))
          .toLowerCase(),
      ),
    ),
  ),
);

/** The number of a month from its name or the first letters of it, at least three; 0 where there is none. */
function monthCalled(word: string): number {
  if (word.length < 3) return 0;
  return MONTHS.findIndex((names) => names.some((name) => name.startsWith(word.toLowerCase()))) + 1;
}

/** Databases and spreadsheets write a day with its midnight. */
const MIDNIGHT = /(?:[T ]00?:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)?| 12:00(?::00)? ?AM)$/i;

/** Which century a year of two digits belongs to: of somebody's birth the last one that is over, else the one around today. */
export type Century = 'past' | 'near';

/** The day that a text means, as `yyyy-MM-dd`. */
export function dayOf(written: string, century: Century = 'near'): CellValue {
  const plain = withoutWeekday(written.replace(DASHES, '-').normalize('NFKC').replace(/\s+/g, ' ').trim());
  const text = plain
    .replace(MIDNIGHT, '')
    .replace(/^den /i, '')
    .replace(/(\d\.) (?=\d)/g, '$1')
    .replace(/(?<=\d)\.$/, '');
  return spreadsheetDay(text) ?? shortDay(text, century) ?? fullDay(text);
}

/** A day with all four digits of its year. */
function fullDay(text: string): CellValue {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (iso) return dayFrom(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = /^(\d{1,2})(?:\.|st|nd|rd|th)?(?: of)?[\s-]+(\p{L}+)\.?,?[\s-]+(\d{4})$/u.exec(text);
  if (named) return dayFrom(Number(named[3]), monthCalled(named[2] ?? ''), Number(named[1]));
  const american = /^(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u.exec(text);
  if (american) return dayFrom(Number(american[3]), monthCalled(american[1] ?? ''), Number(american[2]));
  const swedish = /^(\d{1,2})\/(\d{1,2})\s+(\d{4})$/.exec(text);
  if (swedish) return dayFrom(Number(swedish[3]), Number(swedish[2]), Number(swedish[1]));
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (dotted) return dayFrom(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text);
  return slashed ? eitherOrder(Number(slashed[1]), Number(slashed[2]), Number(slashed[3])) : { problem: 'day' };
}

/** Day and month, or month and day, where the numbers leave one reading. */
function eitherOrder(first: number, second: number, year: number): CellValue {
  if (first <= 12 && second <= 12 && first !== second) return { problem: 'ambiguousDay' };
  return first > 12 ? dayFrom(year, second, first) : dayFrom(year, first, second);
}

/** A day whose year has two digits: `980115`, `98-01-15`, `15.1.98`, `15/01/98`; undefined for any other text. */
function shortDay(text: string, century: Century): CellValue | undefined {
  const joined = /^(\d{2})(\d{2})(\d{2})$/.exec(text);
  if (joined) return dayFrom(yearOf(joined[1], century), Number(joined[2]), Number(joined[3]));
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{2})$/.exec(text);
  if (dotted) return dayFrom(yearOf(dotted[3], century), Number(dotted[2]), Number(dotted[1]));
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{2})$/.exec(text);
  if (slashed) return eitherOrder(Number(slashed[1]), Number(slashed[2]), yearOf(slashed[3], century));
  const hyphened = /^(\d{2})-(\d{2})-(\d{2})$/.exec(text);
  if (!hyphened) return undefined;
  // Only a number that is no day of a month can be told to be the year.
  return Number(hyphened[1]) > 31 || hyphened[1] === '00'
    ? dayFrom(yearOf(hyphened[1], century), Number(hyphened[2]), Number(hyphened[3]))
    : { problem: 'ambiguousDay' };
}

/** Years from now within which a short year still lies ahead. */
const AHEAD = 20;

function yearOf(digits = '', century: Century): number {
  const latest = new Date().getFullYear() + (century === 'past' ? 0 : AHEAD);
  return latest - ((((latest - Number(digits)) % 100) + 100) % 100);
}

/** The day before the first one that spreadsheets count; they take 1900 for a leap year. */
const FIRST_COUNTED = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** A day as a spreadsheet counts it, where its column lost its format: five digits, which no other writing of a day has. */
function spreadsheetDay(text: string): CellValue | undefined {
  if (!/^[1-7]\d{4}(?:\.0+)?$/.test(text)) return undefined;
  return { value: new Date(FIRST_COUNTED + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10) };
}

function dayFrom(year: number, month: number, day: number): CellValue {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? { value: date.toISOString().slice(0, 10) } : { problem: 'day' };
}

/** A day and a time of day as a spreadsheet counts them: the time is the part of the day that is over. */
function spreadsheetMoment(text: string): CellValue | undefined {
  const counted = /^([1-7]\d{4})(\.\d+)$/.exec(text);
  const day = counted && spreadsheetDay(counted[1] ?? '');
  if (!day || !('value' in day)) return undefined;
  const minutes = Math.min(Math.round(Number(counted[2]) * 1440), 1439);
  return readingFrom(String(day.value), { hour: Math.floor(minutes / 60), minute: minutes % 60 });
}

/** A moment that says itself how far it is from UTC. */
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})$/i;

/** A time of day behind a day: `19:00`, `kl. 19.00`, `7:00 PM`, `7 pm`, `1900`. */
const CLOCK =
  /^(?:(.*?)(?:[T,]|\s)\s*)?(?:kl\.?|at)?\s*(?:(\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?|(\d{2})(\d{2})|(\d{1,2})(?=\s*[ap]\.?m))\s*([ap]\.?m\.?)?$/i;

/**
 * The moment that a text means: a day in any form that {@link dayOf} reads, and a time of day. Without its distance from
 * UTC it is a reading of the clock in the user's time zone, as everywhere in the console.
 */
export function momentOf(written: string): CellValue {
  const text = written.replace(DASHES, '-').replace(/\s+/g, ' ').trim();
  const counted = spreadsheetMoment(text);
  if (counted) return counted;
  if (WITH_OFFSET.test(text)) return momentFrom(text.replace(' ', 'T').replace(/ /g, ''));
  const clock = CLOCK.exec(text);
  const day = dayOf(withoutWeekday(clock?.[1]?.trim() ?? ''));
  if (!clock || 'problem' in day) {
    // The year of `12 May 2026` looks like a time of day.
    const alone = dayOf(withoutWeekday(text));
    if ('value' in alone) return { problem: 'time' };
    return {
      problem: [day, alone].some((one) => 'problem' in one && one.problem === 'ambiguousDay')
        ? 'ambiguousDay'
        : 'moment',
    };
  }
  const time = timeFrom(clock);
  return time ? readingFrom(String(day.value), time) : { problem: 'moment' };
}

const withoutWeekday = (day: string): string => {
  const [first = '', ...others] = day.split(' ');
  return WEEKDAYS.has(first.replace(/[.,]+$/, '').toLowerCase()) ? others.join(' ') : day;
};

function timeFrom(clock: RegExpExecArray): { hour: number; minute: number } | undefined {
  const written = Number(clock[2] ?? clock[4] ?? clock[6]);
  const minute = Number(clock[3] ?? clock[5] ?? 0);
  const half = clock[7]?.[0]?.toLowerCase();
  if (minute > 59 || written > 23 || (half !== undefined && (written === 0 || written > 12))) return undefined;
  const hour = half === undefined ? written : (written % 12) + (half === 'p' ? 12 : 0);
  return { hour, minute };
}

function readingFrom(day: string, { hour, minute }: { hour: number; minute: number }): CellValue {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const found = momentsOf(new CalendarDateTime(year, month, date, hour, minute), getLocalTimeZone());
  if (found.kind === 'never') return { problem: 'neverTime' };
  return found.kind === 'once' ? { value: sentTimestamp(found.moment) } : { problem: 'twiceTime' };
}

function momentFrom(iso: string): CellValue {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? { problem: 'moment' } : { value: sentTimestamp(moment.toISOString()) };
}
