import { foldName } from '../../../openapi/formats/text.ts';
import { countryCalled } from '../text/country-called.ts';
import { languageCalled } from '../text/languages.ts';
import { sentTimestamp } from '../values/date-time.ts';
import { tidyAddress } from '../values/web-address.ts';
import type { ImportColumn } from './import-columns.ts';

/** Finds the things of a list operation that a text names: by identifier, name or any other text of theirs. */
export type FindRows = (source: string, text: string) => Promise<readonly object[]>;

/** A cell's value for its field, or why it has none: `problem` is a key below `import.cell`. */
export type CellValue = { value: unknown } | { problem: string };

/** The value that a cell's text means for a field. The text is not empty. */
export async function cellValue(column: ImportColumn, text: string, find: FindRows): Promise<CellValue> {
  switch (column.field.widget) {
    case 'number':
      return numberOf(text, column);
    case 'select':
    case 'radio':
      return choiceOf(column, text);
    case 'checkbox':
    case 'switch':
      return yesOrNo(text);
    case 'date':
    case 'birth-date':
      return dayOf(text);
    case 'date-time':
      return momentOf(text);
    case 'country':
      return codeOf(column, countryCalled(text), 'country');
    case 'language':
      return codeOf(column, languageCalled(text), 'language');
    case 'tags':
      return { value: [...new Set(text.split(/[;,]/).map((tag) => tag.trim()))].filter((tag) => tag !== '') };
    case 'relation':
      return relationOf(column, text, find);
    case 'web-address':
      return { value: tidyAddress(text) };
    default:
      return { value: column.part === 'web' ? tidyAddress(text) : text };
  }
}

/** Hyphens and minus signs that are not the one of the keyboard. */
const DASHES = /[\p{Pd}\u2043\u2212\u02d7]/gu;

/** What a unit of the form is, in units that files write in its place. */
const UNITS: Readonly<Record<string, readonly (readonly [name: RegExp, times: number])[]>> = {
  cm: [
    [/^(?:cm|centimet(?:er|re)s?)\.?$/, 1],
    [/^(?:m|met(?:er|re)s?)\.?$/, 100],
    [/^(?:"|''|in|inch|inches|tum)\.?$/, 2.54],
  ],
  kg: [
    [/^(?:kg|kgs|kilo|kilos)\.?$/, 1],
    [/^(?:lbs?|pounds?|#)\.?$/, 0.453_592_37],
  ],
};

/** Feet and inches: `6'2"`, `6 ft 2 in`, `6-2`. */
const FEET = /^([3-8])\s*(?:'|ft\.?|feet|fot|-)\s*(?:(1[01]|\d)(?:\.\d+)?\s*(?:"|''|in\.?|inches|tum)?)?$/;
/** A height in metres whose unit goes without saying. */
const METRES = /^[12]\.\d{1,2}$/;

function numberOf(written: string, { field }: ImportColumn): CellValue {
  const text = written
    .replace(DASHES, '-')
    .replace(/[‘’′´`]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/(\d)\s+(?=\d)/g, '$1')
    .replace(',', '.')
    .toLowerCase()
    .trim();
  const { unit = '' } = (field.options ?? {}) as { unit?: string };
  const feet = unit === 'cm' ? FEET.exec(text) : null;
  if (feet) return { value: Math.round(Number(feet[1]) * 30.48 + Number(feet[2] ?? 0) * 2.54) };
  if (unit === 'cm' && METRES.test(text)) return { value: Math.round(Number(text) * 100) };
  // A number may be announced as such: `#7`, `No. 7`.
  const plain = /^(?:#|n[or]\.?)?\s*([+-]?\d+(?:\.\d+)?)\s*(\D*)$/.exec(text);
  if (!plain) return { problem: 'number' };
  const value = Number(plain[1]);
  const named = (plain[2] ?? '').trim();
  if (named === '') return { value };
  const times = UNITS[unit]?.find(([name]) => name.test(named))?.[1] ?? (named === unit ? 1 : undefined);
  if (times === undefined) return { problem: 'number' };
  return { value: times === 1 ? value : Math.round(value * times) };
}

/** What two words share that mean the same choice: `Left-handed` and `left handed`, `L.` and `l`. */
const plainWord = (word: string): string => foldName(word).replace(/[\s.-]+/g, '') || foldName(word);

function choiceOf({ field, schema }: ImportColumn, text: string): CellValue {
  const wanted = plainWord(text);
  const choices = Object.entries(field.choices ?? {});
  const found = choices.find(([value, label]) =>
    [value, label.en, label.sv, ...(label.also ?? [])].some((name) => plainWord(name) === wanted),
  );
  if (!found) return { problem: 'choice' };
  return { value: schema.enum?.find((value) => String(value) === found[0]) ?? found[0] };
}

const YES = ['yes', 'ja', 'true', 'sant', '1', 'x'];
const NO = ['no', 'nej', 'false', 'falskt', '0', '-'];

function yesOrNo(text: string): CellValue {
  const word = text.toLowerCase();
  if (YES.includes(word)) return { value: true };
  return NO.includes(word) ? { value: false } : { problem: 'yesOrNo' };
}

/** Names of the months in both languages. */
const MONTHS: readonly (readonly string[])[] = Array.from({ length: 12 }, (_, month) =>
  ['en', 'sv'].map((language) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
      .format(Date.UTC(2000, month, 15))
      .toLowerCase(),
  ),
);

/** The number of a month from its name or the first letters of it, at least three; 0 where there is none. */
function monthCalled(word: string): number {
  if (word.length < 3) return 0;
  return MONTHS.findIndex((names) => names.some((name) => name.startsWith(word.toLowerCase()))) + 1;
}

function dayOf(written: string): CellValue {
  // Databases and spreadsheets write a day with its midnight.
  const text = written.replace(DASHES, '-').replace(/[T ]00?:00(:00(\.0+)?)?Z?$/, '');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (iso) return dayFrom(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = /^(\d{1,2})(?:\.|st|nd|rd|th)?[\s-]+(\p{L}+)\.?,?[\s-]+(\d{4})$/u.exec(text);
  if (named) return dayFrom(Number(named[3]), monthCalled(named[2] ?? ''), Number(named[1]));
  const american = /^(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u.exec(text);
  if (american) return dayFrom(Number(american[3]), monthCalled(american[1] ?? ''), Number(american[2]));
  const swedish = /^(\d{1,2})\/(\d{1,2})\s+(\d{4})$/.exec(text);
  if (swedish) return dayFrom(Number(swedish[3]), Number(swedish[2]), Number(swedish[1]));
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (dotted) return dayFrom(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text);
  if (!slashed) return { problem: 'day' };
  const [first, second, year] = [Number(slashed[1]), Number(slashed[2]), Number(slashed[3])];
  if (first <= 12 && second <= 12 && first !== second) return { problem: 'ambiguousDay' };
  return first > 12 ? dayFrom(year, second, first) : dayFrom(year, first, second);
}

function dayFrom(year: number, month: number, day: number): CellValue {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? { value: date.toISOString().slice(0, 10) } : { problem: 'day' };
}

function momentOf(text: string): CellValue {
  const isIso = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/.test(text);
  const moment = isIso ? new Date(text.replace(' ', 'T')) : undefined;
  return moment && !Number.isNaN(moment.getTime())
    ? { value: sentTimestamp(moment.toISOString()) }
    : { problem: 'moment' };
}

/** A country's or language's code, in the form that the field's option says it is written. */
function codeOf({ field }: ImportColumn, code: string | undefined, problem: string): CellValue {
  if (code === undefined) return { problem };
  const written = field.options?.written as Readonly<Record<string, string>> | undefined;
  return { value: written?.[code] ?? code };
}

async function relationOf({ field }: ImportColumn, text: string, find: FindRows): Promise<CellValue> {
  const { source, value } = field.options as { source: string; value: string };
  const also = (field.options?.also ?? {}) as Readonly<Record<string, readonly string[]>>;
  const wanted = plainWord(text);
  const known = Object.entries(also).find(([, words]) => words.some((word) => plainWord(word) === wanted));
  const rows = await find(source, known?.[0] ?? text);
  const [row] = rows;
  if (!row) return { problem: 'unknown' };
  if (rows.length > 1) return { problem: 'several' };
  const named = row as Readonly<Record<string, unknown>>;
  if (!field.shape) return { value: named[value] };
  return { value: Object.fromEntries(Object.entries(named).filter(([name]) => field.shape?.includes(name))) };
}
