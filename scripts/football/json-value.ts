/** A property of unknown JSON; undefined when `value` is no object or lacks it. */
export function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** A text as the importer keeps it: one encoding of its marks, no space around; undefined when it is none or empty. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.normalize('NFC').trim();
  return text === '' ? undefined : text;
}

/** A list of unknown JSON, or none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
