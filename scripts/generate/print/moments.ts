import type { Contract } from '../contract.ts';
import { isObject, type Json, listAt, objectAt, textAt } from '../json.ts';

/** The names of what is sent as a moment (`format: date-time`), in bodies and addresses: the client writes them as specification §9 does, where the service wants that. */
export function printMoments(contract: Contract): string {
  const names = new Set<string>();
  const seen = new Set<string>();
  const look = (node: Json | undefined, name: string | undefined): void => {
    if (!isObject(node)) return;
    const reference = textAt(node, '$ref');
    const place = `${name} ${reference}`;
    if (reference !== undefined && seen.has(place)) return;
    if (reference !== undefined) seen.add(place);
    const schema = contract.resolve(node);
    if (name !== undefined && schema.format === 'date-time') names.add(name);
    for (const [key, property] of Object.entries(objectAt(schema, 'properties'))) look(property, key);
    for (const part of [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf'), schema.items]) look(part, name);
    look(schema.additionalProperties, undefined);
  };
  for (const { body, parameters } of contract.operations.values()) {
    look(body?.schema, undefined);
    for (const { name, schema } of parameters) look(schema, name);
  }
  if (contract.manners.moments === 'Z') names.clear();
  return `export const moments: readonly string[] = ${JSON.stringify([...names].sort())};\n`;
}
