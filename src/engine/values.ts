/** A body with named properties; the engine reads entities by path and knows no more of them. */
export type Values = Readonly<Record<string, unknown>>;

/** An entity's body as named values. */
export function valuesOf(body: object): Values {
  return body as Values;
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

/** The value at a dotted path as text: numbers too, because the service has been seen to mix them; anything else is an empty text. */
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

/** Whether two values are the same to an administrator: deeply equal, all kinds of empty being one. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (isHollow(a) && isHollow(b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Values;
  const right = b as Values;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  if (Array.isArray(a) && a.length !== (b as unknown[]).length) return false;
  return [...keys].every((key) => isSame(left[key], right[key]));
}

/** Empty, or made of nothing but empty values: `{}` and `{ short: '' }` say the same as nothing. */
function isHollow(value: unknown): boolean {
  if (isEmpty(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every(isHollow) && !(Array.isArray(value) && value.length > 0);
}

/** A body without the named properties. */
export function without(body: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
}
