import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Json } from './json.ts';
import { printDefinition } from './print-definition.ts';

const files = globSync('forms/*.json').filter((file) => !/form\.schema|widgets/.test(file));

it.each(files)('%s is printed as it is written, to the letter', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(printDefinition(JSON.parse(text) as Json)).toBe(text);
});
