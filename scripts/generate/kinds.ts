import { type Json, type JsonObject, listAt, textAt } from './json.ts';

/** What a schema's value is, as widgets and columns see it. */
export type Kind = 'string' | 'integer' | 'number' | 'boolean' | 'enum' | 'array' | 'object' | 'unknown';

/** The kind of a resolved schema; that it may be null does not matter. */
export function kindOf(node: JsonObject): Kind {
  if (Array.isArray(node.enum)) return 'enum';
  const [kind] = [node.type].flat().filter((name) => typeof name === 'string' && name !== 'null');
  return typeof kind === 'string' ? (kind as Kind) : 'unknown';
}

/** Whether a schema allows null. */
export function mayBeNull(node: JsonObject): boolean {
  return [node.type].flat().includes('null');
}

/** The values of an enumeration, null apart, as texts. */
export function valuesOf(node: JsonObject): string[] {
  return listAt(node, 'enum')
    .filter((value) => value !== null)
    .map(String);
}

/** Whether a schema is a day or a moment. */
export function isDate(node: JsonObject): boolean {
  return kindOf(node) === 'string' && ['date', 'date-time'].includes(textAt(node, 'format') ?? '');
}

/** Whether a schema is the address of a picture, or a mediaString. */
export function isPicture(node: JsonObject): boolean {
  return textAt(node, 'format') === 'picture-address' || /^\^\(?image\b/.test(textAt(node, 'pattern') ?? '');
}

/** Whether a schema is the code of a country. */
export function isCountry(node: JsonObject): boolean {
  return kindOf(node) === 'string' && (textAt(node, 'pattern') ?? '').includes('[A-Z]{2}');
}

/** Whether a value can be what a parameter takes: where that has a pattern, the value has the same. */
export function isTaken(node: JsonObject, parameter: JsonObject): boolean {
  return textAt(parameter, 'pattern') === undefined || textAt(parameter, 'pattern') === textAt(node, 'pattern');
}

/** Whether a parameter takes what a property holds: both are one value, and both texts, numbers or flags; of fixed values, at least one is common. */
export function isFilledBy(parameter: JsonObject, node: JsonObject): boolean {
  const sort = (one: JsonObject): string =>
    ({ enum: 'string', integer: 'number' })[kindOf(one) as 'enum'] ?? kindOf(one);
  if (!isPlain(node) || (sort(node) !== sort(parameter) && kindOf(parameter) !== 'unknown')) return false;
  if (isDate(parameter) && (!isDate(node) || isDay(parameter) !== isDay(node))) return false;
  const [taken, held] = [valuesOf(parameter), valuesOf(node)];
  // A text that may be anything is none of a few values.
  return taken.length === 0 || held.some((value) => taken.includes(value));
}

/** Whether a schema is a text that people read: no picture, no day and no moment. */
export function isReadable(node: JsonObject): boolean {
  return ['string', 'enum', 'integer', 'number'].includes(kindOf(node)) && !isDate(node) && !isPicture(node);
}

/** Whether a schema is a value of its own, neither a list nor properties. */
export function isPlain(node: JsonObject): boolean {
  return !['array', 'object', 'unknown'].includes(kindOf(node));
}

/** Whether a schema is a day, without a time. */
export function isDay(node: JsonObject): boolean {
  return kindOf(node) === 'string' && textAt(node, 'format') === 'date';
}

/** The values that there are, where the contract says it of what takes others, too; those come to nothing. */
export function knownValuesOf(node: JsonObject): readonly Json[] {
  return listAt(node, 'x-known-values');
}
