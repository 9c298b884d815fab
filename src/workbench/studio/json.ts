/** A JSON value, as a definition holds it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
/** A JSON object. */
export type JsonObject = { readonly [key: string]: Json };
/** A place in a definition: property names and indexes from the root. */
export type Place = readonly (string | number)[];

/** Whether a value is a JSON object. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a place; undefined where there is none. */
export function jsonAt(value: Json | undefined, place: Place): Json | undefined {
  return place.reduce<Json | undefined>((at, key) => {
    if (typeof key === 'number') return Array.isArray(at) ? (at as readonly Json[])[key] : undefined;
    return isJsonObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  }, value);
}

/** The object at a place, or an empty one. */
export function objectIn(value: Json | undefined, place: Place): JsonObject {
  const found = jsonAt(value, place);
  return isJsonObject(found) ? found : {};
}

/** The list at a place, or an empty one. */
export function listIn(value: Json | undefined, place: Place): readonly Json[] {
  const found = jsonAt(value, place);
  return Array.isArray(found) ? (found as readonly Json[]) : [];
}

/** The text at a place, or an empty one. */
export function textIn(value: Json | undefined, place: Place): string {
  const found = jsonAt(value, place);
  return typeof found === 'string' ? found : '';
}

/** Whether two places are the same. */
export function isSamePlace(one: Place | undefined, other: Place | undefined): boolean {
  return one !== undefined && other !== undefined && one.length === other.length && isWithin(one, other);
}

/** Whether a place lies at another or within it. */
export function isWithin(place: Place, outer: Place): boolean {
  return outer.every((key, index) => place[index] === key);
}

/** The definition that a text is; undefined while it is none. */
export function readDefinition(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A plain value as one writes it; what is none, as JSON. */
export const written = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The value that was chosen or written as a text, of the kind that the contract has for it. */
export function typedValue(text: string, kind: string | undefined): Json {
  if (kind === 'boolean') return text === 'true';
  const isNumber = kind === 'integer' || kind === 'number';
  return isNumber && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
