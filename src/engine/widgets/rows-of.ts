import type { Values } from '../values/values.ts';

/**
 * A list of records as the service may have given it: `{}` or nothing for an empty one. Whatever is no record is left
 * out.
 */
export function rowsOf(value: unknown): readonly Values[] {
  return Array.isArray(value)
    ? value.filter((row): row is Values => typeof row === 'object' && row !== null && !Array.isArray(row))
    : [];
}
