import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { JsonObject } from '../../json.ts';
import { schemaFaults } from './schemas.ts';

const bundle = readFileSync('generated/openapi.json', 'utf8');

/** The faults that are found once one text of the bundled contract is replaced; used in tests only. */
export function toldAfter(from: string | RegExp, to: string): string[] {
  const text = bundle.replace(from, to);
  expect(text).not.toBe(bundle);
  return schemaFaults(JSON.parse(text) as JsonObject, []).map(({ message, suggestion }) => `${message} ${suggestion}`);
}
