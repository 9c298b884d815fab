import type { JsonObject } from '../generate/json.ts';
import { compareContracts } from './compare-contracts.ts';
import { sentenceOf } from './report.ts';

/** A small contract with one of everything that can change. */
function contract() {
  const input = {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 50 },
      kind: { type: ['string', 'null'], enum: ['big', 'small', null] },
      height: { type: 'number' },
      tags: { type: 'array', items: { type: 'object', properties: { text: { type: 'string', maxLength: 9 } } } },
      notes: { $ref: '#/components/schemas/Notes' },
      accounts: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
    },
  };
  const thing = {
    allOf: [{ $ref: '#/components/schemas/ThingInput' }, { type: 'object', properties: { id: { type: 'string' } } }],
    required: ['id', 'name'],
  };
  const page = {
    type: 'object',
    required: ['items'],
    properties: { items: { type: 'array', items: { $ref: '#/components/schemas/Thing' } } },
  };
  const json = (schema: object) => ({ content: { 'application/json': { schema } } });
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const versioned = { ...json(ref('Thing')), headers: { ETag: { schema: { type: 'string' } } } };
  const responses = { 200: versioned, 404: { description: 'None' } };
  return {
    openapi: '3.1.0',
    security: [{ bearer: [] }],
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          tags: ['things'],
          parameters: [
            { name: 'searchToken', in: 'query', schema: { type: 'string', maxLength: 100 } },
            { name: 'sortBy', in: 'query', schema: { type: 'string', enum: ['name', 'kind'] } },
          ] as object[],
          responses: { 200: json(ref('ThingPage')) },
        },
        post: {
          operationId: 'createThing',
          requestBody: json(ref('ThingInput')),
          responses: { 201: json(ref('Thing')) },
        },
      } as Record<string, Record<string, unknown>>,
      '/things/{id}': {
        get: { operationId: 'getThing', responses },
        put: {
          operationId: 'updateThing',
          parameters: [{ name: 'If-Match', in: 'header', schema: {} }],
          requestBody: json(ref('ThingInput')),
          responses,
        },
      } as Record<string, Record<string, unknown>>,
    },
    components: {
      schemas: {
        ThingInput: input as { required: string[]; properties: Record<string, Record<string, unknown>> },
        Thing: thing as { required: string[]; allOf: object[] },
        ThingPage: page,
        Notes: {
          type: 'object',
          additionalProperties: false,
          properties: { text: { type: 'string' }, more: ref('Notes') } as Record<string, object>,
        },
      },
    },
  };
}
/** The contract as it can be changed. */
export type Planted = ReturnType<typeof contract>;

/** What a change of the contract is told as; breaking ones begin with `!`. `prepare` makes the contract that is changed. */
export function told(
  plant: (contract: Planted) => void,
  prepare: (contract: Planted) => void = () => undefined,
): string[] {
  const [before, after] = [contract(), contract()];
  prepare(before);
  prepare(after);
  plant(after);
  return compareContracts(toJson(before), toJson(after)).map((one) => (one.isBreaking ? '! ' : '') + sentenceOf(one));
}
const toJson = (value: object) => JSON.parse(JSON.stringify(value)) as JsonObject;

/** The operation that lists. */
export const list = (one: Planted) =>
  one.paths['/things']?.get as { parameters: object[]; responses: Record<string, object> };
/** What a read and a save answer. */
export const answerOf = (one: Planted) => {
  const read = one.paths['/things/{id}']?.get as { responses: Record<string, { headers?: { ETag?: object } }> };
  return read.responses['200'] ?? {};
};
/** The schema of what is sent. */
export const inputOf = (one: Planted) => one.components.schemas.ThingInput;
