import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { formats } from '../../openapi/formats/web-address.ts';
import { Contract } from '../generate/contract.ts';
import type { JsonObject } from '../generate/json.ts';
import { sampleOf, sampleRows } from './sample.ts';

const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject;
const contract = new Contract(document);
const bodies = [...contract.operations.values()].flatMap(({ id, body, reply }) => [
  ...(body ? [{ id, part: 'body', schema: body.schema }] : []),
  ...(reply ? [{ id, part: 'reply', schema: reply.schema }] : []),
]);

test.each(bodies)('the sample of the $part of $id keeps the contract', ({ schema }) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  for (const [name, hasForm] of Object.entries(formats)) ajv.addFormat(name, hasForm);
  ajv.addSchema(document, 'contract');
  const rebased = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as JsonObject;
  ajv.validate(rebased, sampleOf(contract, schema));
  expect(ajv.errors ?? []).toEqual([]);
});

test('the rows of a list are called after places, and are of different days, values and numbers', () => {
  const properties = {
    names: { type: 'array', items: { type: 'object', properties: { translation: { type: 'string' } } } },
    state: { enum: ['active', 'hidden'] },
    since: { type: 'string', format: 'date' },
    games: { type: 'integer' },
  };
  const rows = sampleRows(contract, { type: 'object', properties });
  expect(rows).toHaveLength(12);
  expect(rows[0]).toMatchObject({ names: [{ translation: 'Frosthamn' }, {}], state: 'active', since: '2026-03-14' });
  expect(rows[1]).toMatchObject({
    names: [{ translation: 'Isdalen' }, {}],
    state: 'hidden',
    since: '2026-03-15',
    games: 8,
  });
});

test('an example of the contract comes first, and things of a list differ', () => {
  expect(sampleOf(contract, { type: 'string', examples: ['Puck'] })).toBe('Puck');
  expect(sampleOf(contract, { type: 'array', items: { type: 'string', minLength: 2 } })).toHaveLength(2);
  expect(sampleOf(contract, { type: 'array', items: { const: 1 } })).toEqual([1]);
});
