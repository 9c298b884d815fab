import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readDescription } from './description.ts';
import { adopt } from './take.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'touchline-made-'));
afterAll(() => rmSync(folder, { recursive: true }));

const json = (schema: string): string => `{content: {application/vnd.api+json: {schema: ${schema}}}}`;
const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;
const attributes =
  'type: {type: string, enum: [things]}, attributes: {type: object, properties: {title: {type: string}}}';

/** A description in the manner of JSON:API: what is made has its own schema. */
const described = (given: string): string => `openapi: 3.0.3
info: {title: Things, version: "1"}
paths:
  /things:
    get: {responses: {'200': ${json(`{type: array, items: ${ref('Thing')}}`)}}}
    post: {requestBody: ${json(ref('NewThing'))}, responses: {'201': ${json(ref('Thing'))}}}
  /things/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
    get: {responses: {'200': ${json(ref('Thing'))}}}
    patch: {requestBody: ${json(ref('Thing'))}, responses: {'200': ${json(ref('Thing'))}}}
components:
  schemas:
    Thing: {type: object, required: [id, type], properties: {id: {type: string}, ${attributes}, ${given}}}
    NewThing: {type: object, required: [type, attributes], properties: {${attributes}}}
`;

test.each([
  [
    'what the service gives is left out',
    'madeAt: {type: string, readOnly: true}',
    ['list', 'read', 'update', 'create'],
  ],
  ['something else is left out', 'owner: {type: string}', ['list', 'read', 'update']],
])('new ones are made of a schema of their own where %s', (name, given, roles) => {
  const file = path.join(folder, `${name.replaceAll(' ', '-')}.yaml`);
  writeFileSync(file, described(given));
  const { files } = adopt(readDescription(file), ['/things']);
  expect(files.get('openapi/service.yaml')).toContain('media: application/vnd.api+json');
  const { operations } = JSON.parse(files.get('forms/thing.json') ?? '{}') as { operations: object };
  expect(Object.keys(operations)).toEqual(roles);
});
