import type { Contract, Schema } from '../../service/http/contract.ts';

/** A place in a body: the names that lead to it, `0` for the items of a list, and what the contract says of it. */
export type Place = { readonly path: readonly string[]; readonly schema: Schema };

/**
 * Every place in a body of this schema, each once. A schema that holds itself, as a menu item's does, is entered
 * `depth` times.
 */
export function placesOf(contract: Contract, schema: Schema, depth = 1): Place[] {
  const places: Place[] = [];
  const visit = (inner: Schema, path: readonly string[], above: readonly string[]): void => {
    const name = typeof inner.$ref === 'string' ? (inner.$ref.split('/').at(-1) ?? '') : undefined;
    if (name !== undefined && above.filter((one) => one === name).length >= depth) return;
    const found = name === undefined ? inner : (contract.schemas[name] ?? {});
    const below = (part: unknown, ...steps: string[]) =>
      visit(part as Schema, [...path, ...steps], name === undefined ? above : [...above, name]);
    places.push({ path, schema: found });
    if (found.items) below(found.items, '0');
    for (const [step, part] of Object.entries(found.properties ?? {})) below(part, step);
    for (const part of [found.allOf, found.oneOf, found.anyOf].flat()) if (part) below(part);
    if (typeof found.additionalProperties === 'object') below(found.additionalProperties, 'other');
  };
  visit(schema, [], []);
  return places;
}

/** The paths of the places that fit, each once: parts of an `allOf` stand at one place. */
export function pathsOf(places: readonly Place[], fits: (schema: Schema) => boolean): (readonly string[])[] {
  const fitting = places.filter(({ schema }) => fits(schema));
  return [...new Map(fitting.map(({ path }) => [path.join('.'), path])).values()];
}

/** A body with another value at a place; what is missing on the way is made. */
export function withValue(body: unknown, path: readonly string[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const inner = (body as Record<string, unknown> | undefined)?.[step];
  if (step === '0') return [withValue(inner, rest, value)];
  return { ...(typeof body === 'object' ? body : {}), [step]: withValue(inner, rest, value) };
}
