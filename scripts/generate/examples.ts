import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from './json.ts';

/** A schema with an example at every node that has, or can be given, one: where none is written, it is made of the examples of what the node holds. */
export function withExamples(schema: JsonObject): JsonObject {
  const definitions = objectAt(schema, '$defs');
  const visit = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(visit);
    if (!isObject(node)) return node;
    const inner = Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, key === 'examples' ? value : visit(value)]),
    );
    const example = isDescribed(node) ? exampleOf(node, definitions) : undefined;
    return example === undefined ? inner : { ...inner, examples: [example] };
  };
  return visit(schema) as JsonObject;
}

/** Whether a node is a schema that people read, and not part of one. */
const isDescribed = (node: JsonObject): boolean => typeof node.description === 'string';

/** The written example of a node, else that of what it refers to, else one of its needed keys or of one entry. */
function exampleOf(node: JsonObject, definitions: JsonObject): Json | undefined {
  const written = listAt(node, 'examples')[0];
  if (written !== undefined) return written;
  const target = definitions[textAt(node, '$ref')?.split('/').at(-1) ?? ''];
  if (isObject(target)) return exampleOf(target, definitions);
  if (isObject(node.items)) {
    const entry = exampleOf(node.items, definitions);
    return entry === undefined ? undefined : [entry];
  }
  const properties = objectAt(node, 'properties');
  const needed = listAt(node, 'required')
    .map(String)
    .map((key): [string, Json | undefined] => {
      const property = properties[key];
      return [key, isObject(property) ? exampleOf(property, definitions) : undefined];
    });
  const isWhole = needed.length > 0 && needed.every(([, example]) => example !== undefined);
  return isWhole ? (Object.fromEntries(needed) as JsonObject) : undefined;
}
