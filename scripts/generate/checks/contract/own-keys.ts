import { Ajv2020 } from 'ajv/dist/2020.js';
import { OWN_KEYS } from '../../../../openapi/formats/own-keys.ts';
import { nearest } from '../../faults.ts';
import type { JsonObject } from '../../json.ts';

const ajv = new Ajv2020({ allowUnionTypes: true });
const KNOWN = Object.keys(OWN_KEYS);
const shapes = new Map(Object.entries(OWN_KEYS).map(([key, { schema }]) => [key, ajv.compile(schema)]));

/** Checks our own keys where they stand: those that are read, each written as it is read. */
export function checkOwnKeys(
  node: JsonObject,
  keys: readonly string[],
  tell: (keys: readonly string[], message: string, hint: string) => void,
): void {
  for (const [key, value] of Object.entries(node).filter(([name]) => name.startsWith('x-'))) {
    const shape = shapes.get(key);
    const near = shape ? undefined : nearest(key, KNOWN);
    if (near !== undefined) tell([...keys, key], `Nothing reads \`${key}\`.`, `Did you mean \`${near}\`?`);
    if (shape && !shape(value))
      tell(
        [...keys, key],
        `\`${key}\` is not read as it is written here.`,
        `Write it as in \`${key}: ${OWN_KEYS[key]?.example}\`.`,
      );
  }
}
