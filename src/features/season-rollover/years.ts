/** Years written out are told from other numbers by being near the season's. */
const NEAR = 1;

/** A pair of years, of four digits or two, in all the ways in which seasons are written: `2026/2027`, `2026/27`, `2026-27`, `26/27`. */
const PAIR = /(?<![\p{L}\p{N}/.-])(\d{4}|\d{2})(\s*[/\-–—]\s*)(\d{4}|\d{2})(?![\p{L}\p{N}]|[/.\-–—]\d)/gu;
const YEAR = /(?<![\p{L}\p{N}])\d{4}(?![\p{L}\p{N}])/gu;

/**
 * Advances the years of a name: `2026/2027`, `2026/27`, `2026-27`, `26/27` and a lone `2026`. Only years near that of the season are taken for years;
 * everything else, such as `U16/17` or the year of a founding, stays.
 * @param from the year in which the season begins
 * @param by how many years to advance
 */
export function advanceYears(text: string, from: number, by: number): string {
  const pairs = text.split(PAIR);
  // What lies between the pairs, and of each pair its first year, what separates the two, and its second.
  const parts: string[] = [];
  for (let at = 0; at < pairs.length; at += 4) {
    const [between = '', first, separator, second] = pairs.slice(at, at + 4);
    parts.push(advanceLone(between, from, by));
    if (first !== undefined && separator !== undefined && second !== undefined) {
      parts.push(advancePair({ first, separator, second }, from, by));
    }
  }
  return parts.join('');
}

interface Pair {
  first: string;
  separator: string;
  second: string;
}

function advancePair({ first, separator, second }: Pair, from: number, by: number): string {
  const year = fullYear(first, from);
  const isPair = Math.abs(year - from) <= NEAR && Number(second) === (year + 1) % 10 ** second.length;
  if (!isPair) return advanceLone(`${first}${separator}${second}`, from, by);
  return `${shortened(year + by, first.length)}${separator}${shortened(year + 1 + by, second.length)}`;
}

function advanceLone(text: string, from: number, by: number): string {
  return text.replace(YEAR, (year) => (Math.abs(Number(year) - from) <= NEAR ? `${Number(year) + by}` : year));
}

/** The year that two digits mean: the nearest to the season's. */
function fullYear(digits: string, from: number): number {
  if (digits.length === 4) return Number(digits);
  const century = from - (from % 100);
  const candidates = [century - 100, century, century + 100].map((base) => base + Number(digits));
  return candidates.reduce((best, year) => (Math.abs(year - from) < Math.abs(best - from) ? year : best));
}

const shortened = (year: number, digits: number): string => `${year % 10 ** digits}`.padStart(digits, '0');

/** The name that the season of a year has where nothing tells another: `2027/2028`. */
export const seasonName = (year: number): string => `${year}/${year + 1}`;
