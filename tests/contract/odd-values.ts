import type { Contract, Operation, Schema } from '../../service/http/contract.ts';
import { pathsOf, placesOf } from './body-places.ts';

/** One text of each kind that people, phones and other systems make of a name, and that fits into few characters. */
const oddTexts: readonly string[] = [
  '\ufeffÖIK',
  'ﬁnal ǅ ß ſ',
  'İstanbul ıI',
  'ＩＫ Ⅻ ㍿ ﷺ ①',
  `a${'\u0300\u0316'.repeat(14)}`,
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿🇸🇪',
  'محمد عبد‌الله',
  '\u2067שָׁלוֹם\u2069 x\u2066',
  'a\tb\u2028c\u2029d\u0085e\r\nf',
  '\u0301a',
  'क्षि ป๊ํ 한국 が',
  '%_\\%',
  "a' ' ''b",
  'a & !b | (c):* <->',
  '\ue000\ufdd0\u{10ffff}',
  '"a" , ;b',
  '{{name}} $& $1 %s',
  '0',
  'null',
  '-',
  '.',
];

/** Texts that grow when they are folded, as long as a schema lets them be. */
const growing = ['ﷺ', 'ﬃ', '𝔄', 'İ', 'ΐ', '㍿', '한', '\u1e9b\u0323'];

const oddDates = '0000-01-01 0001-01-01 1582-10-10 1900-02-29 2024-02-29 2024-02-30 2025-12-31 9999-12-31'.split(' ');
const oddMoments = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+1400',
  '1847-05-31T23:59:59+00:53',
  '2016-12-31T23:59:60Z',
  '2024-02-29T24:00:00Z',
  '2024-02-30T12:00:00Z',
  '2024-03-31T02:30:00+0000',
  '2024-02-29T12:00:00.123456789012Z',
  '2024-02-29T12:00:00+23:59',
  '2024-02-29T12:00:00-00:00',
  '2024-02-29t12:00:00z',
  '2024-02-29 12:00:00Z',
  '9999-12-31T23:59:59-12:00',
];
const oddNumbers = [
  0,
  -1,
  1,
  2,
  255,
  32_767,
  32_768,
  2_147_483_647,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  1e21,
  1e308,
];
const oddFractions = [0.5, -0.5, 1e-7, 5e-324, 0.1 + 0.2];
const oddIds = [
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '01980000-0000-7000-8000-00000000abcd',
  'nowhere',
];
const oddZones = [
  'UTC',
  'Etc/GMT+12',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'europe/stockholm',
  'EST5EDT',
  '+01:00',
  'localtime',
  'posixrules',
  'Mars/Olympus',
];
const oddAddresses = [
  'https://xn--ik-eka.example/å?a=%zz#é',
  'https://ÖIK.example:65535/\u200b',
  'https://[2001:db8::1]/',
  'HTTPS://EXAMPLE.SE',
  `https://example.se/${'a/../'.repeat(50)}`,
  'data:text/html,x',
  '//example.se',
  '/./..//a',
];

/** The schema itself, with its references followed and its parts put together. */
function whole(contract: Contract, schema: Schema): Schema {
  const name = typeof schema.$ref === 'string' ? (schema.$ref.split('/').at(-1) ?? '') : undefined;
  const found = name === undefined ? schema : { ...contract.schemas[name], ...schema };
  const parts = Array.isArray(found.allOf) ? (found.allOf as Schema[]) : [];
  return Object.assign({}, ...parts.map((part) => whole(contract, part)), found) as Schema;
}

/** Values of the type that a schema has and, where it names no form, of any content: most are allowed by the contract. */
export function oddValues(contract: Contract, given: Schema): unknown[] {
  const schema = whole(contract, given);
  const types = [schema.type].flat();
  if (Array.isArray(schema.enum)) return schema.enum as unknown[];
  if (types.includes('boolean')) return [true, false];
  if (types.includes('integer'))
    return [...oddNumbers, schema.minimum, schema.maximum].filter((one) => one !== undefined);
  if (types.includes('number')) {
    return [...oddNumbers, ...oddFractions, schema.minimum, schema.maximum].filter((one) => one !== undefined);
  }
  if (!types.includes('string')) return [];
  const longest = Number(schema.maxLength ?? 0);
  const long = longest > 0 && longest <= 2_000 ? longTexts(longest) : [];
  switch (schema.format) {
    case 'date':
      return oddDates;
    case 'date-time':
      return oddMoments;
    case 'uri':
      return oddAddresses;
    default:
      return [...oddTexts, ...oddDates, ...oddMoments, ...oddIds, ...oddZones, ...oddAddresses, ...long];
  }
}

/** Texts as long as JSON Schema counts, in code points: of one letter over and over, and of letters of which no two are alike. */
function longTexts(longest: number): string[] {
  const distinct = Array.from({ length: longest }, (_, index) =>
    String.fromCodePoint(0x2_0000 + ((index * 7919) % 40_000)),
  );
  return [...growing.map((letter) => letter.repeat(Math.floor(longest / [...letter].length))), distinct.join('')];
}

/** The places of an operation's body that hold one value, each with odd ones. */
export function oddPlaces(contract: Contract, operation: Operation): { path: readonly string[]; values: unknown[] }[] {
  const places = placesOf(contract, operation.body ?? {});
  const paths = pathsOf(places, (schema) => oddValues(contract, schema).length > 0);
  return paths.map((path) => ({
    path,
    values: places
      .filter((place) => place.path.join('.') === path.join('.'))
      .flatMap(({ schema }) => oddValues(contract, schema)),
  }));
}
