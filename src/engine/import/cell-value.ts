import { foldName } from '../../../openapi/formats/text.ts';
import { countryCalled } from '../text/country-called.ts';
import { languageCalled } from '../text/languages.ts';
import { tidyNumber } from '../values/tidy-text.ts';
import { tidyAddress } from '../values/web-address.ts';
import { type CellValue, DASHES } from './cell.ts';
import { dayOf, momentOf } from './cell-moment.ts';
import type { ImportColumn } from './import-columns.ts';

/** Finds the things of a list operation that a text names: by identifier, name or any other text of theirs. */
export type FindRows = (source: string, text: string) => Promise<readonly object[]>;

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
      return dayOf(text);
    case 'birth-date':
      return dayOf(text, 'past');
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
    case 'multi-relation':
      return relationsOf(column, text, find);
    case 'web-address':
      return { value: tidyAddress(text) };
    case 'phone':
      return { value: tidyNumber(text) };
    default:
      return { value: partOf(column.part, text) };
  }
}

/** A contact of a kind, or any other text. */
function partOf(part: string | undefined, text: string): string {
  if (part === 'web') return tidyAddress(text);
  return part === 'phone' || part === 'mobile' ? tidyNumber(text) : text;
}

/** What a unit of the form is, in units that files write in its place. */
const UNITS: Readonly<Record<string, readonly (readonly [name: RegExp, times: number])[]>> = {
  cm: [
    [/^(?:cm|centimet(?:er|re)s?|см)\.?$/, 1],
    [/^(?:m|met(?:er|re)s?|м)\.?$/, 100],
    [/^(?:"|''|in|inch|inches|tum)\.?$/, 2.54],
  ],
  kg: [
    [/^(?:kg|kgs|kilos?|kilogram(?:me)?s?|кг)\.?$/, 1],
    [/^(?:lbs?|pounds?|#)\.?$/, 0.453_592_37],
  ],
};

/** Feet and inches: `6'2"`, `6 ft 2 in`, `6-2`. */
const FEET = /^([3-8])\s*(?:'|ft\.?|feet|fot|-)\s*(?:((?:1[01]|\d)(?:\.\d+)?)\s*(?:"|''|in\.?|inch|inches|tum)?)?$/;
/** Metres and centimetres: `1m85`, `1 m 85 cm`. */
const METRES_AND_CM = /^([12])\s*m\s*(\d{2})(?:\s*cm)?$/;
/** A height in metres whose unit goes without saying. */
const METRES = /^[12]\.\d{1,2}$/;

function numberOf(written: string, { field }: ImportColumn): CellValue {
  const { unit = '' } = (field.options ?? {}) as { unit?: string };
  const text = written
    .replace(DASHES, '-')
    .replace(/[‘’′´`]/g, "'")
    .replace(/[“”″]/g, '"')
    .normalize('NFKC')
    // What stands in brackets says the same in another unit: `185 cm (6'1")`.
    .replace(/(.)\s*\([^()]*\)$/, unit === '' ? '$&' : '$1')
    // Feet and inches, `6 2`; any other blank only groups digits.
    .replace(/^([3-8])\s+(?=(?:1[01]|\d)$)/, unit === 'cm' ? "$1'" : '$1')
    .replace(/(\d)\s+(?=\d)/g, '$1')
    .replace(',', '.')
    .toLowerCase()
    .trim();
  const feet = unit === 'cm' ? FEET.exec(text) : null;
  if (feet) return { value: Math.round(Number(feet[1]) * 30.48 + Number(feet[2] ?? 0) * 2.54) };
  if (unit === 'cm' && METRES.test(text)) return { value: Math.round(Number(text) * 100) };
  const metres = unit === 'cm' ? METRES_AND_CM.exec(text) : null;
  if (metres) return { value: Number(metres[1]) * 100 + Number(metres[2]) };
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

const YES = ['yes', 'y', 'ja', 'j', 'true', 'sant', 'on', '1', 'x', '✓', '✔', '☑'];
const NO = ['no', 'n', 'nej', 'false', 'falskt', 'off', '0', '-', '☐'];

function yesOrNo(text: string): CellValue {
  const word = foldName(text);
  if (YES.includes(word)) return { value: true };
  return NO.includes(word) ? { value: false } : { problem: 'yesOrNo' };
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

/** Several things: the one that the whole text names, else those between semicolons or bars, else between commas. */
async function relationsOf(column: ImportColumn, text: string, find: FindRows): Promise<CellValue> {
  const whole = await relationOf(column, text, find);
  if ('value' in whole) return { value: [whole.value] };
  const values: unknown[] = [];
  for (const part of text.split(/[;|\n]/.test(text) ? /[;|\n]/ : ',')) {
    const name = part.trim();
    if (name === '') continue;
    const read = await relationOf(column, name, find);
    if ('problem' in read) return { ...read, text: name };
    values.push(read.value);
  }
  return { value: values };
}
