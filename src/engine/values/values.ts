/** A body with named properties; the engine reads entities by path and knows no more of them. */
export type Values = Readonly<Record<string, unknown>>;

/** An entity's body as named values. */
export function valuesOf(body: object): Values {
  return body as Values;
}

/** Whether a value is an object with named properties, which a list is not. */
export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a dotted path, undefined where the path leads nowhere. */
export function valueAt(body: unknown, path: string): unknown {
  let node: unknown = body;
  for (const key of path.split('.')) {
    if (typeof node !== 'object' || node === null) return undefined;
    node = (node as Values)[key];
  }
  return node;
}

/**
 * A copy of a body with another value at a dotted path; undefined takes the property away. What the path does not pass
 * stays the same object.
 */
export function withValueAt(body: object, path: string, value: unknown): object {
  const [key = '', ...rest] = path.split('.');
  const inner = valuesOf(body)[key];
  const next = rest.length === 0 ? value : withValueAt(isObject(inner) ? inner : {}, rest.join('.'), value);
  if (Array.isArray(body)) return (body as readonly unknown[]).with(Number(key), next);
  if (next !== undefined) return { ...body, [key]: next };
  return without(body, [key]);
}

/**
 * The value at a dotted path as text: numbers too, because the service has been seen to mix them; anything else is an
 * empty text.
 */
export function textAt(body: unknown, path: string): string {
  return textOf(valueAt(body, path));
}

/** A value as text, as {@link textAt}. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Whether a value is empty: null, undefined, an empty text, or the texts `null` and `undefined` (specification §5). */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === 'null' || value === 'undefined';
}

/**
 * Whether two values are the same to an administrator: deeply equal, in the same order, all kinds of empty being one,
 * and a number being the text that writes it (the service has been seen to mix them).
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (isHollow(a) && isHollow(b)) return true;
  if (!isObject(a) || !isObject(b)) return isNumberAsText(a, b) || isNumberAsText(b, a);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = valuesOf(a);
  const right = valuesOf(b);
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  if (Array.isArray(a) && a.length !== (b as unknown[]).length) return false;
  return [...keys].every((key) => isSame(left[key], right[key]));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isNumberAsText = (number: unknown, text: unknown): boolean =>
  typeof number === 'number' && typeof text === 'string' && String(number) === text;

/** Empty, or made of nothing but empty values: `{}` and `{ short: '' }` say the same as nothing. */
function isHollow(value: unknown): boolean {
  if (isEmpty(value)) return true;
  if (!isObject(value)) return false;
  return Object.values(value).every(isHollow) && !(Array.isArray(value) && value.length > 0);
}

/** Whether two values are deeply equal, to the letter: what would be sent is the same. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const left = valuesOf(a);
  const right = valuesOf(b);
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  if (Array.isArray(a) && a.length !== (b as unknown[]).length) return false;
  return [...keys].every((key) => isEqual(left[key], right[key]));
}

/** A body without the named properties. */
export function without(body: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
}
