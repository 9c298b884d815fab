import { expect, test } from 'vitest';
import { Contract, SERVICE } from '../contract.ts';
import type { JsonObject } from '../json.ts';
import { neededParts } from './needed-parts.ts';

/** A contract with one PATCH, whose `data` has these properties, some of them required. */
function patchOf(required: readonly string[], update = 'changes'): string[] {
  const data = {
    type: 'object',
    required: [...required],
    properties: { id: { type: 'string' }, type: { type: 'string', enum: ['things'] }, attributes: { type: 'object' } },
  };
  const schema = { type: 'object', properties: { data } };
  const patch = { operationId: 'patch', requestBody: { content: { 'application/json': { schema } } }, responses: {} };
  const document: JsonObject = { paths: { '/things/{id}': { patch } }, [SERVICE]: { sends: 'data', update } };
  const contract = new Contract(document);
  return neededParts(contract, contract.operations.get('patch'));
}

test('a change is sent with its type and its id where the service requires them', () => {
  expect(patchOf(['id', 'type', 'attributes'])).toEqual(['id', '"type": "things"']);
  expect(patchOf(['attributes'])).toEqual([]);
  // What is sent whole has them already.
  expect(patchOf(['id', 'type'], 'whole')).toEqual([]);
});
