import { isJsonObject, type Json } from './json.ts';

/** As wide as the formatter lets a definition's lines be (biome.json). */
const WIDTH = 130;
const STEP = 2;

/** A definition as the formatter prints it: each thing on one line where it fits. */
export function printDefinition(definition: Json): string {
  return `${printed(definition, 0, 0)}\n`;
}

/**
 * A value, indented.
 * @param taken how much of its first line is taken: by the indentation, its key and the comma behind it
 */
function printed(value: Json, depth: number, taken: number): string {
  const flat = inOneLine(value);
  const isList = Array.isArray(value);
  if ((!isList && !isJsonObject(value)) || taken + flat.length <= WIDTH) return flat;
  const inner = ' '.repeat((depth + 1) * STEP);
  const parts = isList
    ? (value as readonly Json[]).map((entry) => ['', entry] as const)
    : Object.entries(value).map(([key, entry]) => [`${JSON.stringify(key)}: `, entry] as const);
  const lines = parts.map(([key, entry], index) => {
    const comma = index < parts.length - 1 ? 1 : 0;
    return `${inner}${key}${printed(entry, depth + 1, inner.length + key.length + comma)}`;
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join(',\n')}\n${' '.repeat(depth * STEP)}${close}`;
}

function inOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(inOneLine).join(', ')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${inOneLine(entry)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
