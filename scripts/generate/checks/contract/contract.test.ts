import { expect, it } from 'vitest';
import type { JsonObject } from '../../json.ts';
import { contractFaults, contractFiles } from './contract.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = [
  'Base:',
  '  allOf:',
  'Thing:',
  '  allOf:',
  '  - name: filter',
  '    in: query',
  '  - name: filter',
  '    content:',
].join('\n');
const files = [{ name: 'openapi/schemas/thing.yaml', text }];
const found = (document: object) =>
  contractFaults(document as JsonObject, files).map(({ file, line, message }) => `${file}:${line} ${message}`);

it('a schema that consists of itself, by way of another too, is told where it stands', () => {
  const schemas = { Base: { allOf: [ref('Thing')] }, Thing: { allOf: [{ type: 'object' }, ref('Base')] } };
  expect(found({ components: { schemas } })).toEqual([
    'openapi/schemas/thing.yaml:1 `Base` consists of itself, by `allOf`.',
    'openapi/schemas/thing.yaml:3 `Thing` consists of itself, by `allOf`.',
  ]);
  const tree = { Node: { allOf: [ref('Base')], properties: { children: { items: ref('Node') } } }, Base: {} };
  expect(found({ components: { schemas: tree } })).toEqual([]);
});

it('a parameter without a schema is told where it stands', () => {
  const parameters = [{ name: 'filter', in: 'query', content: { 'application/json': { schema: {} } } }];
  expect(found({ paths: { '/things': { get: { parameters } } } })).toEqual([
    'openapi/schemas/thing.yaml:7 The parameter `filter` has `content` and no `schema`.',
  ]);
  expect(found({ paths: { '/things': { get: { parameters: [{ name: 'filter', schema: {} }] } } } })).toEqual([]);
});

it('reads every file of the contract', () => {
  expect(contractFiles().map(({ name }) => name)).toContain('openapi/schemas/team.yaml');
});
