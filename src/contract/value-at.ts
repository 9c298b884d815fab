/** The value at a dotted path, undefined where the path leads nowhere. */
export function valueAt(thing: unknown, path: string): unknown {
  let node: unknown = thing;
  for (const key of path.split('.')) {
    if (typeof node !== 'object' || node === null) return undefined;
    node = (node as Record<string, unknown>)[key];
  }
  return node;
}
