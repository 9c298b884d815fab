import { quoted } from './faults.ts';
import { type JsonObject, textAt } from './json.ts';
import { isPicture, kindOf, valuesOf } from './kinds.ts';

const LONGEST = 40;

/** JSON in one line, with a blank behind each colon and comma as people write it. */
export function written(value: unknown): string {
  return JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').replace(/\[ /g, '[').replace(/ \]/g, ']');
}

/** A value as it is written, cut when it is long. */
export function shown(value: unknown): string {
  if (typeof value === 'string' && value.trim() === '') return 'empty';
  const text = JSON.stringify(value) ?? 'nothing';
  return `\`${text.length > LONGEST ? `${text.slice(0, LONGEST - 3)}...` : text}\``;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in "double quotes"',
  integer: 'a whole number, without quotes',
  number: 'a number, without quotes',
  boolean: '`true` or `false`, without quotes',
  array: 'a list in `[ ]`',
  object: 'a group of keys in `{ }`',
  null: '`null`',
};

/** Kinds of JSON values, in words. */
export function kindWords(kinds: readonly string[]): string {
  return kinds.map((kind) => KINDS[kind] ?? kind).join(', or ');
}

/** What a field of the contract holds, in words. */
export function holds(node: JsonObject): string {
  switch (kindOf(node)) {
    case 'string':
      if (isPicture(node)) return 'the address of a picture';
      return { date: 'a day', 'date-time': 'a moment' }[textAt(node, 'format') ?? ''] ?? 'text';
    case 'integer':
    case 'number':
      return 'a number';
    case 'boolean':
      return 'yes or no';
    case 'enum':
      return `one of ${quoted(valuesOf(node), 'or')}`;
    case 'array':
      return 'a list';
    case 'object':
      return 'several properties of its own';
    default:
      return 'anything';
  }
}
