/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A JSON object. */
export type JsonObject = { [key: string]: Json };

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object at a property, or an empty one. */
export function objectAt(value: unknown, key: string): JsonObject {
  const found = isObject(value) ? value[key] : undefined;
  return isObject(found) ? found : {};
}

/** The list at a property, or an empty one. */
export function listAt(value: unknown, key: string): Json[] {
  const found = isObject(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
}

/** The text at a property, if it is one. */
export function textAt(value: unknown, key: string): string | undefined {
  const found = isObject(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : undefined;
}
